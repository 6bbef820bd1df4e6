import pluralize from 'pluralize';
import { tableOf } from '../data/tables.ts';
import { isOrdinary } from '../facts/term-evidence.ts';
import { type Corpus, sentencesWith } from '../reading/corpus.ts';
import { rememberedOf } from '../text/remembered.ts';
import { contentStems } from '../text/stems.ts';

/**
 * Terms that are taught together and told apart ("paging, segmentation, swapping"): a glossary of the fields that
 * universities teach, a family a line. None of a family is a kind of another, or means the same.
 */
const families = tableOf('families');

let byTerm: ReadonlyMap<string, (readonly string[])[]> | undefined;

function familiesOf(key: string): readonly (readonly string[])[] {
  if (!byTerm) {
    const found = new Map<string, (readonly string[])[]>();
    for (const family of families()) {
      for (const term of family) {
        const known = found.get(term.toLowerCase());
        if (known) known.push(family);
        else found.set(term.toLowerCase(), [family]);
      }
    }
    byTerm = found;
  }
  return byTerm.get(key) ?? [];
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** "Substitution" is no sign of "substitutes": the very words must stand there. */
const isSpokenOf = rememberedOf(
  (term: string) => term,
  (term, corpus: Corpus) =>
    sentencesWith(contentStems(term), corpus, 5).some((at) =>
      plain(corpus.entries[at]!.sentence.text).includes(plain(term)),
    ),
  4000,
);

/** "drift" and "mean" are met in any text, whatever it is about. */
const isTelling = (term: string) => term.includes(' ') || !isOrdinary(term);

const UNCOUNTED = /(?:a|[st]ion|ity|ing|ism|ment|ance|ence|ness|sis|us|fever|disease|syndrome)$/;
/** "covenant running with the land": the noun that would be put in the plural is not the last. */
const PHRASE = / (?:of|with|in|for|to|at|on|by|from) |['’]s /;

/**
 * The terms that a term (its key, in the singular) is taught with, in the sense that the text shows: it speaks of others of
 * that family.
 */
export function fellowsOf(key: string, plural: boolean, corpus: Corpus): readonly string[] {
  const known = familiesOf(key).map((family) => {
    const fellows = family.filter((term) => term.toLowerCase() !== key);
    return { fellows, spoken: fellows.filter((term) => isTelling(term) && isSpokenOf(term, corpus)).length };
  });
  const [best] = known.toSorted((a, b) => b.spoken - a.spoken);
  // Words that make one term have one sense; of several senses that is meant of which the text speaks most.
  if (!best || (best.spoken === 0 && (!key.includes(' ') || known.length > 1))) return [];
  if (!plural) return best.fellows;
  return best.fellows
    .filter((term) => !UNCOUNTED.test(term) && !PHRASE.test(term))
    .map((term) => pluralize.plural(term));
}

/** Whether two terms are taught together and told apart. */
export const areFellows = (left: string, right: string) =>
  familiesOf(left).some((family) => family.some((term) => term.toLowerCase() === right));
