import { STOP_WORDS } from '../text/stems.ts';
import type { OpenIndex } from './lesson-index.ts';
import type { SearchWord } from './search-stems.ts';

/** "the having clause", "an and gate" */
const NAMED = /\b([a-z]+) (?:clause|keyword|operator|gate|statement|command|loop|condition)s?\b/gi;
/** "use having instead of where", "between where and having" */
const SET_BESIDE =
  /\b(?:use|using|the|an?|between|of|and|or|versus|vs\.?|than) ([a-z]+)(?= (?:and|or|instead|rather|versus|vs)\b|\W*$)/gi;

/**
 * Words of grammar that the lesson writes as a name in capitals (HAVING, WHERE, AND) and the question speaks of as one,
 * if in small letters.
 */
export function grammarTerms(text: string, open: OpenIndex): SearchWord[] {
  const found = new Map<string, SearchWord>();
  for (const pattern of [NAMED, SET_BESIDE]) {
    for (const match of text.matchAll(pattern)) {
      const word = match[1]!.toLowerCase();
      const stem = `^${word}`;
      if (STOP_WORDS.has(word) && open.termOf.has(stem)) found.set(stem, { word: stem, stem, position: match.index });
    }
  }
  return [...found.values()];
}
