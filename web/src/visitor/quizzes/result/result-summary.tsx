import type { SubmissionResult } from '@akada/contract/client';
import { useEffect, useRef } from 'react';
import { hasPassColour, performanceLevel } from '../../../domains/quizzes/taking/score-bands.ts';
import { quizPageTexts } from '../../../domains/quizzes/taking/texts.ts';
import { cx } from '../../../ui/cx.ts';
import { goToQuestion } from '../go-to-question.ts';
import { ResultActions } from './result-actions.tsx';
import type { ResultProps } from './result-props.ts';

const texts = quizPageTexts.result;

/** The result above the questions. */
export function ResultSummary(props: ResultProps) {
  const { result } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const isGreen = hasPassColour(result.score);
  return (
    <section
      aria-labelledby="result-heading"
      className={cx(
        'mb-6 rounded-card border p-5 sm:p-6',
        isGreen
          ? 'border-success bg-success-soft text-on-success-soft'
          : 'border-warning bg-warning-soft text-on-warning-soft',
      )}
    >
      <h2 ref={heading} id="result-heading" tabIndex={-1} className="text-lg">
        {texts.heading}
      </h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
        <strong className="font-extrabold text-3xl tabular-nums">{texts.score(result.score)}</strong>
        <span className="font-semibold">{texts.count(result.correctAnswers, result.totalQuestions)}</span>
      </p>
      <p className="mt-1">
        {texts.level}: <strong>{texts.levels[performanceLevel(result.score)]}</strong>
      </p>
      <p className="mt-3 text-sm">{remarks(result).join(' ')}</p>
      <Mistakes {...props} />
      <ResultActions {...props} className="mt-4" />
    </section>
  );
}

/** The way to each question that was not right; each has its reason with it. */
function Mistakes({ quiz, result }: ResultProps) {
  const numbers = quiz.questions.flatMap(({ id }, index) => {
    const graded = result.answers?.find(({ question_id }) => question_id === id);
    return graded && !graded.is_correct ? index + 1 : [];
  });
  if (numbers.length === 0) return null;
  return (
    <nav aria-label={texts.mistakes(numbers.length)} className="mt-3 flex flex-wrap items-center gap-x-1">
      <span aria-hidden className="mr-1 font-semibold">
        {texts.mistakes(numbers.length)}:
      </span>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          aria-label={quizPageTexts.bar.next(number)}
          onClick={() => goToQuestion(number)}
          className="min-h-11 min-w-11 rounded-control font-semibold tabular-nums underline underline-offset-3"
        >
          {number}
        </button>
      ))}
    </nav>
  );
}

function remarks({ is_late, answers_shown }: SubmissionResult): string[] {
  return [
    texts.saved,
    is_late && texts.late,
    answers_shown === 'after_close' && texts.answersAfterClose,
    answers_shown === 'never' && texts.answersNever,
  ].filter((remark) => typeof remark === 'string');
}
