import type { Definition } from '../../facts/definitions.ts';
import { isEmphasised } from '../../facts/emphasised.ts';
import { saysPartOf } from '../../facts/introduction.ts';
import { isQuantity, namesTerm } from '../../facts/term-evidence.ts';
import { isAbstract, sameSort } from '../../kinds/kinds.ts';
import { FITS, hidesAmong, natureOfNoun, passesFor } from '../../kinds/nature.ts';
import { areRelated, headOf, isSupported } from '../../kinds/relations.ts';
import { genusIn } from '../../kinds/said-kinds.ts';
import { companyOf } from '../../lexicon/company.ts';
import { type Corpus, inSentence } from '../../reading/corpus.ts';
import { inOneRow } from '../../reading/rows.ts';
import { capitalise } from '../../text/normalise.ts';
import { contentStems, overlap, stem } from '../../text/stems.ts';
import {
  bestThree,
  closeness,
  comparableLength,
  inOneBlock,
  lengthGivesAway,
  neighbours,
} from '../options/distractors.ts';
import { falseForms } from '../options/opposites.ts';
import type { Candidate } from '../types.ts';

function mentions(stems: readonly string[], words: readonly string[]): boolean {
  return words.every((item) => stems.includes(item));
}

/** "An interest in land" holds of every right over land, whichever of them it was said of. */
const isWide = ({ description, stems }: Definition) => /^an? /.test(description) && new Set(stems).size < 3;

/**
 * "Transformation" under the heading "Gene transfer", whose opening lines define horizontal gene transfer: what is said of
 * the whole is true of each of its ways.
 */
function isOver(other: Definition, own: Definition): boolean {
  const [above, path] = [other.origin.section.headingPath, own.origin.section.headingPath];
  if (above.length >= path.length || above.some((heading, i) => heading !== path[i])) return false;
  return contentStems(above.at(-1) ?? '').includes(other.subject.stems.at(-1)!);
}

/** "A diagonal matrix in which …": the description calls its thing a kind of the other. */
const opensWith = ({ description }: Definition, { term }: Definition) =>
  description
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .startsWith(`${term.toLowerCase()} `);

/** An identity matrix is a diagonal matrix, and that a square matrix: what is said of square matrices is true of it. */
const isKindOf = (own: Definition, other: Definition, all: readonly Definition[]) =>
  all.some((between) => opensWith(own, between) && opensWith(between, other));

function couldReplace(own: Definition, other: Definition, corpus: Corpus): boolean {
  if (own.shape !== other.shape || own.plural !== other.plural) return false;
  if (!comparableLength(own.description, other.description)) return false;
  if (areRelated(own.subject, other.subject, corpus)) return false;
  if (mentions(other.stems, own.subject.stems) || mentions(own.stems, other.subject.stems)) return false;
  if (overlap(own.stems, other.stems) > 0.6 || isWide(other) || isOver(other, own)) return false;
  return !isSupported(own.subject, other.description, corpus);
}

/** Whether the text, or the name, puts two terms in one row, so that each passes for the other whatever they are said to be. */
const inOneSet = (own: Definition, other: Definition, corpus: Corpus) =>
  (own.list !== '' && own.list === other.list) ||
  headOf(own.subject.key) === headOf(other.subject.key) ||
  inOneRow(own.subject.key, other.subject.key, corpus.rows);

/** How well the one description passes for the other by the noun that says what each is: a ratio among ratios. */
function passes(own: Definition, other: Definition, corpus: Corpus): number {
  if (inOneSet(own, other, corpus)) return 1;
  return passesFor(natureOfNoun(genusIn(own.description)), natureOfNoun(genusIn(other.description)));
}

/** How much two descriptions speak of the same matter. */
const sharedMatter = (own: Definition, other: Definition) =>
  Math.max(0, companyOf(own.description, other.description) ?? 0);

function likeness(own: Definition, { item: other, share, matter }: Rival): number {
  return (
    share * 1.5 +
    matter * 0.7 +
    closeness(own.origin, other.origin) * 1.5 +
    (own.list && own.list === other.list ? 1 : 0) +
    (own.genus === other.genus ? 0.6 : own.kind === other.kind ? 0.3 : sameSort(own.kind, other.kind) ? 0 : -0.6) +
    (/^an?\b/.test(own.description) === /^an?\b/.test(other.description) ? 0.2 : 0) +
    Math.min(0.6, overlap(own.stems, other.stems)) -
    Math.abs(own.description.length - other.description.length) / 200
  );
}

const bothAbstract = (own: Definition, other: Definition) => isAbstract(own.kind) && isAbstract(other.kind);

