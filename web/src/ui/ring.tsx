import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface RingProps {
  value: number;
  max?: number;
  /** In pixels. */
  size?: number;
  /** The whole in words: 'Progress: 40%'. */
  label: string;
  /** On a deep green panel. */
  tone?: 'primary' | 'on-brand';
  /** What stands in the middle, usually the number. */
  children?: ReactNode;
  className?: string;
}

export function Ring({ value, max = 100, size = 100, label, tone = 'primary', children, className }: RingProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const radius = 44;
  const length = 2 * Math.PI * radius;
  return (
    <div
      role="img"
      aria-label={label}
      className={cx('relative inline-grid shrink-0 place-items-center', className)}
      style={{ width: size, height: size }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        className="-rotate-90 absolute inset-0 size-full"
        fill="none"
        strokeWidth="10"
      >
        <circle
          cx="50"
          cy="50"
          r={radius}
          className={tone === 'primary' ? 'stroke-line' : 'stroke-on-brand opacity-25'}
        />
        <circle
          cx="50"
          cy="50"
          r={radius}
          className={cx(
            'transition-[stroke-dashoffset] duration-200',
            tone === 'primary' ? 'stroke-primary' : 'stroke-on-brand',
          )}
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - share)}
          visibility={share === 0 ? 'hidden' : undefined}
        />
      </svg>
      <span aria-hidden className="relative text-center font-bold font-heading text-lg tabular-nums leading-tight">
        {children}
      </span>
    </div>
  );
}
