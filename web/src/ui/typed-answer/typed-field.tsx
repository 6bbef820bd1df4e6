import { drawTyped, type TypedWish } from '@akada/answers';
import { type Ref, useId, useMemo } from 'react';
import { typedTexts as texts } from '../../texts/en/typed.ts';
import { RichText } from '../prose.tsx';
import type { Key } from './keypad-keys.ts';
import { TypedInput } from './typed-input.tsx';
import './typed-answer.css';

const wantOf = ({ kind, ordered, unit }: TypedWish) =>
  kind === 'number' && unit ? texts.wants.unit : kind === 'set' && ordered ? texts.wants.pair : texts.wants[kind];

interface TypedFieldProps {
  wish: TypedWish;
  value: string;
  onChange: (typed: string) => void;
  isLocked?: boolean;
  label?: string;
  /** What the last key of the keypad does; checks if left out. */
  enterLabel?: string | undefined;
  /** What it asks for, its keys and how it is drawn, where it is not an answer. */
  placeholder?: string;
  keys?: readonly Key[];
  draw?: (typed: string) => string | null;
  ref?: Ref<HTMLInputElement>;
}

/** Where an answer is typed, with what was understood of it below. */
export function TypedField(props: TypedFieldProps) {
  const { wish, label = texts.yours, value, placeholder = wantOf(wish), draw, ...rest } = props;
  const id = useId();
  const drawn = useMemo(() => (draw ? draw(value) : drawTyped(wish.kind, value)), [draw, wish.kind, value]);
  return (
    <div className="typed-field">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="typed-box">
        <TypedInput
          {...rest}
          wish={wish}
          value={value}
          id={id}
          className="control"
          placeholder={placeholder}
          aria-describedby={`${id}-read`}
        />
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
