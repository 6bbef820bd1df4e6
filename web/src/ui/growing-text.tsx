import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';

export interface GrowingTextProps {
  /** For screen readers; the placeholder is what is seen. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Enter sends, Shift+Enter begins a new line. */
  onEnter: () => void;
  placeholder: string;
  maxLength?: number;
  /** How far it grows, such as `max-h-40`. */
  className: string;
}

const growsByItself = () => globalThis.CSS?.supports('field-sizing', 'content') ?? false;

/** For the browsers of many phones, which cannot yet size a box by its text. */
function useGrowth(text: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew with each letter
  useLayoutEffect(() => {
    if (!box.current || growsByItself()) return;
    box.current.style.height = 'auto';
    box.current.style.height = `${box.current.scrollHeight}px`;
  }, [text]);
  return box;
}

/** A bare text box that grows with what is written, for the foot of a conversation. */
export function GrowingText(props: GrowingTextProps) {
  const { label, value, onChange, onEnter, placeholder, maxLength = 2000, className } = props;
  const id = useId();
  const box = useGrowth(value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={box}
        id={id}
        rows={1}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={cx(
          'field-sizing-content min-h-11 min-w-0 flex-1 resize-none bg-transparent px-2 py-2.5 outline-none',
          className,
        )}
      />
    </>
  );
}
