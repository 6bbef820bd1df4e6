import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export interface FieldTexts {
  label: ReactNode;
  /** Help that is there from the start. */
  hint?: ReactNode;
  /** What is wrong; its presence marks the control as invalid. */
  error?: ReactNode;
  /** Shown at the end of the label's line: a link such as 'Forgotten Password?'. */
  labelAside?: ReactNode;
}

export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldTexts {
  id?: string;
  className?: string;
  children: (control: ControlWiring) => ReactNode;
}

/** Label, hint and error around any control, tied to it by id. */
export function FieldFrame({ id, label, hint, error, labelAside, className, children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={controlId} className="font-semibold text-sm">
          {label}
        </label>
        {labelAside}
      </div>
      {hint ? (
        <p id={hintId} className="text-ink-faint text-sm">
          {hint}
        </p>
      ) : null}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-danger text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
