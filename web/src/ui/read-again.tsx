import { useEffect, useState } from 'react';
import type { CheckAnswers } from '../lib/lessons/checks.ts';
import { sectionToReadAgain } from '../lib/lessons/checks.ts';
import { comfortTexts as texts } from '../texts/en/comfort.ts';
import { Comfort } from './comfort.tsx';

interface ReadAgainProps {
  /** The lesson. */
  text: { current: HTMLElement | null };
  answers: CheckAnswers;
}

/** After a lesson whose checks all went wrong: the one section to read once more. Nothing for everybody else. */
export function ReadAgain({ text, answers }: ReadAgainProps) {
  const [section, setSection] = useState<HTMLElement | null>(null);
  useEffect(() => {
    setSection(text.current && sectionToReadAgain(text.current, answers));
  }, [text, answers]);
  if (!section) return null;
  const open = () => {
    section.tabIndex = -1;
    section.scrollIntoView({ block: 'start' });
    section.focus({ preventScroll: true });
  };
  return (
    <Comfort
      action={
        <button type="button" onClick={open} className="min-h-11 text-left underline underline-offset-3">
          {texts.read(section.textContent ?? '')}
        </button>
      }
    >
      {texts.kind}
    </Comfort>
  );
}
