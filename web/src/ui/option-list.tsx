import { Check, X } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { cx } from './cx.ts';
import { letterOf } from './option-keys.ts';

interface Option {
  value: string;
  content: ReactNode;
}

export interface OptionListProps {
  options: readonly Option[];
  selected: string | null;
  onSelect: (value: string) => void;
  /** Nothing can be changed any more. */
  isLocked: boolean;
  /** The right option, once it may be known. */
  correct?: string | undefined;
  /** What stands under the right option, and under the one that was chosen. */
  rightLabel: string;
  yourLabel: string;
  /** Why it is right or wrong: inside the option that was chosen, or the right one where none was. */
  feedback?: ReactNode;
  feedbackRef?: Ref<HTMLDivElement>;
}

/** The options of a question as big targets. Right and wrong are told by words and marks; a mistake is no fault, so never red. */
export function OptionList({ options, selected, onSelect, isLocked, correct, ...props }: OptionListProps) {
  const { rightLabel, yourLabel, feedback, feedbackRef } = props;
  const name = useId();
  const isKnown = correct !== undefined;
  return (
    <div className="grid grid-cols-1 gap-2.5">
      {options.map(({ value, content }, index) => {
        const isChosen = value === selected;
        const isRight = isKnown && value === correct;
        const isWrong = isKnown && isChosen && !isRight;
        const marks = [isRight && rightLabel, isKnown && isChosen && yourLabel].filter(Boolean);
        const isExplained = isChosen || (selected === null && isRight);
        return (
          <div
            key={value}
            className={cx(
              'rounded-control border transition-colors',
              'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus has-[input:focus-visible]:outline-offset-2',
              isRight
                ? 'border-success bg-success-soft text-on-success-soft'
                : isWrong
                  ? 'border-warning bg-warning-soft text-on-warning-soft'
                  : isChosen
                    ? 'border-primary bg-primary-soft text-on-primary-soft shadow-[inset_0_0_0_1px_var(--primary)]'
                    : isKnown
                      ? 'border-line bg-surface'
                      : 'border-line-strong bg-surface has-[input:enabled]:hover:bg-sunken',
            )}
          >
            <label
              className={cx(
                'flex min-h-13 items-start gap-3 px-3 py-2.5',
                isLocked ? 'cursor-default' : 'cursor-pointer',
              )}
            >
              <span className="relative grid size-8 shrink-0 place-items-center">
                <input
                  type="radio"
                  name={name}
                  value={value}
                  checked={isChosen}
                  disabled={isLocked}
                  onChange={() => onSelect(value)}
                  className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-pill border-2 border-line-strong outline-none checked:border-primary checked:bg-primary"
                />
                <span
                  aria-hidden
                  className="pointer-events-none relative font-bold text-ink-soft text-sm peer-checked:text-on-primary"
                >
                  {letterOf(index)}
                </span>
              </span>
              <span className="min-w-0 flex-1 pt-0.5">
                {content}
                {marks.length > 0 ? (
                  <span className="mt-1 flex items-center gap-1 font-semibold text-sm">
                    {isRight ? (
                      <Check aria-hidden className="size-5 shrink-0" />
                    ) : (
                      <X aria-hidden className="size-5 shrink-0" />
                    )}
                    {marks.join(' · ')}
                  </span>
                ) : null}
              </span>
            </label>
            {isExplained ? (
              // There before it says anything, so that a screen reader hears it.
              <div
                ref={feedbackRef}
                tabIndex={-1}
                aria-live="polite"
                className="scroll-mt-18 outline-none not-empty:px-3 not-empty:pb-3 sm:not-empty:pl-14"
              >
                {feedback}
              </div>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
