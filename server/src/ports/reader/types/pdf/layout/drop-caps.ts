import type { Word } from './page.ts';

/** Puts a large first letter that hangs over several lines back to its word. */
export function withDropCaps(words: readonly Word[]): readonly Word[] {
  const capitals = words.filter(({ text, size }) => size > smallestCapital && /^\p{Lu}$/u.test(text));
  if (capitals.length === 0 || capitals.length > mostCapitals) return words;
  const gone = new Set<Word>();
  const whole = new Map<Word, Word>();
  for (const capital of capitals) {
    const rest = words.find((word) => isRestOf(capital, word));
    if (!rest) continue;
    gone.add(capital);
    whole.set(rest, { ...rest, text: capital.text + rest.text, left: rest.left });
  }
  return gone.size > 0 ? words.filter((word) => !gone.has(word)).map((word) => whole.get(word) ?? word) : words;
}

const smallestCapital = 16;
/** A page with more of them is a poster. */
const mostCapitals = 8;

const topOf = ({ baseline, size }: Word) => baseline + size * 0.7;

/** Small letters right behind the capital, in the first of the lines beside it. */
function isRestOf(capital: Word, word: Word): boolean {
  const distance = word.left - capital.right;
  return (
    /^\p{L}/u.test(word.text) &&
    capital.size > word.size * 1.8 &&
    distance > -word.size * 0.3 &&
    distance < word.size * 0.8 &&
    word.baseline > capital.baseline + word.size * 0.5 &&
    Math.abs(topOf(word) - topOf(capital)) < word.size * 0.8
  );
}