/** Kinds so wide that two things of the same one may have nothing in common. */
const WIDE = /^(?:thing|part|substance|idea|measure)$/;

/**
 * Whether a learner who half remembers could take the one description for the other: both come from one list, are
 * named alike or side by side, are said to be the same sort of thing, or are explained in one breath.
 */
function isTempting(own: Definition, other: Definition, corpus: Corpus): boolean {
  if (own.list !== '' && own.list === other.list) return true;
  const close = closeness(own.origin, other.origin);
  if (headOf(own.subject.key) === headOf(other.subject.key)) return close >= 0.3;
  if (inOneRow(own.subject.key, other.subject.key, corpus.rows)) return true;
  if (own.genus === other.genus) return close >= 0.3;
  if (inOneBlock(own.origin, other.origin) && sameSort(own.kind, other.kind)) return true;
  // Ideas and acts of one subject ("duress", "misrepresentation") are told apart by what they are said to be.
  if (/^(?:idea|process)$/.test(own.kind) && /^(?:idea|process)$/.test(other.kind))
    return own.origin.section === other.origin.section || (close >= 0.4 && overlap(own.stems, other.stems) > 0);
  // What one chapter explains in running text is learnt together.
  if (own.from !== 'list' && other.from !== 'list' && own.kind !== 'person' && other.kind !== 'person')
    return sameSort(own.kind, other.kind) || own.kind === 'thing' || other.kind === 'thing' || bothAbstract(own, other);
  if (own.kind === other.kind) return close >= (WIDE.test(own.kind) ? 0.55 : 0.4) && own.kind !== 'thing';
  return false;
}

/** Whether length, article or a word of the term itself tells the right description from the others. */
function givesAway(own: Definition, three: readonly Definition[]): boolean {
  const texts = three.map((item) => item.description);
  if (lengthGivesAway(own.description, texts)) return true;
  // One quantity among things that are none, or the reverse, is told by the term alone.
  const measured = texts.filter(isQuantity).length;
  if (isQuantity(own.description) ? measured === 0 : measured === 3) return true;
  // "hydrograph": "a graph of …"
  if (saysPartOf(own.term, own.description)) return true;
  // "an obligate parasite": "a parasite that …" among hosts and animals.
  const isNamedFor = own.subject.stems.includes(stem(own.genus));
  if (isNamedFor && !three.some(({ genus }) => genus === own.genus)) return true;
  // A word of the term in its own description gives the answer away, unless the other descriptions hold it too.
  const leaked = own.subject.stems.filter((item) => own.stems.includes(item));
  return leaked.some((item) => three.filter((other) => other.stems.includes(item)).length < 2);
}

/** What three descriptions must reach together to tempt: fitted to questions that lecturers have judged. */
const TEMPTING = 2.1;

/** A description as an option, with how well it passes for the right one and how much they speak of the same matter. */
interface Rival {
  item: Definition;
  share: number;
  matter: number;
}

const rivalOf = (own: Definition, item: Definition, corpus: Corpus): Rival => ({
  item,
  share: passes(own, item, corpus),
  matter: sharedMatter(own, item),
});

/** "the progressive erosion of …" among three ratios is told by the word "piping" alone. */
function isHidden(own: Definition, three: readonly Rival[]): boolean {
  const nature = natureOfNoun(genusIn(own.description));
  const shares = three.map(({ share }) => share);
  // "A mining official who …" among things: nobody takes it for one of them.
  if (!shares.every((share) => share > 0) || !hidesAmong({ nature, least: 0 }, shares)) return false;
  // One thing that happens among things that do not is told by its name.
  if (nature.realms.has('doing') && !shares.some((share) => share >= FITS)) return false;
  // Two of the three must stand near it in the text; together they must be of its kind and speak of the same matter.
  const second = three.map(({ item }) => closeness(own.origin, item.origin)).sort((a, b) => b - a)[1]!;
  const matter = three.map((rival) => rival.matter);
  return average(shares) + average(matter) + second * 1.5 >= TEMPTING;
}

/** "The Milky Way", "Robert Koch", "the reservoir of Lassa fever": one thing of its own, no term that could be taken for another. */
function isOfItsOwn({ term, kind }: Definition): boolean {
  const properName = /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)+$/u.test(term);
  return properName || / of \p{Lu}/u.test(term) || (kind === 'person' && /^\p{Lu}/u.test(term) && term.includes(' '));
}

/** "inulin, a polysaccharide from plants such as the dahlia": said by the way, and true of others. */
const isByTheWay = ({ from, description }: Definition) =>
  from === 'apposition' &&
  /^an? /.test(description) &&
  !/ (?:that|which|where|who|whose) |^an? (?:[\p{L}-]+ ){7,}/u.test(description);

