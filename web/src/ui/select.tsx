import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'id' | 'multiple'>, FieldTexts {
  id?: string;
  /** Without options, give <option> children instead. */
  options?: { value: string; label: string; disabled?: boolean }[];
  /** An empty first option: 'Choose your level'. */
  placeholder?: string;
}

/** The browser's own select in our look: best with a phone's picker and with screen readers. */
export function Select({
  id,
  label,
  hint,
  error,
  labelAside,
  options,
  placeholder,
  className,
  children,
  ...select
}: SelectProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} labelAside={labelAside} className={className}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className="control appearance-none pr-11">
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options?.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </select>
          <ChevronDown
            aria-hidden
            className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3.5 size-5 text-ink-soft"
          />
        </div>
      )}
    </FieldFrame>
  );
}
