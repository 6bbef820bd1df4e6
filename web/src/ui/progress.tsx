import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export interface ProgressProps {
  /** Between 0 and `max`; leave it out while it is unknown. */
  value?: number;
  max?: number;
  label: ReactNode;
  /** The same as words beside the label: '40%' or '2 of 5'. */
  valueText?: string;
  labelHidden?: boolean;
  tone?: 'primary' | 'accent';
  className?: string;
}

export function Progress({
  value,
  max = 100,
  label,
  valueText,
  labelHidden,
  tone = 'primary',
  className,
}: ProgressProps) {
  const id = useId();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value / max));
  return (
    <div className={className}>
      <div className={cx('mb-1.5 flex items-baseline justify-between gap-4 text-sm', labelHidden && 'sr-only')}>
        <span id={id} className="font-medium">
          {label}
        </span>
        {valueText && !labelHidden ? (
          <span aria-hidden className="shrink-0 text-ink-soft tabular-nums">
            {valueText}
          </span>
        ) : null}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className="h-2.5 overflow-hidden rounded-pill bg-sunken ring-1 ring-line ring-inset"
      >
        <div
          className={cx(
            'h-full rounded-pill transition-[width] duration-200',
            tone === 'accent' ? 'bg-accent' : 'bg-primary',
            share === undefined && 'w-1/3 animate-pulse',
          )}
          style={share === undefined ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
