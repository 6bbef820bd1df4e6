import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field-frame.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The browser's own checkbox in our look; the label is part of the target. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-faint">
        <span className="relative mt-px grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
            className={cx(
              'peer size-6 cursor-[inherit] appearance-none rounded-[0.375rem] border-2 bg-surface transition-colors checked:border-primary checked:bg-primary',
              error ? 'border-danger' : 'border-line-strong',
            )}
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none invisible absolute size-4 text-on-primary peer-checked:visible"
          />
        </span>
        <span>
          {label}
          {hint ? (
            <span id={`${id}-hint`} className="block text-ink-faint text-sm">
              {hint}
            </span>
          ) : null}
        </span>
      </label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
