import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldTexts {
  id?: string;
}

export function TextArea({ id, label, hint, error, labelAside, className, rows = 4, ...area }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} labelAside={labelAside} className={className}>
      {(control) => <textarea {...area} {...control} rows={rows} className="control field-sizing-content min-h-24" />}
    </FieldFrame>
  );
}
