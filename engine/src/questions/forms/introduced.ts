import { isEmphasisedKey } from '../../facts/emphasised.ts';
import type { Introduced } from '../../facts/introduction.ts';
import { isOrdinary } from '../../facts/term-evidence.ts';
import { isSaidToBeOne } from '../../kinds/cases.ts';
import { isAbstract, sameSort } from '../../kinds/kinds.ts';
import { FITS, hidesAmong, type Nature, natureOf, passesFor, type Wanted, wantedBy } from '../../kinds/nature.ts';
import { areRelated, headingsAbove, headOf, isSupported } from '../../kinds/relations.ts';
import { genusIn } from '../../kinds/said-kinds.ts';
import { arePaired, endAlike } from '../../kinds/siblings.ts';
import { companyOf } from '../../lexicon/company.ts';
import type { Corpus } from '../../reading/corpus.ts';
import { inOneRow } from '../../reading/rows.ts';
import { capitalise } from '../../text/normalise.ts';
import { overlap } from '../../text/stems.ts';
import { termKey } from '../../text/terms.ts';
import { bestThree, closeness, inOneBlock, neighbours } from '../options/distractors.ts';
import { isPlainFor } from '../options/plain-roots.ts';
import type { Candidate } from '../types.ts';
import { areMates, isSpokenOf, matesOf } from './mates.ts';
import { inNumberOf, repeatsWhatIsSaid, spokenBeside } from './rivals.ts';

/** "primary waves", "surface waves" */
const alike = (own: Introduced, other: Introduced) => headOf(own.subject.key) === headOf(other.subject.key);

const openingOf = (gloss: string) => gloss.split(' ', 2).join(' ');
/** "Atomicity means that …. Durability means that …": told of side by side in the same words. */
const inParallel = (own: Introduced, other: Introduced) =>
  own.by === other.by &&
  inOneBlock(own.origin, other.origin) &&
  openingOf(own.gloss) === openingOf(other.gloss) &&
  !/^(?:(?:is|are) (?:an?|the)|_.*|in .*)$/i.test(openingOf(own.gloss));

const isAkin = (own: Introduced, other: Introduced, corpus: Corpus) =>
  alike(own, other) ||
  inParallel(own, other) ||
  areMates(own, other) ||
  inOneRow(own.subject.key, other.subject.key, corpus.rows);

const CONCRETE = /^(?:thing|part|substance|living|body)$/;

/** Both happen or are thought, or both exist: an option of the other sort is seen to be wrong without knowing anything. */
function ofOneSort(own: Introduced, other: Introduced): boolean {
  if (own.kind === other.kind) return true;
  return (isAbstract(own.kind) && isAbstract(other.kind)) || (CONCRETE.test(own.kind) && CONCRETE.test(other.kind));
}

/** Both are set in bold or italics in one section: the text itself puts them side by side as its terms. */
const areSetOff = (own: Introduced, other: Introduced, corpus: Corpus) =>
  own.origin.section === other.origin.section &&
  [own, other].every(({ subject }) => isEmphasisedKey(subject.key, corpus));

/** How easily the one is taken for the other; 0 where nobody would. */
function fit(own: Introduced, other: Introduced, corpus: Corpus): number {
  // What the text does not speak of has no place in it.
  const close = own.origin === other.origin && other.key ? 0.3 : closeness(own.origin, other.origin);
  const words = Math.abs(own.term.split(' ').length - other.term.split(' ').length);
  const shape =
    (other.key ? -0.3 : other.gloss === '' ? -0.1 : 0) +
    (own.by === other.by ? 0.1 : 0) +
    (own.article === other.article ? 0.2 : 0) +
    (areSetOff(own, other, corpus) ? 0.3 : 0) -
    words * 0.1;
  if (alike(own, other)) return 2 + close + shape;
  if (isAkin(own, other, corpus)) return 1.5 + close + shape;
  if ((own.kind === 'person') !== (other.kind === 'person')) return 0;
  if (own.kind === other.kind && own.kind !== 'thing') return 0.9 + close * 0.6 + shape;
  if (ofOneSort(own, other)) return 0.7 + close * 0.5 + shape;
  if (own.kind === 'thing' || other.kind === 'thing' || sameSort(own.kind, other.kind))
    return 0.4 + close * 0.5 + shape;
  return 0;
}

/**
 * From here on readers take the one for the other. Of questions with two such options they accept four of five, of the
 * rest fewer than half.
 */
