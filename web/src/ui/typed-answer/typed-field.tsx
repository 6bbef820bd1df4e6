import { drawTyped, type TypedKey } from '@akada/answers';
import { type Ref, useId, useMemo } from 'react';
import { typedTexts as texts } from '../../texts/en/typed.ts';
import { RichText } from '../prose.tsx';

/** What a question says of its answer before it is given; never the answer itself. */
export interface TypedWish {
  kind: TypedKey['kind'];
  isOrdered?: boolean;
  hasUnit?: boolean;
}

const wantOf = ({ kind, isOrdered, hasUnit }: TypedWish) =>
  kind === 'number' && hasUnit ? texts.wants.unit : kind === 'set' && isOrdered ? texts.wants.pair : texts.wants[kind];

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
  const drawn = useMemo(() => drawTyped(wish.kind, value), [wish.kind, value]);
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <label htmlFor={id} className="sr-only">
        {texts.yours}
      </label>
      <input
        ref={ref}
        id={id}
        className="control"
        type="text"
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
      {wish.kind === 'word' ? null : (
        <p id={`${id}-read`} className="mt-1 flex min-h-8 flex-wrap items-center gap-2 text-ink-soft text-sm">
          {drawn ? (
            <>
              {texts.understood} <RichText html={drawn} className="text-base text-ink" />
            </>
          ) : null}
        </p>
      )}
    </div>
  );
}
