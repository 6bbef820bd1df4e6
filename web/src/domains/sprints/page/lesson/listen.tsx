import { Square, Volume2 } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { sprintPageTexts } from '../texts.ts';

const texts = sprintPageTexts.form;

/** Only a voice of the device itself: others would send the lesson elsewhere, and cost data. */
const findVoice = () =>
  speechSynthesis.getVoices().find(({ localService, lang }) => localService && lang.startsWith('en'));

function useVoice(): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState(() => ('speechSynthesis' in window ? findVoice() : undefined));
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const look = () => setVoice(findVoice());
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', look);
      speechSynthesis.cancel();
    };
  }, []);
  return voice;
}

/** What can be heard of a lesson: its headings, paragraphs and lists, one after the other. */
const spokenOf = (root: ParentNode): string[] =>
  [...root.querySelectorAll('h2, h3, h4, p, li')]
    .filter((block) => !block.querySelector('p, li'))
    .map((block) => (block.textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Reads the lesson aloud with the voice of the device; not there where the device has none. */
export function Listen({ text }: { text: RefObject<HTMLElement | null> }) {
  const voice = useVoice();
  const [isSpeaking, setSpeaking] = useState(false);
  if (!voice) return null;

  const stop = () => {
    speechSynthesis.cancel();
    setSpeaking(false);
  };
  const speak = () => {
    speechSynthesis.cancel();
    // Block by block: some devices break off in the middle of a long text.
    const parts = (text.current ? spokenOf(text.current) : []).map((words) => {
      const part = new SpeechSynthesisUtterance(words);
      part.voice = voice;
      part.lang = voice.lang;
      return part;
    });
    const last = parts.at(-1);
    if (!last) return;
    last.onend = () => setSpeaking(false);
    for (const part of parts) speechSynthesis.speak(part);
    setSpeaking(true);
  };

  return (
    <Button variant="secondary" className="self-start" aria-pressed={isSpeaking} onClick={isSpeaking ? stop : speak}>
      {isSpeaking ? <Square aria-hidden /> : <Volume2 aria-hidden />}
      {isSpeaking ? texts.stop : texts.listen}
    </Button>
  );
}