const TEMPTING = 1.45;

/** "methyldopa", "doxazosin": single words that only the subject knows, told of in one section. */
const bothRare = (own: Introduced, other: Introduced) =>
  own.origin.section === other.origin.section &&
  [own, other].every(({ term }) => !term.includes(' ') && !isOrdinary(term));

/** How well an option passes for what is asked: what the text puts side by side does, a fellow unless its name belies it. */
function passes(own: Introduced, other: Introduced, { nature }: Wanted, corpus: Corpus): number {
  const byNature = passesFor(nature, natureOf(other.term, corpus));
  return isAkin(own, other, corpus) && (byNature > 0 || !areMates(own, other)) ? 1 : byNature;
}

/** What fits is preferred, above all where the text brings it in; what nobody would take comes last. */
const liking = (share: number, { key }: Introduced) => (share === 0 ? -0.8 : share * (key ? 0.4 : 0.7));

/** How much it counts in what company two names are met; what is not known counts as little as most pairs do. */
const COMPANY = 1.2;
const companyWith = (own: Introduced, other: Introduced) => companyOf(own.term, other.term) ?? 0.12;

/** An option that fits less well: only spoken of, or of another sort as far as its name tells. */
function isStretch(own: Introduced, other: Introduced, corpus: Corpus): boolean {
  if (isAkin(own, other, corpus)) return false;
  if (other.key && (own.kind !== other.kind || own.kind === 'thing') && !bothRare(own, other)) return true;
  return !ofOneSort(own, other) || (MEASURED.test(own.gloss) && other.kind !== 'measure');
}

/** "the product of …", "the number of …": only what can be measured or counted is meant. */
const MEASURED =
  /^(?:is |are )?the (?:\p{L}+ )?(?:(?:larg|small|high|low|great)est|product|ratio|number|proportion|share|sum|rate|percentage|amount|excess|probability)\b/u;

/** "Weathering is the breakdown of rock … Hydrolysis converts …": what the others are kinds of, is true of them too. */
function mayBeKindOf(own: Introduced, other: Introduced): boolean {
  if (other.stems.length > 0 && own.subject.stems.every((item) => other.stems.includes(item))) return true;
  if (own.by === 'names' || own.origin.section !== other.origin.section) return false;
  const isIt = (item: Introduced) => item.by === 'means' || /^(?:is|are) (?:an?|the|\p{L}+s) /u.test(item.gloss);
  const before = own.origin.order < other.origin.order;
  if (!isIt(own) || !before) return false;
  const topic = headingsAbove(own.origin.section).some((stems) =>
    own.subject.stems.every((item) => stems.includes(item)),
  );
  return topic || (!isIt(other) && (own.plural || alike(own, other)));
}

/** Only what is taught can hold that something is so. */
const HOLDS = /^(?:holds?|states?|says?) that\b/;
const TEACHING =
  /(?:theory|principle|rule|law|hypothesis|doctrine|view|school|thesis|model|theorem|approach|ism|maxim|criterion|association|concept)s?$/;
/** Only a field of study studies something. */
const STUDIES =
  /^(?:stud(?:ies|y) |(?:(?:is|are) )?the (?:scientific )?study of )|^The (?:scientific )?study of [^_]* _____/;
const FIELD = /(?:logy|ics|graphy|nomy|metry|istry|sophy|syntax|science|stud(?:y|ies)|history|law)$/;
/** What something does to something else. */
const ACTS =
  /^(?:adds?|takes?|removes?|prevents?|converts?|separates?|connects?|obliges?|compares?|carr(?:y|ies)|protects?)\b/;
const CALCULATED = /^(?:is |are )?the (?:product|ratio|sum|percentage)\b/;

/** Beginnings that make the opposite or a sister of a word: "denitrification" is no nitrification. */
const TELLS_APART =
  /^(?:de|un|non-?|in|im|dis|re|anti|hyper|hypo|endo|exo|intra|inter|sub|super|trans|auto|hetero|homo|poly|mono|co|counter|pre|post|bi|tri|macro|micro|meta|eu|pro|an?)$/;

/** "cysticercosis" in "neurocysticercosis": what is true of the one is true of the other. */
export function holdsTheOther(one: string, two: string): boolean {
  const [long, short] = one.length > two.length ? [one, two] : [two, one];
  return (
    short.length > 5 && !/[ -]/.test(long) && long.endsWith(short) && !TELLS_APART.test(long.slice(0, -short.length))
  );
}

