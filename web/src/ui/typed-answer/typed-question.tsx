import type { TypedKey, Verdict } from '@akada/answers';
import { type ReactNode, useEffect, useRef } from 'react';
import { typedTexts as texts } from '../../texts/en/typed.ts';
import { RichText } from '../prose.tsx';
import { TypedField } from './typed-field.tsx';
import { TypedVerdict } from './typed-verdict.tsx';
import { wishOf } from './wish-of.ts';

export interface TypedQuestionProps {
  question: ReactNode;
  typed: TypedKey;
  value: string;
  onChange: (typed: string) => void;
  onEnter: () => void;
  verdict: Verdict | null;
  /** The server's HTML: why the key is right, then what led to each of the known slips. */
  reasons: readonly string[];
  /** Before it is checked a hint; then what else is to be said. */
  children?: ReactNode;
}

/** One question whose answer is typed, and judged once: what cannot be read is asked for again. */
export default function TypedQuestion(props: TypedQuestionProps) {
  const { question, typed, value, onChange, onEnter, verdict, reasons, children } = props;
  const isChecked = verdict !== null && verdict.is !== 'unread';
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isChecked) return;
    told.current?.scrollIntoView?.({ block: 'nearest' });
    // The field would swallow the keys that lead on.
    told.current?.focus({ preventScroll: true });
  }, [isChecked]);
  return (
    <form
      className="typed-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChecked) onEnter();
      }}
    >
      <div className="typed-asked">{question}</div>
      {isChecked ? null : <div aria-live="polite">{children}</div>}
      <TypedField wish={wishOf(typed)} value={value} onChange={onChange} isLocked={isChecked} />
      <div role="status" ref={told} tabIndex={-1} className="typed-told">
        {verdict ? <TypedVerdict verdict={verdict} reasons={reasons} /> : null}
        {verdict?.is === 'wrong' ? (
          <p>
            <span className="font-semibold">{texts.rightIs(typed.key)}</span>{' '}
            {reasons[0] ? <RichText html={reasons[0]} /> : null}
          </p>
        ) : null}
        {isChecked ? children : null}
      </div>
    </form>
  );
}
