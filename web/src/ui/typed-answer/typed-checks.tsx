import type { TypedKey } from '@akada/answers';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { answerTo, type Check, type CheckAnswers, checkOf, tellTyped } from '../../lib/lessons/checks.ts';
import { useLate } from '../use-late.ts';
import { useNear } from '../use-near.ts';
import { useReadable } from '../use-readable.ts';

interface Place {
  section: HTMLElement;
  /** Where the field goes. */
  slot: HTMLElement;
  answer: HTMLDetailsElement;
  check: Check;
  question: TypedKey;
  reasons: string[];
}

function placesIn(root: HTMLElement): Place[] {
  return [...root.querySelectorAll<HTMLElement>('section.check[data-typed]')].flatMap((section) => {
    const answer = section.querySelector('details');
    if (!answer) return [];
    const slot = document.createElement('div');
    slot.dataset.putIn = '';
    section.insertBefore(slot, answer);
    return {
      section,
      slot,
      answer,
      check: checkOf(answer),
      question: JSON.parse(section.dataset.typed ?? '') as TypedKey,
      reasons: [...section.querySelectorAll('.check-reason, .check-slip')].map(({ innerHTML }) => innerHTML),
    };
  });
}

interface TypedChecksProps {
  /** The lesson as it is shown. */
  text: RefObject<HTMLElement | null>;
  html: string;
  answers: CheckAnswers;
}

/** Puts the fields into the checks of a lesson whose answer is typed (server: platform/markdown/lesson-blocks.ts). */
export function TypedChecks({ text, html, answers }: TypedChecksProps) {
  const [places, setPlaces] = useState<Place[]>([]);
  const shown = useReadable(html);
  // With the text itself, so that nothing moves under the eye.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useLayoutEffect(() => {
    const found = text.current ? placesIn(text.current) : [];
    setPlaces(found);
    return () => {
      for (const { slot } of found) slot.remove();
    };
  }, [text, shown]);
  return places.map((place) =>
    createPortal(<CheckWhenNear place={place} before={answerTo(answers, place.check)?.typed?.[1] ?? ''} />, place.slot),
  );
}

/** What judges is loaded when the check comes near; where it cannot be, the answer can still be looked at. */
function CheckWhenNear({ place, before }: { place: Place; before: string }) {
  const { section, slot, answer, question, reasons } = place;
  const Check = useLate(useNear(slot), () => import('./typed-check.tsx'));
  const [hide] = useState(() => () => {
    answer.hidden = true;
  });
  if (!Check) return <div style={{ height: '6rem' }} />;
  return (
    <Check
      question={question}
      reasons={reasons}
      before={before}
      onJudged={(given) => tellTyped(section, given)}
      onRight={hide}
    />
  );
}
