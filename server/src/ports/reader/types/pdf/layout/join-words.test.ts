import { expect, it } from 'vitest';
import { lines } from '../../../../../../test/documents/ink.ts';
import { joinWords, spellingOf } from './join-words.ts';

const join = (texts: string[]) => joinWords(lines(texts, 50, 700), spellingOf([{ words: lines(texts, 50, 700) }]));

it.each([
  [['the photo-', 'synthesis of plants'], 'the photosynthesis of plants'],
  [['it is well-', 'known to all'], 'it is well-known to all'],
  [['a long-term plan, as long-', 'term as can be'], 'a long-term plan, as long-term as can be'],
  [['what is real, a word, a real-', 'word error'], 'what is real, a word, a real-word error'],
  [['a real, formed word, and reform-', 'ed or reformed'], 'a real, formed word, and reformed or reformed'],
  [['from Lagos-', 'Ibadan'], 'from Lagos- Ibadan'],
])('%j becomes %j', (texts, expected) => {
  expect(join(texts)).toBe(expected);
});
