import { Check } from 'lucide-react';
import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface StepsProps {
  /** Names the list: 'Setup progress'. */
  label: string;
  steps: readonly string[];
  /** Index of the step now open. */
  current: number;
  /** Read out after the name of a finished step: 'done'. */
  doneLabel: string;
  className?: string;
}

/** Labelled step progress; only the open step keeps its name visible on a narrow screen. */
export function Steps({ label, steps, current, doneLabel, className }: StepsProps) {
  return (
    <ol aria-label={label} className={cx('flex gap-2', className)}>
      {steps.map((step, index) => {
        const done = index < current;
        const open = index === current;
        return (
          <li key={step} aria-current={open ? 'step' : undefined} className="min-w-0 flex-1">
            <span
              aria-hidden
              className={cx('block h-1.5 rounded-pill', done ? 'bg-primary' : open ? 'bg-accent' : 'bg-line')}
            />
            <span
              className={cx(
                'mt-2 flex items-center gap-1 text-xs sm:text-sm',
                open ? 'font-semibold text-ink' : 'text-ink-faint',
              )}
            >
              {done ? <Check aria-hidden strokeWidth={3} className="size-3.5 shrink-0 text-link" /> : null}
              <span className="min-w-0 truncate">{step}</span>
              {done ? <VisuallyHidden>{doneLabel}</VisuallyHidden> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