/** "Eukaryotic cells keep …" holds of muscle cells too: of several sorts only those that are set side by side differ. */
const mayBeAmong = (own: Introduced, other: Introduced, corpus: Corpus) =>
  own.plural &&
  own.by !== 'means' &&
  !areMates(own, other) &&
  !inOneRow(own.subject.key, other.subject.key, corpus.rows) &&
  !arePaired(own.subject.key, other.subject.key, corpus) &&
  !inOneBlock(own.origin, other.origin);

/** The cheap tests come first: every term is held against a hundred others. */
function couldBe(own: Introduced, other: Introduced, corpus: Corpus): boolean {
  if (own.plural !== other.plural || isSaidToBeOne(own.subject.key, other.subject.key, corpus)) return false;
  const isAlike = alike(own, other);
  if (isAlike && mayBeAmong(own, other, corpus)) return false;
  if (holdsTheOther(own.subject.key, other.subject.key)) return false;
  if (other.key && other.sibling && !isAlike) return false;
  if (own.sorted && (own.kind === 'thing' || own.kind !== other.kind) && !isAlike) return false;
  if (HOLDS.test(own.gloss) && !TEACHING.test(other.term)) return false;
  if (STUDIES.test(own.gloss) && !FIELD.test(other.term)) return false;
  if (MEASURED.test(own.gloss) && !isAbstract(other.kind)) return false;
  // What measures does not remove, and what is thought does not carry.
  if (own.by === 'does' && !isAlike && !ofOneSort(own, other) && !/^(?:is|are) /.test(own.gloss)) return false;
  if (own.by === 'does' && other.kind === 'measure' && own.kind !== 'measure' && ACTS.test(own.gloss)) return false;
  if (other.kind !== 'measure' && CALCULATED.test(own.gloss)) return false;
  const mates = areMates(own, other);
  // "persistent fever" beside "chronic fever": what is only spoken of may be the same thing in other words.
  if (own.by === 'names' && other.key && isAlike && !mates) return false;
  // What is named in the same sentence is part of what is said there.
  if (own.by === 'names' && !mates && own.origin.sentence === other.origin.sentence) return false;
  if (mayBeKindOf(own, other) || repeatsWhatIsSaid(own, other)) return false;
  // What is taught as another thing is another, however alike the text puts them.
  if (mates) return true;
  // A word that everybody uses, and that nothing was said of, is no term that could be meant.
  if (
    other.gloss === '' &&
    !other.term.includes(' ') &&
    !isEmphasisedKey(other.subject.key, corpus) &&
    isOrdinary(other.term)
  )
    return false;
  if (areRelated(own.subject, other.subject, corpus)) return false;
  const told = own.origin.sentence;
  return !isSupported(
    other.subject,
    own.gloss,
    corpus,
    // "primary" and "secondary deviance" are told of in much the same words.
    isAlike ? 0.8 : 0.5,
    areToldApart(own, other) ? [told, other.origin.sentence] : told,
  );
}

/** "the change of existing schemas …", "the interpretation of …, in terms of existing schemas": two sides of one matter. */
function areToldApart(own: Introduced, other: Introduced): boolean {
  if (own.by !== 'means' || other.by !== 'means') return false;
  return genusIn(own.gloss) !== genusIn(other.gloss) && overlap(own.stems, other.stems) <= 0.75;
}

/** A term as an option, with how easily it is taken for the answer and how well it passes for what is asked. */
interface Rival {
  item: Introduced;
  fits: number;
  share: number;
}

/** "In _____, …": what one can be in. */
const IN_IT = /^(?:In|Under) _____/;

/** A process among processes that are as near: what it is said to be tells no more than that it goes on. */
const NEAR_PROCESS = 1.25;
const UNSURE = 0.4;

/** The text says the same of both: "the view that …", or their names end alike: "emergentism" and "panpsychism". */
function areOfOneGenus(own: Introduced, other: Introduced): boolean {
  const heads = [headOf(own.subject.key), headOf(other.subject.key)] as const;
  if (endAlike(...heads) || heads.every((head) => head.length > 6 && head.endsWith('ism'))) return true;
  const genus = own.by === 'means' && other.by === 'means' && !MEASURED.test(own.gloss) ? genusIn(own.gloss) : '';
  return genus !== '' && genus === genusIn(other.gloss);
}

