import type { OpenIndex } from './lesson-index.ts';
import { searchStems } from './search-stems.ts';

const FEWEST = 2;
const MOST = 5;
/** So few letters are met by chance: they need a heading or a second time. */
const BY_CHANCE = 3;
const BETWEEN = '[\\s-]+(?:(?:of|and|the|for|in|on|to|by|a)\\s+)?';

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
  for (const unit of open.index.units) count(unit, 1);
  for (const { path } of open.index.sections) count(path.at(-1) ?? '', 2);
  let best: string | null = null;
  for (const [key, times] of counts) {
    if (times >= (letters.length <= BY_CHANCE ? 2 : 1) && times > (best ? counts.get(best)! : 0)) best = key;
  }
  return best ? best.split(' ') : null;
}
