import { type TypedKey, type Verdict, wishOf } from '@akada/answers';
import type { FormEvent, Ref } from 'react';
import type { FilledBlank } from '../../lib/lessons/blanks.ts';
import { TypedInput } from '../typed-answer/typed-input.tsx';
import { actsTexts } from './texts.ts';

const texts = actsTexts.faded;
/** In letters: wide enough for a thumb, and saying nothing of how long the answer is. */
const LEAST = 5;

export interface BlankState extends FilledBlank {
  verdict: Verdict | null;
}

interface BlankFieldProps {
  question: TypedKey;
  label: string;
  state: BlankState;
  /** Right, or filled in: it is locked. */
  isDone: boolean;
  onType: (typed: string) => void;
  onEnter: () => void;
  onLeave: () => void;
  ref: Ref<HTMLInputElement>;
}

/** A blank in the line of a step. */
export function BlankField({ question, label, state, isDone, onType, onEnter, onLeave, ref }: BlankFieldProps) {
  const { typed, verdict, isShown } = state;
  const is = isShown ? 'shown' : (verdict?.is ?? 'open');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onEnter();
  };
  return (
    <form className="blank-form typed-field" data-is={is} onSubmit={submit}>
      <TypedInput
        ref={ref}
        wish={wishOf(question)}
        value={typed}
        onChange={onType}
        onLeave={onLeave}
        isLocked={isDone}
        size={Math.max(LEAST, typed.length + 1)}
        aria-label={label}
        aria-invalid={verdict?.is === 'wrong' || undefined}
      />
      {isDone ? (
        <>
          {isShown ? null : <span aria-hidden>✓</span>}
          <span role="status" className="sr-only">
            {isShown ? texts.shown : texts.right}
          </span>
        </>
      ) : null}
    </form>
  );
}