/** "A *heddle* lifts …. A *shuttle* carries …": the text tells of both in one section, and in the same way. */
const areToldOfAlike = (own: Introduced, { item, share }: Rival, corpus: Corpus) =>
  areSetOff(own, item, corpus) &&
  own.by === item.by &&
  item.gloss !== '' &&
  (share >= FITS || (share >= UNSURE && bothRare(own, item)));

/** "Firn" where "ground that …" is asked for: a thing that the text does not speak of, and of which nobody knows the kind. */
const isFromAfar = ({ key, term }: Introduced, { realms }: Nature, corpus: Corpus) =>
  key === true && realms.size > 0 && [...realms].every((realm) => realm === 'thing') && !isSpokenOf(term, corpus);

/** Whether somebody who has learnt little would take the one for the other: not by where it stands alone. */
function couldBeTaken(own: Introduced, rival: Rival, { nature, least }: Wanted, corpus: Corpus): boolean {
  const { item, fits, share } = rival;
  if (alike(own, item) || inParallel(own, item)) return true;
  const byNature = passesFor(nature, natureOf(item.term, corpus));
  // Fellows of a field need not be of one nature; but what is counted is told from what is not.
  if (areMates(own, item))
    return byNature >= (MEASURED.test(own.gloss) ? UNSURE : isFromAfar(item, nature, corpus) ? 0.5 : 0.3);
  if (inOneRow(own.subject.key, item.subject.key, corpus.rows)) return byNature > 0.5;
  if (areOfOneGenus(own, item) || areToldOfAlike(own, rival, corpus)) return true;
  // What does something, or is only given a name, is seen to be another sort of thing.
  const isOnlyNamed = own.by === 'names' && least < 2 && !IN_IT.test(own.gloss);
  if (isOnlyNamed || (own.by === 'does' && !/^means? that\b/.test(own.gloss))) return false;
  return own.kind === 'process' && item.kind === 'process' && share >= FITS && fits >= NEAR_PROCESS;
}

/** A name picked up by the way that nothing is told of, or of another nature: it fills a place and tempts nobody. */
const isFiller = (own: Introduced, { item, fits, share }: Rival, corpus: Corpus) =>
  !isAkin(own, item, corpus) &&
  (share < UNSURE ||
    (own.kind !== 'thing' && item.kind !== 'thing' && !ofOneSort(own, item)) ||
    (share < FITS && fits < TEMPTING) ||
    (item.gloss === '' && fits < NEAR_PROCESS));

/** Learnt together with it: of one section, put side by side by the text, or of a sort that passes for it. */
const isNear = (own: Introduced, { item, share }: Rival) =>
  share >= 1 || own.origin.section === item.origin.section || closeness(own.origin, item.origin) > 0.5;

const shown = (item: Introduced) =>
  item.article === '' || item.plural
    ? item.term
    : `${item.article === 'the' ? 'the' : /^(?!one\b|uni|use|eu)[aeiou]/.test(item.term) ? 'an' : 'a'} ${item.term}`;

/** One "integrity" among three "anomalies", one "a drive" among names without an article: told by its form alone. */
export function standsOut(own: Introduced, options: readonly Introduced[], corpus: Corpus): boolean {
  const [first] = options.map(({ subject }) => headOf(subject.key));
  if (options.every((other) => headOf(other.subject.key) === first && !isAkin(own, other, corpus))) return true;
  // "a clan, a moiety, totem": what lacks the article of the others is no option, nor is the one that has it.
  const isBare = ({ article, plural }: Introduced) => article === '' || plural;
  return own.by === 'names' && options.some((other) => isBare(other) !== isBare(own));
}

/** "thermal efficiency" for what is done with heat: fair only beside another name that says so much. */
const saysItsName = ({ term, gloss }: Introduced) => term.includes(' ') && isPlainFor(term, gloss);

function stemOf(own: Introduced): string {
  if (own.by === 'names') return `Which term completes this statement? “${own.gloss}.”`;
  if (own.by === 'described') return `Which term fits this description? “${own.gloss}.”`;
  return own.by === 'does' ? `Which of the following ${own.gloss}?` : `Which term means “${own.gloss}”?`;
}

