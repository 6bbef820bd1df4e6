import { type TypedKey, type Verdict, wishOf } from '@akada/answers';
import { type ReactNode, useEffect, useRef } from 'react';
import { typedTexts as texts } from '../../texts/en/typed.ts';
import { RichText } from '../prose.tsx';
import { TypedField } from './typed-field.tsx';
import { TypedText } from './typed-text.tsx';
import { TypedVerdict } from './typed-verdict.tsx';
import { WorkingEntry } from './working/working-entry.tsx';

export interface TypedQuestionProps {
  question: ReactNode;
  typed: TypedKey;
  value: string;
  onChange: (typed: string) => void;
  onEnter: () => void;
  verdict: Verdict | null;
  /** The server's HTML: why the key is right, then what led to each of the known slips. */
  reasons: readonly string[];
  /** Also without a verdict: the answer was looked at. */
  isLocked?: boolean;
  /** The answer is told elsewhere on the page. */
  isToldElsewhere?: boolean;
  /** Whether it may be worked out line by line before it is answered: that tells whether a value is right. */
  canWork?: boolean;
  /** Before it is checked a hint; then what else is to be said. */
  children?: ReactNode;
}

/** One question whose answer is typed, and judged once: what cannot be read is asked for again. */
export default function TypedQuestion(props: TypedQuestionProps) {
  const {
    question,
    typed,
    value,
    onChange,
    onEnter,
    verdict,
    reasons,
    isLocked = false,
    isToldElsewhere = false,
    canWork = false,
    children,
  } = props;
  const isChecked = verdict !== null && verdict.is !== 'unread';
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isChecked) return;
    told.current?.scrollIntoView?.({ block: 'nearest' });
    // The field would swallow the keys that lead on.
    told.current?.focus({ preventScroll: true });
  }, [isChecked]);
  const form = (
    <form
      className="typed-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChecked) onEnter();
      }}
    >
      <div className="typed-asked">{question}</div>
      {isChecked ? null : <div aria-live="polite">{children}</div>}
      <TypedField wish={wishOf(typed)} value={value} onChange={onChange} isLocked={isChecked || isLocked} />
      <div role="status" ref={told} tabIndex={-1} className="typed-told">
        {verdict ? <TypedVerdict verdict={verdict} reasons={reasons} isFinal /> : null}
        {verdict?.is === 'wrong' && !isToldElsewhere ? (
          <p>
            <span className="font-semibold">
              {texts.rightIs} <TypedText kind={typed.kind} ordered={typed.ordered} text={typed.key} />.
            </span>{' '}
            {reasons[0] ? <RichText html={reasons[0]} /> : null}
          </p>
        ) : null}
        {isChecked ? children : null}
      </div>
    </form>
  );
  if (!typed.working || !(canWork || isChecked)) return form;
  return (
    <>
      {form}
      <WorkingEntry task={typed.working} />
    </>
  );
}
