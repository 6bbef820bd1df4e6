import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLate } from '../use-late.ts';
import { useNear } from '../use-near.ts';
import { useReadable } from '../use-readable.ts';
import type { GuessPlace } from './guess-parts.tsx';

interface Acts {
  /** Of which text: each brings elements of its own. */
  text: number;
  guess: GuessPlace | null;
  faded: HTMLElement[];
}

function actsIn(root: HTMLElement): Omit<Acts, 'text'> {
  const start = root.querySelector<HTMLElement>('section.guess');
  const end = root.querySelector<HTMLElement>('section.guess-end');
  return {
    guess: start && end ? { start, end } : null,
    faded: [...root.querySelectorAll<HTMLElement>('section.faded')],
  };
}

interface LessonActsProps {
  /** The lesson as it is shown. */
  text: RefObject<HTMLElement | null>;
  html: string;
}

/** Brings a lesson's guess and its faded examples to life (server: platform/markdown/lesson-guess.ts, lesson-faded.ts). */
export function LessonActs({ text, html }: LessonActsProps) {
  const [acts, setActs] = useState<Acts>({ text: 0, guess: null, faded: [] });
  const shown = useReadable(html);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useLayoutEffect(() => {
    const root = text.current;
    if (root) setActs((before) => ({ text: before.text + 1, ...actsIn(root) }));
  }, [text, shown]);
  return (
    <>
      {acts.guess ? <LateGuess key={acts.text} {...acts.guess} /> : null}
      {acts.faded.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the examples of one text keep their order
        <LateFaded key={`${acts.text} ${index}`} section={section} />
      ))}
    </>
  );
}

function LateGuess(place: GuessPlace) {
  const Guess = useLate(true, () => import('./guess.tsx'));
  return Guess ? <Guess {...place} /> : null;
}

/** With what judges: the same that typed checks have. */
function LateFaded({ section }: { section: HTMLElement }) {
  const Faded = useLate(useNear(section), () => import('./faded.tsx'));
  return Faded ? <Faded section={section} /> : null;
}

/** Fetches what a lesson needs to be done without a network later, typed checks too: both have one judge. */
export async function keepActs(html: string): Promise<void> {
  await Promise.all([
    ...(html.includes('class="guess"') ? [import('./guess.tsx')] : []),
    ...(html.includes('data-guess=') ? [import('./typed-guess.tsx')] : []),
    ...(html.includes('data-faded=') ? [import('./faded.tsx')] : []),
    ...(html.includes('data-typed=') ? [import('../typed-answer/typed-check.tsx')] : []),
  ]);
}