/** "reconstituted family" of one family and "blended family" of another: nobody has said that the two differ. */
const areOfTwoFamilies = (own: Introduced, a: Introduced, b: Introduced) =>
  a.gloss === '' && b.gloss === '' && !areMates(a, b) && areMates(own, a) && areMates(own, b);

/** What the title of a document names, nobody has to find out. */
function isTitle({ subject, origin }: Introduced): boolean {
  const [title, ...below] = origin.section.headingPath;
  return title !== undefined && below.length > 0 && termKey(title.split(/:| – /)[0]!.trim()) === subject.key;
}

/** "Which term …?" from what the text says where it brings the term in, with the other terms that it brings in. */
export function introducedQuestions(introduced: readonly Introduced[], corpus: Corpus): Candidate[] {
  const candidates: Candidate[] = [];
  introduced.forEach((own, at) => {
    if (own.gloss === '' || isTitle(own)) return;
    const seen = new Set<string>();
    const wanted = wantedBy(own.gloss, own.term, corpus);
    const isSaid = saysItsName(own);
    const ranked = [
      ...neighbours(introduced, at, 60).map((other) => inNumberOf(own, other)),
      ...matesOf(own, wanted, corpus),
      ...spokenBeside(own, wanted, corpus),
    ]
      .filter((other) => !seen.has(other.subject.key) && couldBe(own, other, corpus) && seen.add(other.subject.key))
      .map((item) => ({ item, fits: fit(own, item, corpus) }))
      .filter(({ fits }) => fits > 0.5)
      .map(({ item, fits }) => {
        const share = passes(own, item, wanted, corpus);
        const score = fits + liking(share, item) + COMPANY * companyWith(own, item);
        return { item: { item, fits, share }, score };
      });
    const chosen = (least: number, clash: (a: Introduced, b: Introduced) => boolean) =>
      bestThree(
        ranked,
        ({ item: a }, { item: b }) => clash(a, b),
        ({ item }) => isStretch(own, item, corpus),
        (options) => {
          if (options.filter(({ fits }) => fits >= TEMPTING).length < least) return false;
          if (options.filter((rival) => couldBeTaken(own, rival, wanted, corpus)).length < 2) return false;
          if (options.some((rival) => isFiller(own, rival, corpus))) return false;
          // One that is told from it by a word, and two that are not of its row: the one is seen to be its only rival.
          const akin = options.filter(({ item }) => isAkin(own, item, corpus));
          if (akin.length === 1 && alike(own, akin[0]!.item)) return false;
          if (
            !hidesAmong(
              wanted,
              options.map(({ share }) => share),
            )
          )
            return false;
          const items = options.map(({ item }) => item);
          // "In _____, …" fits what one can be in: others of its sort.
          const suits = (other: Introduced) =>
            isAkin(own, other, corpus) || (own.kind === 'process' && other.kind === 'process');
          return (
            (!IN_IT.test(own.gloss) || items.filter(suits).length >= 2) &&
            (!own.sibling || items.some((other) => alike(own, other))) &&
            options.filter((rival) => isNear(own, rival)).length >= 2 &&
            own.leaks.every((stem) => items.filter(({ subject }) => subject.stems.includes(stem)).length >= 2) &&
            (!isSaid || items.some((other) => isPlainFor(other.term, own.gloss))) &&
            !standsOut(own, items, corpus)
          );
        },
      );
    const areOne = (a: Introduced, b: Introduced) =>
      a.subject.key === b.subject.key || (areRelated(a.subject, b.subject, corpus) && !areMates(a, b));
    // Three of one family are the surest; else two that tempt will do.
    const rivals = chosen(3, (a, b) => areOne(a, b) || areOfTwoFamilies(own, a, b)) ?? chosen(2, areOne);
    if (!rivals) return;
    const three = rivals.map(({ item }) => item);
    // In a gap the article goes with the name, written as within a sentence; elsewhere terms stand as in an index.
    const gapped = own.by === 'names' && !own.gloss.startsWith('_');
    const option = (item: Introduced) =>
      gapped ? shown(item) : capitalise(own.by === 'names' ? shown(item) : item.term);
    candidates.push({
      form: 'term',
      stem: stemOf(own),
      answer: option(own),
      distractors: three.map(option),
      difficulty: 'easy',
      weight: 3.5 + Math.min(1, rivals.reduce((sum, { fits }) => sum + fits, 0) / 6),
      about: own.subject.key,
      subject: own.subject.key,
      origin: own.origin,
    });
  });
  return candidates;
}
