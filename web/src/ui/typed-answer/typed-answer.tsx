import { type TypedWish, unreadableIn } from '@akada/answers';
import { useState } from 'react';
import { TAP_MS } from './keypad.tsx';
import { TypedField } from './typed-field.tsx';
import { Unread } from './unread.tsx';

export { TypedText } from './typed-text.tsx';

export interface TypedAnswerProps {
  wish: TypedWish;
  value: string;
  onChange: (typed: string) => void;
  isLocked?: boolean;
  /** Whoever wanted to hand in is told at once what cannot be read. */
  isAsked?: boolean;
  /** What Enter does, where it does something. */
  enterLabel?: string | undefined;
  onEnter?: () => void;
}

/** An answer that somebody else will judge: all that can be said here is whether it can be read. */
export default function TypedAnswer(props: TypedAnswerProps) {
  const { wish, value, onChange, isLocked = false, isAsked = false, enterLabel, onEnter } = props;
  // Nobody is told so in the middle of a word.
  const [isLeft, setLeft] = useState(value !== '');
  const why = value.trim() && !isLocked && (isLeft || isAsked) ? unreadableIn(wish, value) : null;
  return (
    <form
      className="typed-form"
      onSubmit={(event) => {
        event.preventDefault();
        setLeft(true);
        onEnter?.();
      }}
      // What is said below it would move what is tapped: first the tap, then the words.
      onBlur={() => window.setTimeout(() => setLeft(true), TAP_MS)}
    >
      <TypedField
        wish={wish}
        value={value}
        isLocked={isLocked}
        enterLabel={enterLabel}
        onChange={(typed) => {
          setLeft(false);
          onChange(typed);
        }}
      />
      <div role="status">{why ? <Unread why={why} /> : null}</div>
    </form>
  );
}

/** The answers that cannot be read, by the ids of their questions. */
export const unreadAmong = (
  questions: readonly { id: string; typed?: TypedWish | undefined }[],
  answers: Readonly<Record<string, string>>,
): string[] =>
  questions.flatMap(({ id, typed }) => (typed && answers[id]?.trim() && unreadableIn(typed, answers[id]) ? id : []));
