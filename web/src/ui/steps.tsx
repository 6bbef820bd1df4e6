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

/** Labelled step progress: a tick marks what is done, amber what is open. Each is as wide as its name, which never breaks: what has no room is on the next line. */
export function Steps({ label, steps, current, doneLabel, className }: StepsProps) {
  return (
    <ol aria-label={label} className={cx('flex flex-wrap gap-x-1.5 gap-y-2 sm:gap-x-2', className)}>
      {steps.map((step, index) => {
        const done = index < current;
        const open = index === current;
        return (
          <li key={step} aria-current={open ? 'step' : undefined} className="min-w-fit flex-auto sm:flex-1">
            <span aria-hidden className="flex h-3.5 items-center gap-1">
              <span className={cx('h-1.5 flex-1 rounded-pill', done ? 'bg-primary' : open ? 'bg-accent' : 'bg-line')} />
              {done ? <Check strokeWidth={4} className="size-3.5 shrink-0 text-link" /> : null}
            </span>
            <span
              className={cx(
                'mt-1 block text-nowrap text-sm leading-snug tracking-tight sm:tracking-normal',
                open ? 'font-semibold text-ink' : 'text-ink-faint',
              )}
            >
              {step}
              {done ? <VisuallyHidden> {doneLabel}</VisuallyHidden> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
