import pluralize from 'pluralize';
import { isEmphasisedKey } from '../../facts/emphasised.ts';
import type { Introduced } from '../../facts/introduction.ts';
import { isSaidToBeOne } from '../../kinds/cases.ts';
import { areFellows } from '../../kinds/families.ts';
import { sortOfGenus } from '../../kinds/genera.ts';
import { areRelated, headingsAbove, headOf, isSupported } from '../../kinds/relations.ts';
import { genusIn, saidKinds } from '../../kinds/said-kinds.ts';
import type { Corpus } from '../../reading/corpus.ts';
import { inOneRow } from '../../reading/rows.ts';
import { isPlural, singular } from '../../text/number.ts';
import { overlap, stem } from '../../text/stems.ts';
import { inOneBlock } from '../options/distractors.ts';

/** Which terms of a text may stand beside the one that is asked for: of its kind, and not right as well. */

/** "primary waves", "surface waves" */
export const alike = (own: Introduced, other: Introduced) => headOf(own.subject.key) === headOf(other.subject.key);

const openingOf = ({ by, gloss }: Introduced) => gloss.split(' ', by === 'does' ? 1 : 2).join(' ');
/** "Atomicity means that …. Durability means that …": told of side by side in the same words. */
const inParallel = (own: Introduced, other: Introduced) =>
  own.by === other.by &&
  own.gloss !== '' &&
  inOneBlock(own.origin, other.origin) &&
  openingOf(own) === openingOf(other) &&
  !/^(?:an?|the|_.*|in)\b/i.test(own.gloss);

/** Endings that only say "an activity", "a quality": words that share them need not be of one kind. */
const COMMON_ENDING =
  /(?:ation|ition|ment|ness|ance|ence|ancy|ency|ability|ivity|ality|ting|ling|ning|ring|ding|sing)s?$/;

/** "lisinopril" and "captopril", "functionalism" and "interactionism". */
function endAlike(left: string, right: string): boolean {
  if (left.length < 7 || right.length < 7 || COMMON_ENDING.test(left)) return false;
  return singular(left).slice(-4) === singular(right).slice(-4);
}

/** What the text says that a term is: "view" of "Consequentialism is the view that …". */
function genusOf({ by, gloss, subject }: Introduced, corpus: Corpus): readonly string[] {
  const own = by === 'means' ? genusIn(gloss) : '';
  return own === '' ? (saidKinds(corpus).get(subject.key) ?? []) : [own];
}

const THOUGHT = /^(?:process|idea)$/;
const CONCRETE = /^(?:thing|part|substance|living)$/;

/** Both happen or are thought, or both exist: an option of the other sort is seen to be wrong at once. */
const areOfOneSort = (own: Introduced, other: Introduced) =>
  own.kind === other.kind || [THOUGHT, CONCRETE].some((sort) => sort.test(own.kind) && sort.test(other.kind));

/** Both are set in bold or italics in one section: the text itself puts them side by side as its terms. */
const areSetOff = (own: Introduced, other: Introduced, corpus: Corpus) =>
  [own, other].every(({ subject }) => isEmphasisedKey(subject.key, corpus));

/** Sorts so wide that two things of one text may have nothing in common. */
const WIDE = /^(?:thing|part|idea)$/;

/** The text says of both what they are. */
const areExplained = (own: Introduced, other: Introduced) => own.gloss !== '' && other.gloss !== '';

/** Both are explained by what they mean: then the text tells them apart. */
const areDefined = (own: Introduced, other: Introduced) =>
  areExplained(own, other) && own.by === 'means' && other.by === 'means';

/** The sorts of thing that the text makes of a term where it says what it is. */
const sortsOf = (item: Introduced, corpus: Corpus) =>
  genusOf(item, corpus)
    .map(sortOfGenus)
    .filter((sort) => sort !== '');

/** How surely two terms are of one kind, by what the text itself shows; 0 where it shows nothing. */
export function tieBetween(own: Introduced, other: Introduced, corpus: Corpus): number {
  if (areFellows(own.subject.key, other.subject.key)) return 1;
  const [sorts, others] = [sortsOf(own, corpus), sortsOf(other, corpus)];
  const isOfSort = sorts.some((sort) => others.includes(sort));
  // A list of terms holds a device beside a process: where it is known, what they are said to be decides.
  const isSaid = others.length > 0 || (sorts.length > 0 && areDefined(own, other));
  const isMixed = own.by === 'means' && isSaid && !isOfSort;
  if (!isMixed && inOneRow(own.subject.key, other.subject.key, corpus.rows)) return 1;
  if (alike(own, other)) return 0.9;
  if (inParallel(own, other)) return 0.8;
  const genus = genusOf(own, corpus);
  if (genusOf(other, corpus).some((noun) => genus.includes(noun))) return 0.8;
  const [left, right] = [headOf(own.subject.key), headOf(other.subject.key)];
  if (own.origin.documentId === other.origin.documentId && endAlike(left, right)) return 0.6;
  const isNear = own.origin.section === other.origin.section;
  if (isOfSort) return isNear ? 0.7 : 0.6;
  if (isMixed) return 0;
  if (isNear && areOfOneSort(own, other) && (areExplained(own, other) || areSetOff(own, other, corpus))) return 0.5;
  return own.kind === other.kind && !WIDE.test(own.kind) && areExplained(own, other) ? 0.4 : 0;
}

