import { drawTyped, type TypedWish, unreadableIn } from '@akada/answers';
import { useState } from 'react';
import { typedTexts as texts } from '../../texts/en/typed.ts';
import { RichText } from '../prose.tsx';
import { TAP_MS } from './keypad.tsx';
import { TypedField } from './typed-field.tsx';

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
      <div role="status">
        {why ? (
          <div className="typed-verdict" data-is="unread">
            <p>{texts.notRead}</p>
            <p>{texts.why[why]}</p>
          </div>
        ) : null}
      </div>
    </form>
  );
}

/** What somebody typed, or should have, as it was understood. */
export function TypedText({ kind, text }: { kind: TypedWish['kind']; text: string }) {
  const drawn = kind === 'word' ? '' : drawTyped(kind, text);
  return drawn ? <RichText html={drawn} /> : <span>{text}</span>;
}

/** The answers that cannot be read, by the ids of their questions. */
export const unreadAmong = (
  questions: readonly { id: string; typed?: TypedWish | undefined }[],
  answers: Readonly<Record<string, string>>,
): string[] =>
  questions.flatMap(({ id, typed }) => (typed && answers[id]?.trim() && unreadableIn(typed, answers[id]) ? id : []));