/** "What is meant by X?" with the descriptions of other terms as distractors. */
export function definitionQuestions(found: readonly Definition[], corpus: Corpus): Candidate[] {
  const candidates: Candidate[] = [];
  const definitions = found.filter((item) => {
    const shown = isEmphasised(item.term, corpus);
    return namesTerm(item, corpus, shown) && !isOfItsOwn(item) && (shown || !isByTheWay(item));
  });
  definitions.forEach((own, at) => {
    const near = neighbours(definitions, at);
    const ranked = near
      .filter((other) => isTempting(own, other, corpus) && couldReplace(own, other, corpus))
      .filter((other) => !isKindOf(own, other, near))
      .map((other) => {
        const item = rivalOf(own, other, corpus);
        return { item, score: likeness(own, item) };
      });
    // Words of running text turned round ("the lapse that enters a person's view") are seldom said by anybody.
    const turned = own.from === 'list' ? falseForms(own.description) : [];
    const altered = turned.filter((text) => !/\d|\b(?:rises|falls|same|unchanged)\b|\bleaves? into\b/.test(text));
    for (const [i, description] of altered.slice(0, 2).entries())
      ranked.push({
        item: rivalOf(own, { ...own, description, subject: { ...own.subject, key: `altered ${i}` } }, corpus),
        score: 4.4 - i * 0.6,
      });
    const isAltered = (item: Definition) => item.subject.key.startsWith('altered');
    const rivals = bestThree(
      ranked,
      ({ item: a }, { item: b }) =>
        a.description === b.description || (!isAltered(a) && !isAltered(b) && areRelated(a.subject, b.subject, corpus)),
      // What happens is hardly taken for what lies there: one such option at most.
      ({ item }) => own.list === '' && own.kind === 'process' && !isAltered(item) && !isAbstract(item.kind),
      (options) =>
        isHidden(own, options) &&
        !givesAway(
          own,
          options.map(({ item }) => item),
        ),
    );
    if (!rivals) return;
    const likenesses = rivals.map((rival) => likeness(own, rival));
    const term = inSentence(own.term, corpus);
    const named = own.from === 'sentence' || (own.from === 'apposition' && own.determiner !== '');
    const name = named && own.determiner ? `${own.determiner} ${term}` : term;
    const weight = corpus.terms.get(own.subject.key)?.weight ?? 0.5;
    candidates.push({
      form: 'definition',
      stem: named ? `Which of the following best describes ${name}?` : `What is meant by “${term}”?`,
      answer: capitalise(own.description),
      distractors: rivals.map(({ item }) => capitalise(item.description)),
      difficulty: likenesses.every((value) => value > 3.6) ? 'medium' : 'easy',
      weight:
        (own.from === 'list' ? 4.2 : own.from === 'apposition' ? 3.8 : 4) +
        Math.min(1.2, weight * 0.25) +
        average(likenesses) * 0.2,
      about: own.subject.key,
      subject: own.subject.key,
      ...(own.list ? { group: `list ${own.origin.documentId}/${own.origin.section.id}` } : {}),
      origin: own.origin,
    });
  });
  return candidates;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** "Which term means …?" within one list of terms, where the terms are of one kind. */
export function termQuestions(definitions: readonly Definition[], corpus: Corpus): Candidate[] {
  const candidates: Candidate[] = [];
  definitions.forEach((own, at) => {
    if (!own.list || own.subject.stems.some((item) => own.stems.includes(item))) return;
    const ranked = neighbours(definitions, at)
      .filter((other) => other.list === own.list && !areRelated(own.subject, other.subject, corpus))
      .filter((other) => !mentions(own.stems, other.subject.stems) && overlap(own.stems, other.stems) < 0.7)
      .map((item) => ({ item, score: likeness(own, rivalOf(own, item, corpus)) }));
    const three = bestThree(ranked, (a, b) => areRelated(a.subject, b.subject, corpus));
    if (!three) return;
    const show = (item: Definition) => capitalise(inSentence(item.term, corpus));
    candidates.push({
      form: 'term',
      stem: `Which term means “${own.description}”?`,
      answer: show(own),
      distractors: three.map(show),
      difficulty: 'easy',
      weight: 3.4 + Math.min(1, (corpus.terms.get(own.subject.key)?.weight ?? 0) * 0.2),
      about: own.subject.key,
      subject: own.subject.key,
      ...(own.list ? { group: `list ${own.origin.documentId}/${own.origin.section.id}` } : {}),
      origin: own.origin,
    });
  });
  return candidates;
}