/** What has no singular that anybody says. */
const MANY_ONLY = /(?:^|[ -])(?:data|media|police|cattle|people|goods|means|proceeds|news)$/;

/** A term in the number of the one that is asked for: the text may speak of "furrows" and of "a border". */
export function inNumberOf(own: Introduced, other: Introduced): Introduced {
  if (own.plural === other.plural || / of /.test(other.term)) return other;
  // Only what is counted has a plural.
  if (own.plural && (other.article !== 'a' || /['’]s |(?:disease|syndrome)$/.test(other.term))) return other;
  // "silvicultural systems" are what the selection system is one of.
  if (!own.plural && (MANY_ONLY.test(other.term) || alike(own, other))) return other;
  const term = own.plural ? pluralize.plural(other.term) : singular(other.term);
  return isPlural(term) === own.plural ? { ...other, term, plural: own.plural, article: own.plural ? '' : 'a' } : other;
}

/** Whether the name of an option repeats what is said of the answer, so that it reads as part of it. */
function repeatsWhatIsSaid(own: Introduced, other: Introduced): boolean {
  const shared = other.subject.stems.filter((item) => own.stems.includes(item) && !own.leaks.includes(item));
  if (shared.length === 0) return false;
  if (shared.length > 1 || other.subject.stems.length < 2 || own.by === 'names') return true;
  // "political party" beside "a political union in which …": one word of a name that is explained itself.
  if (areDefined(own, other) && shared[0] !== stem(headOf(other.subject.key))) return false;
  // "source rock" where "a rock that …" is asked for: its sort is no such word.
  const genus = genusIn(own.gloss);
  return !(genus !== '' && shared[0] === stem(genus) && stem(headOf(other.subject.key)) === shared[0]);
}

/** "Weathering is the breakdown of rock … Hydrolysis converts …": what the others are kinds of, is true of them too. */
function mayBeKindOf(own: Introduced, other: Introduced): boolean {
  // "An oxbow lake is … of a meander" is told by meanders, and is none.
  const isKind = areDefined(own, other)
    ? genusIn(other.gloss) === headOf(own.subject.key)
    : other.stems.length > 0 && own.subject.stems.every((item) => other.stems.includes(item));
  if (isKind) return true;
  if (own.by === 'names' || own.origin.section !== other.origin.section) return false;
  if (own.by !== 'means' || own.origin.order >= other.origin.order) return false;
  const isTopic = headingsAbove(own.origin.section).some(
    (stems) => stems.length === own.subject.stems.length && own.subject.stems.every((item) => stems.includes(item)),
  );
  return isTopic || (other.by !== 'means' && (own.plural || alike(own, other)));
}

/** Beginnings that make the opposite or a sister of a word: "denitrification" is no nitrification. */
const TELLS_APART =
  /^(?:de|un|non-?|in|im|dis|re|anti|hyper|hypo|endo|exo|intra|inter|sub|super|trans|auto|hetero|homo|poly|mono|co|con|counter|pre|post|bi|tri|macro|micro|meta|eu|pro|an?)$/;

/** "cysticercosis" in "neurocysticercosis": what is true of the one is true of the other. */
function holdsTheOther(one: string, two: string): boolean {
  const [long, short] = one.length > two.length ? [one, two] : [two, one];
  return (
    short.length > 5 && !/[ -]/.test(long) && long.endsWith(short) && !TELLS_APART.test(long.slice(0, -short.length))
  );
}

/** Whether what is asked of the one may be true of the other too. The cheap tests come first: a term meets a hundred others. */
export function mayBeRight(own: Introduced, other: Introduced, corpus: Corpus): boolean {
  const [left, right] = [own.subject.key, other.subject.key];
  if (own.plural !== other.plural || holdsTheOther(left, right) || isSaidToBeOne(left, right, corpus)) return true;
  // What is taught as another thing is another, however alike the text puts them.
  if (areFellows(left, right)) return repeatsWhatIsSaid(own, other);
  // What is named in the same sentence is part of what is said there.
  if (own.by === 'names' && own.origin !== other.origin && own.origin.sentence === other.origin.sentence) return true;
  // "Eukaryotic cells keep …" holds of muscle cells too: of several sorts only those that are set side by side differ.
  const beside = inOneRow(left, right, corpus.rows) || inOneBlock(own.origin, other.origin);
  if (alike(own, other) && own.plural && own.by !== 'means' && !beside) return true;
  if (mayBeKindOf(own, other) || repeatsWhatIsSaid(own, other) || areRelated(own.subject, other.subject, corpus))
    return true;
  // What is explained as another thing is another, unless in much the same words.
  if (areDefined(own, other)) return overlap(own.stems, other.stems) > 0.75;
  // "primary" and "secondary deviance" are told of in much the same words.
  return isSupported(other.subject, own.gloss, corpus, alike(own, other) ? 0.8 : 0.5, own.origin.sentence);
}
