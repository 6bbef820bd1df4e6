import type { Sentence } from './sentences.ts';

export type Standing = 'still' | 'speaking' | 'paused';

export interface Reader {
  start(): void;
  /** Goes on with the sentence in which it was paused: engines lose the middle of one. */
  pause(): void;
  move(by: 1 | -1): void;
  setRate(rate: number): void;
  stop(): void;
}

interface Wanted {
  sentences: readonly Sentence[];
  voice: SpeechSynthesisVoice;
  /** The sentence to begin with: the first in view. */
  from: number;
  onStanding(standing: Standing): void;
  onSentence(sentence: Sentence | null): void;
}

/** Speaks one sentence after the other; each is handed to the device alone, because some break off in a long text. */
export function createReader({ sentences, voice, from, onStanding, onSentence }: Wanted): Reader {
  let at = from;
  let rate = 1;
  let standing: Standing = 'still';
  /** What is being spoken; a word from one that was broken off counts no more. */
  let current: SpeechSynthesisUtterance | null = null;

  const become = (next: Standing) => {
    standing = next;
    onStanding(next);
  };
  const hush = () => {
    current = null;
    speechSynthesis.cancel();
  };
  const end = () => {
    hush();
    become('still');
    onSentence(null);
  };
  const speak = () => {
    const sentence = sentences[at];
    if (!sentence) return end();
    hush();
    const words = new SpeechSynthesisUtterance(sentence.text);
    Object.assign(words, { voice, lang: voice.lang, rate });
    words.onend = () => {
      if (current !== words) return;
      at += 1;
      speak();
    };
    words.onerror = () => {
      if (current === words) end();
    };
    current = words;
    become('speaking');
    onSentence(sentence);
    speechSynthesis.speak(words);
  };

  return {
    start: speak,
    pause: () => {
      hush();
      become('paused');
    },
    move: (by) => {
      at = Math.min(Math.max(at + by, 0), sentences.length - 1);
      if (standing === 'speaking') speak();
      else onSentence(sentences[at] ?? null);
    },
    setRate: (next) => {
      rate = next;
      if (standing === 'speaking') speak();
    },
    stop: end,
  };
}
