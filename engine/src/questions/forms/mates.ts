import type { Introduced } from '../../facts/introduction.ts';
import { articleIn } from '../../facts/set-out.ts';
import { isEverydayWord, isOrdinary } from '../../facts/term-evidence.ts';
import { natureOf, passesFor, type Wanted } from '../../kinds/nature.ts';
import { headOf, subjectOf } from '../../kinds/relations.ts';
import { termFamilies } from '../../kinds/term-families.ts';
import { classMates } from '../../kinds/word-classes.ts';
import { companyOf } from '../../lexicon/company.ts';
import { meaningsOf } from '../../lexicon/meanings.ts';
import { type Corpus, sentencesWith } from '../../reading/corpus.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { contentStems } from '../../text/stems.ts';
import { termKey } from '../../text/terms.ts';

/** "conductivity", "techniques of neutralisation": without an article of their own. */
const UNCOUNTED = /(?:[st]ion|ity|ing|ism|ment|ance|ence|ness|sis|ship|cy)$|s (?:of|in) /;

const known = new WeakMap<Introduced, readonly (readonly string[])[]>();

/** The fellows of a term in the families and small classes that everybody in its field knows: "phonetics" and "syntax". */
function fellowsOf(own: Introduced): readonly (readonly string[])[] {
  let found = known.get(own);
  if (!found) {
    // Of a family none is a kind of another; a class only holds what goes into one place of a sentence.
    const families = termFamilies(own.subject.key, own.plural);
    found = families.length > 0 ? families : classMates(own.term);
    known.set(own, found);
  }
  return found;
}

/** Whether two terms are taught together and told apart. */
export const areMates = (own: Introduced, other: Introduced) =>
  fellowsOf(own).some((mates) => mates.includes(other.term));

const plainQuotes = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** Whether a name stands in a text as it is or in the plural; a pattern for each name would be dear. */
function standsIn(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const after = text.slice(at + name.length, at + name.length + 3);
    if (!/\p{L}/u.test(text[at - 1] ?? '') && /^(?:s|es)?(?!\p{L})/u.test(after)) return true;
  }
  return false;
}

/** "Substitution" is no sign of "substitutes": the very word must stand there. */
export const isSpokenOf = rememberedOf(
  (term: string) => term,
  (term, corpus: Corpus) => {
    const name = plainQuotes(term);
    return sentencesWith(contentStems(term), corpus, 5).some((at) =>
      standsIn(plainQuotes(corpus.entries[at]!.sentence.text), name),
    );
  },
  4000,
);

/** How near a name is to the three words of a description that are nearest to it. */
function nearnessTo(said: string, term: string): number {
  const near = [...new Set(said.match(/\p{L}{4,}/gu))].map((word) => companyOf(word, term) ?? 0).sort((a, b) => b - a);
  return near.slice(0, 3).reduce((sum, one) => sum + one, 0) / 3;
}

/**
 * Whether what is said keeps the company of a family: "migration" of people is not that of oil, and everyday words ("mean",
 * "mode") are met anywhere.
 */
function isOfField(mates: readonly string[], said: string): boolean {
  if (mates.filter((term) => !term.includes(' ') && isOrdinary(term)).length * 2 > mates.length) return false;
  return mates.reduce((sum, term) => sum + nearnessTo(said, term), 0) / mates.length >= 0.17;
}

/** A fellow takes the article of the answer, unless it is not counted ("pus"), as far as the text or its ending tells. */
function articleOfMate(term: string, own: Introduced, corpus: Corpus): Introduced['article'] {
  // "Bernoulli's equation" has none.
  if (own.article === '' || own.plural || /['’]s /.test(term)) return '';
  if (headOf(termKey(term)) === headOf(own.subject.key)) return own.article;
  return UNCOUNTED.test(term) || (isSpokenOf(term, corpus) && articleIn(term, corpus) === '') ? '' : own.article;
}

/**
 * The fellows of a term as options, whether or not the text speaks of them. That the term is meant in this sense is shown by
 * fellows in the text, or by what it is said to mean where it has one sense only.
 */
export function matesOf(own: Introduced, wanted: Wanted, corpus: Corpus): Introduced[] {
  const fellows = fellowsOf(own);
  // Families that have a member in common are of one field.
  // Words that make one term have one sense, however many families the field has for it.
  const words = own.term.split(' ');
  const isOneSense = words.length > 1 || fellows.every((mates) => mates.some((term) => fellows[0]!.includes(term)));
  const shows = (mates: readonly string[]) => {
    const spoken = mates.filter((term) => isSpokenOf(term, corpus));
    // "creep" of concrete is not that of a slope because the text knows a slump test.
    // "variance" of costs is not that of figures because something means "mean" and has a "range".
    if (spoken.length > 2 || spoken.some((term) => term.includes(' '))) return true;
    return (isOneSense || spoken.length > 1) && spoken.some((term) => !isOrdinary(term));
  };
  // "moral hazard": words that make one term, and are known in one sense.
  const isUnmistakable = isOneSense && (words.length > 2 || (words.length > 1 && !words.every(isEverydayWord)));
  const passing = (mates: readonly string[]) =>
    mates.filter((term) => passesFor(wanted.nature, natureOf(term, corpus)) >= 1).length;
  // "opsonisation": a word that only its field knows; what something does may be told of it in another field.
  const isDoing = own.by === 'does' && !/^(?:is|are) /.test(own.gloss);
  const isRare = !isDoing && words.length === 1 && !isOrdinary(own.term) && meaningsOf(own.term).length < 2;
  const passesFew = (mates: readonly string[]) =>
    isOneSense &&
    passing(mates) >= 2 &&
    (isRare || (own.by === 'means' && words.length > 1 && isOfField(mates, own.gloss)));
  const passesAll = (mates: readonly string[]) =>
    own.by === 'means' && isOneSense && passing(mates) === mates.length && isOfField(mates, own.gloss);
  return fellows
    .filter((mates) => isUnmistakable || shows(mates) || passesFew(mates) || passesAll(mates))
    .flat()
    .map((term) => ({
      ...own,
      term,
      gloss: '',
      article: articleOfMate(term, own, corpus),
      key: true,
      sibling: false,
      stems: [],
      leaks: [],
      subject: subjectOf(term, own.origin),
    }));
}
