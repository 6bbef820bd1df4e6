import { judge, type TypedKey, type Verdict, wishOf } from '@akada/answers';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { typedTexts as texts } from '../../texts/en/typed.ts';
import { Button } from '../button.tsx';
import { TypedField } from './typed-field.tsx';
import { TypedVerdict } from './typed-verdict.tsx';
import { WorkingEntry } from './working/working-entry.tsx';

interface TypedCheckProps {
  question: TypedKey;
  reasons: readonly string[];
  /** What was typed here before. */
  before: string;
  /** Something that could be read was typed and judged. */
  onJudged: (given: { typed: string; isRight: boolean }) => void;
  /** The answer was found: there is nothing left to show. */
  onRight: () => void;
}

/** A check within a lesson whose answer is typed, as often as one likes. */
export default function TypedCheck({ question, reasons, before, onJudged, onRight }: TypedCheckProps) {
  const [typed, setTyped] = useState(before);
  const [verdict, setVerdict] = useState<Verdict | null>(() => (before ? judge(question, before) : null));
  const field = useRef<HTMLInputElement>(null);
  const isRight = verdict?.is === 'right';
  useEffect(() => {
    if (isRight) onRight();
  }, [isRight, onRight]);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const judged = judge(question, typed);
    setVerdict(judged);
    if (judged.is !== 'unread') onJudged({ typed: typed.trim(), isRight: judged.is === 'right' });
    if (judged.is !== 'right') field.current?.focus();
  };
  const change = (text: string) => {
    setTyped(text);
    setVerdict(null);
  };
  const form = (
    <form className="typed-form" onSubmit={check}>
      <div className="typed-row">
        <TypedField ref={field} wish={wishOf(question)} value={typed} onChange={change} />
        <Button type="submit">{texts.check}</Button>
      </div>
      <div role="status">{verdict ? <TypedVerdict verdict={verdict} reasons={reasons} /> : null}</div>
    </form>
  );
  return question.working ? (
    <>
      {form}
      <WorkingEntry task={question.working} />
    </>
  ) : (
    form
  );
}
