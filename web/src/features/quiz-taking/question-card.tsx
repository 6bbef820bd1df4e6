import type { GradedAnswer } from '@akada/contract/client';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { quizPageTexts } from '../../texts/en/quiz-page.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import type { Letter, TakerQuestion } from './taker-quiz.ts';

const texts = quizPageTexts.question;

interface QuestionCardProps {
  question: TakerQuestion;
  number: number;
  count: number;
  selected: Letter | null;
  isLocked: boolean;
  /** Which option is right and why, once the server says so. */
  graded: GradedAnswer | null;
  onSelect: (letter: Letter) => void;
}

/** One question with its options as large targets; after grading, with what was right. */
export function QuestionCard({ question, number, count, selected, isLocked, graded, onSelect }: QuestionCardProps) {
  const name = useId();
  return (
    <fieldset
      id={`question-${number}`}
      tabIndex={-1}
      className="min-w-0 scroll-mt-4 rounded-card border border-line bg-surface p-4 pt-3 shadow-card sm:p-6 sm:pt-5"
    >
      <legend className="sr-only">
        {texts.number(number, count)}: {question.text}
      </legend>
      <div aria-hidden>
        <p className="flex min-h-7 items-center justify-between gap-3 text-ink-faint text-sm">
          {texts.number(number, count)}
          {graded ? <Verdict graded={graded} /> : null}
        </p>
        <p className="mt-1 mb-4 whitespace-pre-line font-semibold text-lg">{question.text}</p>
      </div>
      <div className="grid gap-2.5">
        {question.options.map(({ label, text }) => (
          <label
            key={label}
            className={cx(optionLook, isLocked ? 'cursor-default' : 'cursor-pointer', lookOf(label, selected, graded))}
          >
            <input
              type="radio"
              name={name}
              value={label}
              checked={selected === label}
              disabled={isLocked}
              onChange={() => onSelect(label)}
              className="peer sr-only"
            />
            <span
              aria-hidden
              className={cx(
                'grid size-8 shrink-0 place-items-center rounded-pill border-2 font-bold text-sm',
                selected === label ? 'border-primary bg-primary text-on-primary' : 'border-line-strong text-ink-soft',
              )}
            >
              {label}
            </span>
            <span className="min-w-0 flex-1 whitespace-pre-line pt-0.5">
              <span className="sr-only">{label}. </span>
              {text}
              <OptionMark label={label} selected={selected} graded={graded} />
            </span>
          </label>
        ))}
      </div>
      {graded?.explanation ? (
        <p className="mt-4 whitespace-pre-line rounded-control bg-sunken px-4 py-3 text-ink-soft text-sm">
          <strong className="text-ink">{texts.why}: </strong>
          {graded.explanation}
        </p>
      ) : null}
    </fieldset>
  );
}

const optionLook =
  'flex min-h-13 items-start gap-3 rounded-control border px-3 py-2.5 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2';

function lookOf(label: Letter, selected: Letter | null, graded: GradedAnswer | null): string {
  if (graded?.correct_answer === label) return 'border-success bg-success-soft text-on-success-soft';
  if (graded && selected === label) return 'border-danger bg-danger-soft text-on-danger-soft';
  if (selected === label) {
    return 'border-primary bg-primary-soft text-on-primary-soft shadow-[inset_0_0_0_1px_var(--primary)]';
  }
  return 'border-line-strong has-enabled:hover:bg-sunken';
}

function Verdict({ graded }: { graded: GradedAnswer }) {
  if (graded.is_correct) {
    return (
      <Badge tone="success">
        <Check aria-hidden />
        {texts.correct}
      </Badge>
    );
  }
  return (
    <Badge tone="danger">
      <X aria-hidden />
      {graded.selected_answer ? texts.wrong : texts.unanswered}
    </Badge>
  );
}

/** In words what the colour of an option says. */
function OptionMark({
  label,
  selected,
  graded,
}: {
  label: Letter;
  selected: Letter | null;
  graded: GradedAnswer | null;
}) {
  const marks = [
    graded?.correct_answer === label && texts.rightAnswer,
    graded && selected === label && texts.yourAnswer,
  ].filter(Boolean);
  if (marks.length === 0) return null;
  return <span className="mt-1 block font-semibold text-xs">{marks.join(' · ')}</span>;
}
