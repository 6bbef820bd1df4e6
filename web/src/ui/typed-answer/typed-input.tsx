import type { TypedWish } from '@akada/answers';
import { Grid3x3 } from 'lucide-react';
import { type ComponentProps, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { typedTexts as texts } from '../../texts/en/typed.ts';
import { IconButton } from '../icon-button.tsx';
import { isKeypad, Keypad } from './keypad.tsx';
import type { Key, Typing } from './keypad-keys.ts';

/** Fingers have a keypad; whoever asked for the phone's own keyboard keeps it until the page is left. */
const isTouched = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;
let prefersKeypad = true;

interface TypedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  wish: TypedWish;
  value: string;
  onChange: (typed: string) => void;
  /** Nothing can be typed any more. */
  isLocked?: boolean;
  /** What the last key of the keypad does; checks if left out. */
  enterLabel?: string | undefined;
  /** Keys in place of those that the wish asks for. */
  keys?: readonly Key[] | undefined;
  /** The focus went elsewhere, and not to the keypad. */
  onLeave?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A field for mathematics: where fingers type, with a keypad. */
export function TypedInput(props: TypedInputProps) {
  const { wish, value, onChange, isLocked = false, enterLabel, keys, onLeave, ref, ...rest } = props;
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
  const leave = () => {
    setFocus(false);
    onLeave?.();
  };
  return (
    <>
      <input
        {...rest}
        ref={field}
        type="text"
        inputMode={hasKeypad && wantsKeypad ? 'none' : 'text'}
        onFocus={() => {
          setFocus(true);
          // Another field may have asked for the other one meanwhile.
          setKeypad(prefersKeypad);
        }}
        onBlur={({ relatedTarget }) => {
          if (!isKeypad(relatedTarget)) leave();
        }}
        value={value}
        readOnly={isLocked}
        maxLength={300}
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
          keys={keys}
          enterLabel={enterLabel}
          onType={(typing) => {
            onChange(typing.text);
            setCaret(typing);
          }}
          onKeyboard={() => turnKeypad(false)}
          onLeave={leave}
        />
      ) : null}
    </>
  );
}
