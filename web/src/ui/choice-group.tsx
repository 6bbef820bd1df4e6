import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field-frame.tsx';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceGroupProps<Value extends string> {
  legend: ReactNode;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  className?: string;
}

function Group<Value extends string>(props: ChoiceGroupProps<Value> & { cards: boolean; columns?: 1 | 2 | 3 }) {
  const { legend, choices, value, onChange, hint, error, required, className, cards, columns = 1 } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={describedBy || undefined} className={cx('min-w-0', className)}>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-2 text-ink-faint text-sm">
          {hint}
        </p>
      ) : null}
      <div
        className={cx(
          cards && 'grid grid-cols-1 gap-2.5',
          cards && columns === 2 && 'sm:grid-cols-2',
          cards && columns === 3 && 'sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]',
        )}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cx(
              'flex min-h-11 cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-faint',
              cards
                ? 'rounded-control border border-line-strong bg-surface px-4 py-3 transition-colors hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2'
                : 'py-2.5',
            )}
          >
            <input
              type="radio"
              name={props.name ?? id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              required={required}
              onChange={() => onChange(choice.value)}
              className={cx(
                'mt-px size-6 shrink-0 cursor-[inherit] appearance-none rounded-pill border-2 border-line-strong bg-surface transition-shadow checked:border-primary checked:shadow-[inset_0_0_0_4px_var(--surface),inset_0_0_0_12px_var(--primary)]',
                cards && 'outline-none',
              )}
            />
            <span className="wrap-anywhere min-w-0 flex-1">
              <span className={cx('block', cards && 'font-semibold')}>{choice.label}</span>
              {choice.hint ? <span className="block text-sm opacity-90">{choice.hint}</span> : null}
            </span>
            {choice.icon ? <span className="shrink-0 [&>svg]:size-6">{choice.icon}</span> : null}
          </label>
        ))}
      </div>
      {error ? (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}

/** A plain list of radio buttons. */
export function RadioGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  return <Group {...props} cards={false} />;
}

/** Radio buttons as large cards, one to three a row from 640 px on. */
export function ChoiceCards<Value extends string>(props: ChoiceGroupProps<Value> & { columns?: 1 | 2 | 3 }) {
  return <Group {...props} cards />;
}
