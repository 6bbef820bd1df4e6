import type { OpenIndex } from './lesson-index.ts';
import { searchStems } from './search-stems.ts';

const FEWEST = 2;
const MOST = 5;
/** So few letters are met by chance: they need a heading or a second time. */
const BY_CHANCE = 3;
const BETWEEN = '[\\s-]+(?:(?:of|and|the|for|in|on|to|by|a)\\s+)?';

/** No run of words goes on from one unit to the next. */
const APART = ' . ';
const textCache = new WeakMap<OpenIndex, { text: string; headings: string }>();

/** All units, and all headings, in one piece: one look is much faster than one at each. */
function textsOf(open: OpenIndex): { text: string; headings: string } {
  let texts = textCache.get(open);
  if (!texts) {
    const headings = open.index.sections.map(({ path }) => path.at(-1) ?? '').join(APART);
    texts = { text: open.index.units.join(APART), headings };
    textCache.set(open, texts);
  }
  return texts;
}

/** All that the lesson says, in one piece, headings included. */
export function textOf(open: OpenIndex): string {
  const { text, headings } = textsOf(open);
  return `${text}${APART}${headings}`;
}

/**
 * The words of the lesson that an acronym of the question may stand for, as stems, though the lesson never writes the
 * acronym: "BP" where it has "blood pressure".
 */
export function meantByInitials(acronym: string, open: OpenIndex): string[] | null {
  const letters = acronym.toLowerCase().replace(/s$/, (end) => (acronym.length > FEWEST + 1 ? '' : end));
  if (letters.length < FEWEST || letters.length > MOST || /[^a-z]/.test(letters)) return null;
  const run = new RegExp(`\\b${[...letters].map((letter) => `${letter}[a-z]{2,}`).join(BETWEEN)}`, 'gi');
  const counts = new Map<string, number>();
  const count = (text: string, worth: number) => {
    for (const [phrase] of text.matchAll(run)) {
      // A name in capitals is meant to be shortened.
      const named = letters.length > FEWEST && !/(?:^|[\s-])(?!(?:of|and|the|for|in|on|to|by|a)\s)[a-z]/.test(phrase);
      const stems = searchStems(phrase.replaceAll('-', ' '));
      // With a word of grammar among them the initials are met by chance.
      if (stems.length === letters.length)
        counts.set(stems.join(' '), (counts.get(stems.join(' ')) ?? 0) + (named ? 2 : worth));
    }
  };
  const { text, headings } = textsOf(open);
  count(text, 1);
  count(headings, 2);
  let best: string | null = null;
  for (const [key, times] of counts) {
    if (times >= (letters.length <= BY_CHANCE ? 2 : 1) && times > (best ? counts.get(best)! : 0)) best = key;
  }
  return best ? best.split(' ') : null;
}
