import { judge, type TypedKey, wishOf } from '@akada/answers';
import { useEffect, useMemo, useState } from 'react';
import TypedCheck from '../typed-answer/typed-check.tsx';
import { TypedField } from '../typed-answer/typed-field.tsx';
import { TypedVerdict } from '../typed-answer/typed-verdict.tsx';
import { type GuessPartProps, LookBack } from './guess-parts.tsx';
import { actsTexts } from './texts.ts';

const texts = actsTexts.guess;

/** A guess that is typed: a field at the start, and a typed check at the end. */
export default function TypedGuess({ at, ...parts }: GuessPartProps & { at: 'start' | 'end' }) {
  const question = useMemo(() => JSON.parse(parts.end.dataset.guess ?? '') as TypedKey, [parts.end]);
  if (at === 'end') return <Again {...parts} question={question} />;
  const { kept, onGuess } = parts;
  const isLocked = kept.isTold && kept.guess !== '';
  return (
    <TypedField wish={wishOf(question)} value={kept.guess} onChange={onGuess} isLocked={isLocked} label={texts.yours} />
  );
}

function Again({ kept, end, onTold, question }: GuessPartProps & { question: TypedKey }) {
  const [answer] = useState(() => end.querySelector('details'));
  const reasons = useMemo(
    () => [...end.querySelectorAll('.check-reason, .check-slip')].map(({ innerHTML }) => innerHTML),
    [end],
  );
  const [hideAnswer] = useState(() => () => {
    if (answer) answer.hidden = true;
  });
  useEffect(() => {
    answer?.addEventListener('toggle', onTold);
    return () => answer?.removeEventListener('toggle', onTold);
  });
  const verdict = kept.isTold && kept.guess ? judge(question, kept.guess) : null;
  return (
    <>
      <LookBack guess={kept.guess || null} />
      {verdict && verdict.is !== 'unread' ? <TypedVerdict verdict={verdict} reasons={reasons} /> : null}
      <TypedCheck question={question} reasons={reasons} before="" onJudged={onTold} onRight={hideAnswer} />
    </>
  );
}
