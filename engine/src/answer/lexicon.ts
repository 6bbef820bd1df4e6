import { COMMON_NOUNS, COMMON_OTHERS } from './common-words.ts';
import { searchStem } from './search-stems.ts';
import { WORD_FORMS } from './word-forms.ts';
import { WORD_GROUPS } from './word-groups.ts';

type Groups = Map<string, Set<string>>;

/** Per stem, the stems of the words that stand in a group with it. */
function membersOf(groups: readonly string[]): Groups {
  const members: Groups = new Map();
  for (const group of groups) {
    const stems = group.split(' ').map(searchStem);
    for (const one of stems) {
      const set = members.get(one) ?? new Set<string>();
      for (const other of stems) if (other !== one) set.add(other);
      members.set(one, set);
    }
  }
  return members;
}

let related: Groups | undefined;
let forms: Groups | undefined;

/** Stems of everyday words that may stand for a stem. */
export function relatedStems(stem: string): Iterable<string> {
  related ??= membersOf(WORD_GROUPS);
  return related.get(stem) ?? [];
}

/** Stems of other forms of the word behind a stem. */
export function formsOf(stem: string): Iterable<string> {
  forms ??= membersOf(WORD_FORMS);
  return forms.get(stem) ?? [];
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
  formsOf('');
  commonness('');
}
