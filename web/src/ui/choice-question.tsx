import { Check, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { RichText } from './prose.tsx';

export interface ChoiceQuestionProps {
  question: ReactNode;
  options: readonly string[];
  /** The same as the server's HTML, where an option holds a formula. */
  optionsHtml?: readonly string[] | undefined;
  selected: string | null;
  onSelect: (option: string) => void;
  /** The right option, once the answer was checked: then nothing can be changed any more. */
  correct?: string | undefined;
  /** What stands beside the right option, and beside a wrong choice. */
  rightLabel: string;
  wrongLabel: string;
}

/** One question with big targets. After checking, right and wrong are told by words and marks, not by colour alone. */
export function ChoiceQuestion(props: ChoiceQuestionProps) {
  const { question, options, optionsHtml, selected, onSelect, correct, rightLabel, wrongLabel } = props;
  const name = useId();
  const isChecked = correct !== undefined;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-semibold text-lg leading-snug">{question}</legend>
      <div className="grid gap-2.5">
        {options.map((option, index) => {
          const html = optionsHtml?.[index];
          const isRight = isChecked && option === correct;
          const isWrong = isChecked && option === selected && option !== correct;
          return (
            <label
              key={option}
              className={cx(
                'flex min-h-12 items-start gap-3 rounded-control border bg-surface px-4 py-3 transition-colors',
                'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
                !isChecked &&
                  'cursor-pointer border-line-strong hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft',
                isChecked && !isRight && !isWrong && 'border-line',
                isRight && 'border-success bg-success-soft text-on-success-soft',
                isWrong && 'border-danger bg-danger-soft text-on-danger-soft',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={option === selected}
                disabled={isChecked}
                onChange={() => onSelect(option)}
                className="mt-px size-6 shrink-0 appearance-none rounded-pill border-2 border-line-strong bg-surface outline-none checked:border-primary checked:shadow-[inset_0_0_0_4px_var(--surface),inset_0_0_0_12px_var(--primary)]"
              />
              <span className="min-w-0 flex-1 break-words">
                {html === undefined ? option : <RichText html={html} />}
              </span>
              {isRight || isWrong ? (
                <span className="flex shrink-0 items-center gap-1 font-semibold text-sm">
                  {isRight ? <Check aria-hidden className="size-5" /> : <X aria-hidden className="size-5" />}
                  {isRight ? rightLabel : wrongLabel}
                </span>
              ) : null}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
