import { drawTyped } from '@akada/answers';
import { Grid3x3 } from 'lucide-react';
import { type Ref, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { typedTexts as texts } from '../../texts/en/typed.ts';
import { IconButton } from '../icon-button.tsx';
import { RichText } from '../prose.tsx';
import { isKeypad, Keypad } from './keypad.tsx';
import type { Typing } from './keypad-keys.ts';
import './typed-answer.css';
import type { TypedWish } from './wish-of.ts';

const wantOf = ({ kind, isOrdered, hasUnit }: TypedWish) =>
  kind === 'number' && hasUnit ? texts.wants.unit : kind === 'set' && isOrdered ? texts.wants.pair : texts.wants[kind];

/** Fingers have a keypad; whoever asked for the phone's own keyboard keeps it until the page is left. */
const isTouched = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;
let prefersKeypad = true;

interface TypedFieldProps {
  wish: TypedWish;
  value: string;
  onChange: (typed: string) => void;
  isLocked?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Where an answer is typed, with what was understood of it below. */
export function TypedField({ wish, value, onChange, isLocked = false, ref }: TypedFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []);
  const [hasFocus, setFocus] = useState(false);
  const [wantsKeypad, setKeypad] = useState(prefersKeypad);
  const hasKeypad = isTouched() && wish.kind !== 'word' && !isLocked;
  const isPadOpen = hasKeypad && wantsKeypad && hasFocus;
  const turnKeypad = (isOn: boolean) => {
    prefersKeypad = isOn;
    setKeypad(isOn);
    // A phone asks how it is typed here only when the focus comes.
    field.current?.blur();
    requestAnimationFrame(() => field.current?.focus());
  };
  const [caret, setCaret] = useState<Typing | null>(null);
  useLayoutEffect(() => {
    if (caret) field.current?.setSelectionRange(caret.start, caret.end);
  }, [caret]);
  const drawn = useMemo(() => drawTyped(wish.kind, value), [wish.kind, value]);
  return (
    <div className="typed-field">
      <label htmlFor={id} className="sr-only">
        {texts.yours}
      </label>
      <div className="typed-box">
        <input
          ref={field}
          id={id}
          className="control"
          type="text"
          inputMode={hasKeypad && wantsKeypad ? 'none' : 'text'}
          onFocus={() => setFocus(true)}
          onBlur={({ relatedTarget }) => setFocus(isKeypad(relatedTarget))}
          value={value}
          readOnly={isLocked}
          maxLength={300}
          placeholder={wantOf(wish)}
          aria-describedby={`${id}-read`}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={({ target }) => onChange(target.value)}
        />
        {hasKeypad && !wantsKeypad ? (
          <IconButton
            label={texts.keypad.open}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => turnKeypad(true)}
          >
            <Grid3x3 aria-hidden />
          </IconButton>
        ) : null}
        {isPadOpen && field.current ? (
          <Keypad
            field={field.current}
            wish={wish}
            onType={(typing) => {
              onChange(typing.text);
              setCaret(typing);
            }}
            onKeyboard={() => turnKeypad(false)}
            onLeave={() => setFocus(false)}
          />
        ) : null}
      </div>
      {wish.kind === 'word' ? null : (
        <p id={`${id}-read`} className="typed-read">
          {drawn ? (
            <>
              {texts.understood} <RichText html={drawn} />
            </>
          ) : null}
        </p>
      )}
    </div>
  );
}
