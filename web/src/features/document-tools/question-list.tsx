import type { QuizQuestion } from '@akada/contract/client';
import { Check } from 'lucide-react';
import { documentsTexts } from '../../texts/en/documents.ts';
import { cx } from '../../ui/cx.ts';

/** The questions as their owner sees them: the right option marked, the reason below. */
export function QuestionList({ questions }: { questions: QuizQuestion[] }) {
  return (
    <ol className="flex flex-col gap-5">
      {questions.map(({ id, question, options, correct_answer, explanation }, index) => (
        <li key={id}>
          <p className="font-semibold">
            {index + 1}. {question}
          </p>
          <ul className="mt-2 flex flex-col gap-1">
            {options.map(({ label, text }) => {
              const isRight = label === correct_answer;
              return (
                <li
                  key={label}
                  className={cx(
                    'flex items-start gap-2 rounded-control px-3 py-1.5',
                    isRight && 'bg-success-soft font-medium text-on-success-soft',
                  )}
                >
                  <span className="shrink-0 tabular-nums">{label}.</span>
                  <span className="min-w-0 flex-1">{text}</span>
                  {isRight ? (
                    <>
                      <Check aria-hidden className="mt-0.5 size-5 shrink-0" />
                      <span className="sr-only">({documentsTexts.quiz.right})</span>
                    </>
                  ) : null}
                </li>
              );
            })}
          </ul>
          {explanation ? <p className="mt-1.5 px-3 text-ink-soft text-sm">{explanation}</p> : null}
        </li>
      ))}
    </ol>
  );
}
