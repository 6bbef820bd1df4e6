import { COMMON_NOUNS, COMMON_OTHERS } from './common-words.ts';
import { WORD_GROUPS } from './paraphrases.ts';
import { searchStem } from './search-stems.ts';

let related: Map<string, Set<string>> | undefined;

/** Stems of everyday words that may stand for a stem. */
export function relatedStems(stem: string): Iterable<string> {
  if (!related) {
    related = new Map();
    for (const group of WORD_GROUPS) {
      const stems = group.split(' ').map(searchStem);
      for (const one of stems) {
        const set = related.get(one) ?? new Set<string>();
        for (const other of stems) if (other !== one) set.add(other);
        related.set(one, set);
      }
    }
  }
  return related.get(stem) ?? [];
}

/** How a word is met in everyday English: as a common noun, as another common word, or rarely. */
export type Commonness = 'noun' | 'other' | 'rare';

let common: Map<string, Commonness> | undefined;

/** How common the word behind a stem is in everyday English. */
export function commonness(stem: string): Commonness {
  if (!common) {
    common = new Map();
    for (const item of COMMON_NOUNS.split(' ')) common.set(item, 'noun');
    for (const item of COMMON_OTHERS.split(' ')) common.set(item, 'other');
  }
  return common.get(stem) ?? 'rare';
}

/** Makes the word lists ready, so that the first question does not wait for them. */
export function openLexicon(): void {
  relatedStems('');
  commonness('');
}
