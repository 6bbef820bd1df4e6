import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field-frame.tsx';

export interface CodeBoxesProps {
  /** Names the whole code. */
  legend: ReactNode;
  /** Names one box, counted from 1: 'Digit 1 of 4'. */
  boxLabel: (position: number) => string;
  /** Digits without gaps, at most `length` of them. */
  value: string;
  onChange: (value: string) => void;
  /** Runs when the last digit is there. */
  onComplete?: (value: string) => void;
  length?: number;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  autoFocus?: boolean;
  className?: string;
}

/** A one-time code in single boxes. Pasting, or the phone's own suggestion, fills them all from wherever it lands. */
export function CodeBoxes(props: CodeBoxesProps) {
  const {
    legend,
    boxLabel,
    value,
    onChange,
    onComplete,
    length = 4,
    hint,
    error,
    disabled,
    autoFocus,
    className,
  } = props;
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  function focus(index: number) {
    const box = boxes.current[Math.min(Math.max(index, 0), length - 1)];
    box?.focus();
    box?.select();
  }

  function change(next: string, focusAt: number) {
    const digits = next.slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
    focus(focusAt);
  }

  /** What a box now holds: one typed digit, beside the old one perhaps, or a whole pasted or suggested code. */
  function enter(index: number, text: string) {
    const digits = text.replace(/\D/g, '');
    // Phones' keyboards delete without telling the key.
    if (text === '') return change(value.slice(0, index) + value.slice(index + 1), index);
    if (digits === '') return;
    const old = value[index] ?? '';
    const typed = digits.length === 2 && old !== '' ? digits.replace(old, '') : digits;
    if (typed.length >= length) change(typed, length - 1);
    else {
      // A box past the end of what is there fills the first empty one.
      const at = Math.min(index, value.length);
      change(value.slice(0, at) + typed + value.slice(at + typed.length), at + typed.length);
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Here and not by the change event, which does not come when a digit replaces its like.
    if (/^\d$/.test(event.key)) enter(index, event.key);
    else if (event.key === 'ArrowLeft') focus(index - 1);
    else if (event.key === 'ArrowRight') focus(Math.min(index + 1, value.length));
    else if (event.key === 'Backspace') {
      const at = value[index] === undefined ? index - 1 : index;
      if (at >= 0) change(value.slice(0, at) + value.slice(at + 1), at);
    } else if (event.key === 'Delete') change(value.slice(0, index) + value.slice(index + 1), index);
    else return;
    event.preventDefault();
  }

  return (
    <fieldset aria-describedby={describedBy || undefined} className={cx('min-w-0', className)}>
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-2 text-ink-faint text-sm">
          {hint}
        </p>
      ) : null}
      <div className="flex gap-3">
        {Array.from({ length }, (_, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never move.
            key={index}
            ref={(box) => {
              boxes.current[index] = box;
            }}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            // biome-ignore lint/a11y/noAutofocus: the page asks for nothing but this code.
            autoFocus={autoFocus && index === Math.min(value.length, length - 1)}
            aria-label={boxLabel(index + 1)}
            aria-invalid={error ? true : undefined}
            disabled={disabled}
            value={value[index] ?? ''}
            onChange={(event) => enter(index, event.target.value)}
            onPaste={(event) => {
              event.preventDefault();
              enter(index, event.clipboardData.getData('text'));
            }}
            onKeyDown={(event) => onKeyDown(event, index)}
            onFocus={(event) => event.target.select()}
            className="control size-14 min-w-0 px-0 text-center font-bold font-heading text-xl tabular-nums sm:size-16"
          />
        ))}
      </div>
      {error ? (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}
