import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
  className?: string;
}

/** Takes effect at once; use Checkbox for what is sent with a form. */
export function Switch({ label, hint, checked, onChange, disabled, name, className }: SwitchProps) {
  return (
    <label
      className={cx(
        'flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2 has-disabled:cursor-not-allowed has-disabled:text-ink-faint',
        className,
      )}
    >
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {hint ? <span className="block text-ink-faint text-sm">{hint}</span> : null}
      </span>
      <span className="relative h-8 w-14 shrink-0">
        <input
          type="checkbox"
          role="switch"
          name={name}
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer block h-8 w-14 cursor-[inherit] appearance-none rounded-pill border-2 border-line-strong bg-sunken transition-colors checked:border-primary checked:bg-primary"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1.5 left-1.5 size-5 rounded-pill bg-line-strong transition-transform peer-checked:translate-x-6 peer-checked:bg-on-primary"
        />
      </span>
    </label>
  );
}
