import { Check, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
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
}

/** The options of a question as big targets. Right and wrong are told by words and marks; a mistake is no fault, so never red. */
export function OptionList({ options, selected, onSelect, isLocked, correct, ...labels }: OptionListProps) {
  const name = useId();
  const isKnown = correct !== undefined;
  return (
    <div className="grid gap-2.5">
      {options.map(({ value, content }, index) => {
        const isChosen = value === selected;
        const isRight = isKnown && value === correct;
        const isWrong = isKnown && isChosen && !isRight;
        const marks = [isRight && labels.rightLabel, isKnown && isChosen && labels.yourLabel].filter(Boolean);
        return (
          <label
            key={value}
            className={cx(
              'flex min-h-13 items-start gap-3 rounded-control border px-3 py-2.5 transition-colors',
              'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              isLocked ? 'cursor-default' : 'cursor-pointer',
              isRight
                ? 'border-success bg-success-soft text-on-success-soft'
                : isWrong
                  ? 'border-warning bg-warning-soft text-on-warning-soft'
                  : isChosen
                    ? 'border-primary bg-primary-soft text-on-primary-soft shadow-[inset_0_0_0_1px_var(--primary)]'
                    : isKnown
                      ? 'border-line bg-surface'
                      : 'border-line-strong bg-surface has-enabled:hover:bg-sunken',
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
        );
      })}
    </div>
  );
}
