import { Volume2 } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { findVoice, watchVoices } from '../../../../lib/read-aloud/voice.ts';
import { Button } from '../../../../ui/button.tsx';
import { sprintPageTexts } from '../texts.ts';

const Player = lazy(() => import('./listen-player.tsx'));

interface ListenProps {
  text: RefObject<HTMLElement | null>;
  /** For who said that they learn by hearing. */
  isFirst: boolean;
}

/** Reads the lesson aloud with the voice of the device; not there where the device has none. */
export function Listen({ text, isFirst }: ListenProps) {
  const [voice, setVoice] = useState(findVoice);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => watchVoices(() => setVoice(findVoice())), []);
  if (!voice) return null;
  return (
    <>
      <Button
        variant={isFirst ? 'secondary' : 'ghost'}
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Volume2 aria-hidden />
        {isOpen ? sprintPageTexts.form.stop : sprintPageTexts.form.listen}
      </Button>
      {isOpen ? (
        <Suspense>
          <Player text={text} voice={voice} onEnd={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
