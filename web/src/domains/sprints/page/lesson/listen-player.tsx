import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { firstInView, followSentence } from '../../../../lib/read-aloud/follow.ts';
import { createReader, type Reader, type Standing } from '../../../../lib/read-aloud/reader.ts';
import { sentencesIn } from '../../../../lib/read-aloud/sentences.ts';
import { readAloudTexts } from '../../../../lib/read-aloud/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import './listen-player.css';

const texts = readAloudTexts;
const rates = [1, 1.25, 1.5, 0.75] as const;

interface PlayerProps {
  text: RefObject<HTMLElement | null>;
  voice: SpeechSynthesisVoice;
  onEnd: () => void;
}

/** The bar at the foot of the page while a lesson is read. It begins with what is in view. */
export default function ListenPlayer({ text, voice, onEnd }: PlayerProps) {
  const reader = useRef<Reader | null>(null);
  const [standing, setStanding] = useState<Standing>('still');
  const [rate, setRate] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the text as it stands
  useEffect(() => {
    const sentences = text.current ? sentencesIn(text.current) : [];
    let isGone = false;
    const made = createReader({
      sentences,
      voice,
      from: firstInView(sentences),
      onStanding: (next) => {
        setStanding(next);
        if (next === 'still' && !isGone) onEnd();
      },
      onSentence: followSentence,
    });
    reader.current = made;
    made.start();
    return () => {
      isGone = true;
      made.stop();
    };
  }, [voice]);

  const faster = () => {
    const next = (rate + 1) % rates.length;
    setRate(next);
    reader.current?.setRate(rates[next]!);
  };
  const isSpeaking = standing === 'speaking';
  return (
    <section aria-label={texts.player} className="listen-player">
      <IconButton label={texts.back} onClick={() => reader.current?.move(-1)}>
        <SkipBack aria-hidden />
      </IconButton>
      <IconButton
        label={isSpeaking ? texts.pause : texts.goOn}
        onClick={() => (isSpeaking ? reader.current?.pause() : reader.current?.start())}
      >
        {isSpeaking ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
      <IconButton label={texts.next} onClick={() => reader.current?.move(1)}>
        <SkipForward aria-hidden />
      </IconButton>
      <Button variant="ghost" onClick={faster}>
        {texts.speed(rates[rate]!)}
      </Button>
      <IconButton label={texts.stop} onClick={() => reader.current?.stop()}>
        <X aria-hidden />
      </IconButton>
    </section>
  );
}
