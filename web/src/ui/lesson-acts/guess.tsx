import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Guess as Kept, keepGuess, readGuess } from '../../lib/lessons/guesses.ts';
import { RichText } from '../prose.tsx';
import { useLate } from '../use-late.ts';
import { type GuessPartProps, type GuessPlace, LookBack } from './guess-parts.tsx';
import { actsTexts } from './texts.ts';
import './lesson-acts.css';

const texts = actsTexts.guess;

/** A guess: asked for at the start, kept without a verdict, looked at again at the end. */
export default function Guess({ start, end }: GuessPlace) {
  const [kept, setKept] = useState(() => readGuess(start.querySelector('.check-stem')?.textContent ?? ''));
  const keep = (changed: Partial<Kept>) => {
    const next = { ...kept, ...changed };
    setKept(next);
    keepGuess(next);
  };
  const isTyped = end.dataset.guess !== undefined;
  const Typed = useLate(isTyped, () => import('./typed-guess.tsx'));
  if (isTyped && !Typed) return null;
  const parts: GuessPartProps = {
    kept,
    end,
    onGuess: (guess) => keep({ guess }),
    onTold: () => {
      if (!kept.isTold) keep({ isTold: true });
    },
  };
  return (
    <>
      <Below section={start}>
        {Typed ? <Typed {...parts} at="start" /> : <Options {...parts} />}
        <p role="status" className="guess-note">
          {kept.guess === '' ? texts.free : kept.isTold ? texts.stays : texts.kept}
        </p>
      </Below>
      <Below section={end}>{Typed ? <Typed {...parts} at="end" /> : <Answers {...parts} />}</Below>
    </>
  );
}

/** Below the question of a section, in place of what stands there for a page without a script. */
function Below({ section, children }: { section: HTMLElement; children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const made = document.createElement('div');
    section.querySelector('.check-stem')?.after(made);
    for (const plain of section.querySelectorAll<HTMLElement>(':scope > ul, :scope > .guess-note')) plain.hidden = true;
    setSlot(made);
    return () => made.remove();
  }, [section]);
  return slot && createPortal(children, slot);
}

/** The options as the end of the lesson has them, in the learner's own order. */
const optionsIn = (end: HTMLElement) =>
  [...end.querySelectorAll<HTMLDetailsElement>(':scope > details')].map((details) => {
    const words = details.querySelector<HTMLElement>('summary > :not(.check-key)');
    return { details, html: words?.innerHTML ?? '', text: words?.textContent?.trim() ?? '' };
  });

function Options({ kept, end, onGuess }: GuessPartProps) {
  const name = useId();
  const options = useMemo(() => optionsIn(end), [end]);
  return (
    <div role="radiogroup" aria-label={texts.yours} className="guess-options">
      {options.map(({ html, text }) => (
        <label key={text}>
          <input
            type="radio"
            name={name}
            checked={kept.guess === text}
            disabled={kept.isTold && kept.guess !== ''}
            onChange={() => onGuess(text)}
          />
          <RichText html={html} />
        </label>
      ))}
    </div>
  );
}

/** The answers are the server's. When one of them is opened, what there is to say about the guess opens beside it. */
function Answers({ kept: { guess, isTold }, end, onTold }: GuessPartProps) {
  const options = useMemo(() => optionsIn(end), [end]);
  const own = options.find(({ text }) => text === guess);
  useEffect(() => {
    if (isTold && own) own.details.open = true;
  }, [isTold, own]);
  useEffect(() => {
    const look = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) onTold();
    };
    end.addEventListener('toggle', look, true);
    return () => end.removeEventListener('toggle', look, true);
  });
  return <LookBack guess={own ? <RichText html={own.html} /> : null} />;
}
