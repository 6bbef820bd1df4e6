import type { TypedWish } from '@akada/answers';
import { ArrowLeft, ArrowRight, CornerDownLeft, Delete, Keyboard } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { typedTexts } from '../../texts/en/typed.ts';
import {
  digitRows,
  extraKeys,
  fractionKey,
  type Key,
  press,
  rubOut,
  structureKeys,
  type Typing,
} from './keypad-keys.ts';
import './keypad.css';

const texts = typedTexts.keypad;

/** As long as a tap takes, from the finger down to what it does. */
export const TAP_MS = 350;

interface KeypadProps {
  field: HTMLInputElement;
  wish: TypedWish;
  /** In place of those that the wish asks for. */
  keys?: readonly Key[] | undefined;
  enterLabel?: string | undefined;
  onType: (typing: Typing) => void;
  onKeyboard: () => void;
  /** The focus, which a keyboard may bring here, went elsewhere. */
  onLeave: () => void;
}

/** Whether something lies within the keypad. */
export const isKeypad = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.keypad') !== null;

/** In place of the phone's keyboard: what mathematics is typed with. The field keeps the focus throughout. */
export function Keypad(props: KeypadProps) {
  const { field, wish, keys = extraKeys(wish), enterLabel = texts.enter, onType, onKeyboard, onLeave } = props;
  // What lies outside of a dialog cannot be pressed while it is open.
  const host = field.closest<HTMLElement>('[role=dialog]') ?? document.body;
  useEffect(() => {
    host.style.paddingBottom = '20rem';
    field.closest('.typed-field')?.scrollIntoView({ block: 'center' });
    return () => {
      // Whoever leaves by a tap on something else must still hit it: nothing moves before the tap is over.
      window.setTimeout(() => {
        if (!document.querySelector('.keypad')) host.style.paddingBottom = '';
      }, TAP_MS);
    };
  }, [field, host]);

  const now = (): Typing => {
    const end = field.selectionEnd ?? field.value.length;
    return { text: field.value, start: field.selectionStart ?? end, end };
  };
  const put = (key: Key) => onType(press(now(), key));
  const move = (by: number) => {
    const { text, start } = now();
    const caret = Math.min(text.length, Math.max(0, start + by));
    onType({ text, start: caret, end: caret });
  };
  const key = (one: Key, look?: string) => (
    <PadKey key={one.shows} label={texts.names[one.shows] ?? one.shows} className={look} onPress={() => put(one)}>
      {one.shows}
    </PadKey>
  );
  const [first, second, third, fourth] = digitRows.map((row) => row.map((one) => key(one)));
  return createPortal(
    <section
      aria-label={texts.name}
      className="keypad"
      // A press must not take the focus out of the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== field && !isKeypad(relatedTarget)) onLeave();
      }}
    >
      <div className="keypad-extra">{keys.map((one) => key(one))}</div>
      <div className="keypad-keys">
        {[fractionKey, ...structureKeys].map((one) => key(one, soft))}
        {first}
        <PadKey label={texts.left} className={soft} onPress={() => move(-1)}>
          <ArrowLeft aria-hidden />
        </PadKey>
        <PadKey label={texts.right} className={soft} onPress={() => move(1)}>
          <ArrowRight aria-hidden />
        </PadKey>
        {second}
        <PadKey label={texts.rubOut} className={wide} onPress={() => onType(rubOut(now()))}>
          <Delete aria-hidden />
        </PadKey>
        {third}
        <PadKey label={texts.keyboard} className={wide} onPress={onKeyboard}>
          <Keyboard aria-hidden />
        </PadKey>
        {fourth}
        <PadKey
          label={enterLabel}
          className={go}
          onPress={() => (field.form ? field.form.requestSubmit() : field.blur())}
        >
          <CornerDownLeft aria-hidden />
        </PadKey>
      </div>
    </section>,
    host,
  );
}

const soft = 'keypad-soft';
const wide = 'keypad-soft keypad-wide';
const go = 'keypad-go keypad-wide';

interface PadKeyProps {
  label: string;
  className?: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

function PadKey({ label, className, onPress, children }: PadKeyProps) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className={className}>
      {children}
    </button>
  );
}
