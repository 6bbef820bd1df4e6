import type { TypedWish } from '@akada/answers';
import { type ReactNode, useEffect, useState } from 'react';
import { commonTexts } from '../../texts/en/common.ts';
import type { TypedAnswerProps } from './typed-answer.tsx';

type Typing = typeof import('./typed-answer.tsx');

/** What reads and draws answers is loaded with the first typed question; pages without one do without. */
let loading: Promise<Typing> | undefined;
let loaded: Typing | undefined;
function load(): Promise<Typing> {
  loading ??= import('./typed-answer.tsx').then(
    (typing) => {
      loaded = typing;
      return typing;
    },
    (error) => {
      // For want of a network, perhaps: the next one may have more luck.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

function useTyping(): Typing | 'failed' | null {
  const [typing, setTyping] = useState<Typing | 'failed' | null>(loaded ?? null);
  useEffect(() => {
    if (loaded) return;
    const begin = () =>
      void load().then(setTyping, () => {
        setTyping((now) => now ?? 'failed');
      });
    begin();
    window.addEventListener('online', begin);
    return () => window.removeEventListener('online', begin);
  }, []);
  return typing;
}

/** The field for a typed answer; a plain one where the rest cannot be loaded, since the server reads it all the same. */
export function LazyTypedAnswer(props: TypedAnswerProps) {
  const typing = useTyping();
  const { value, onChange, isLocked = false, onEnter } = props;
  if (typing === 'failed')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onEnter?.();
        }}
      >
        <input
          className="control"
          aria-label={commonTexts.yourAnswer}
          value={value}
          readOnly={isLocked}
          maxLength={300}
          autoComplete="off"
          autoCapitalize="none"
          onChange={({ target }) => onChange(target.value)}
        />
      </form>
    );
  if (!typing) return <div style={{ height: '5.25rem' }} />;
  const { default: TypedAnswer } = typing;
  return <TypedAnswer {...props} />;
}

/** The same for what was typed before: drawn as soon as it can be. */
export function LazyTypedText({ kind, text }: { kind: TypedWish['kind']; text: string }): ReactNode {
  const typing = useTyping();
  return typing && typing !== 'failed' ? <typing.TypedText kind={kind} text={text} /> : text;
}

/** Once what reads answers is here; never where it cannot be loaded. */
export const whenTypingIsHere = (then: () => void): void => void load().then(then, () => {});

/** Which answers cannot be read; none where nothing here can tell. */
export async function findUnread(...asked: Parameters<Typing['unreadAmong']>): Promise<string[]> {
  if (!asked[0].some(({ typed }) => typed)) return [];
  return load().then(
    ({ unreadAmong }) => unreadAmong(...asked),
    () => [],
  );
}
