import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldTexts {
  id?: string;
  /** A control that sits inside the box at its end, such as a show/hide toggle. */
  end?: ReactNode;
}

/** A labelled input. `ref` and every input attribute reach the input; `className` reaches the frame. */
export function Field({ id, label, hint, error, labelAside, end, className, ...input }: FieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} labelAside={labelAside} className={className}>
      {(control) =>
        end ? (
          <div className="relative">
            <input {...input} {...control} className={cx('control', 'pr-13')} />
            <div className="absolute inset-y-0 right-0.5 grid place-items-center">{end}</div>
          </div>
        ) : (
          <input {...input} {...control} className="control" />
        )
      }
    </FieldFrame>
  );
}
