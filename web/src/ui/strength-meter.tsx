import { cx } from './cx.ts';

export interface StrengthMeterProps {
  /** 0 (nothing yet) to 4 (strong), as from `passwordStrength`. */
  score: 0 | 1 | 2 | 3 | 4;
  /** 'Password strength' */
  label: string;
  /** The score in words: 'Fair'. */
  valueText: string;
  className?: string;
}

const fills = ['bg-line', 'bg-danger', 'bg-accent', 'bg-success', 'bg-success'];

export function StrengthMeter({ score, label, valueText, className }: StrengthMeterProps) {
  return (
    <div className={className}>
      <div aria-hidden className="flex gap-1.5">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={cx('h-1.5 flex-1 rounded-pill', step <= score ? fills[score] : 'bg-line')} />
        ))}
      </div>
      <p aria-live="polite" className="mt-1.5 text-ink-soft text-sm">
        {label}: <strong className="font-semibold text-ink">{valueText}</strong>
      </p>
    </div>
  );
}
