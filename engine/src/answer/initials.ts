import { STOP_WORDS, words } from '../text/stems.ts';
import type { OpenIndex } from './lesson-index.ts';
import { searchStem } from './search-stems.ts';

const FEWEST = 2;
const MOST = 5;

/**
 * The words of the lesson that an acronym of the question may stand for, as stems, though the lesson never writes the
 * acronym: "BP" where it has "blood pressure". Two letters are met by chance, so they need a heading or a second time.
 */
export function meantByInitials(acronym: string, open: OpenIndex): string[] | null {
  const letters = acronym.toLowerCase().replace(/s$/, (end) => (acronym.length > FEWEST + 1 ? '' : end));
  if (letters.length < FEWEST || letters.length > MOST || /[^\p{L}]/u.test(letters)) return null;
  const counts = new Map<string, number>();
  const count = (text: string, worth: number) => {
    const run = words(text).filter((word) => !STOP_WORDS.has(word));
    for (let start = 0; start + letters.length <= run.length; start++) {
      let i = 0;
      while (i < letters.length && run[start + i]!.charAt(0) === letters[i] && run[start + i]!.length > 2) i++;
      if (i < letters.length) continue;
      const key = run
        .slice(start, start + i)
        .map(searchStem)
        .join(' ');
      counts.set(key, (counts.get(key) ?? 0) + worth);
    }
  };
  for (const unit of open.index.units) count(unit, 1);
  for (const { path } of open.index.sections) count(path.at(-1) ?? '', 2);
  let best: string | null = null;
  for (const [key, times] of counts) {
    if (times >= (letters.length === FEWEST ? 2 : 1) && times > (best ? counts.get(best)! : 0)) best = key;
  }
  return best ? best.split(' ') : null;
}
