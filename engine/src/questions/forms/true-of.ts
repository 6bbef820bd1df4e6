import { verbOf } from '../../facts/mentions.ts';
import type { Predicate } from '../../facts/predicates.ts';
import { isOwnerless } from '../../facts/quantities.ts';
import { inOtherNumber } from '../../grammar/agreement.ts';
import { lowerArticle } from '../../grammar/wording.ts';
import { isClassWord } from '../../kinds/class-words.ts';
import { kindFromVerb, sameSort } from '../../kinds/kinds.ts';
import { affinity, areRelated, headOf, isSupported } from '../../kinds/relations.ts';
import { type Compared, kinship } from '../../kinds/siblings.ts';
import { type Corpus, inSentence } from '../../reading/corpus.ts';
import { inOneRow } from '../../reading/rows.ts';
import { capitalise } from '../../text/normalise.ts';
import { overlap } from '../../text/stems.ts';
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

const isPast = (item: Predicate) => item.tense === 'past';

/** What only events or only living things do cannot be believed of anything else. */
function fitsVerb(own: Predicate, other: Predicate): boolean {
  const wanted = kindFromVerb(other.text);
  return wanted === null || wanted === own.kind || wanted === kindFromVerb(own.text);
}

/**
 * "Market segmentation is the division … Demographic segmentation divides …": what is defined first is what the others
 * that share its head are kinds of, so that its definition holds of them too.
 */
function isGenus(own: Predicate, other: Predicate): boolean {
  const before = other.origin.order < own.origin.order;
  return (
    other.lent &&
    before &&
    headOf(own.subject.key) === headOf(other.subject.key) &&
    closeness(own.origin, other.origin) >= 0.5
  );
}

/** "Admixtures are … Plasticizers raise …": what a paragraph defines first, in the plural, its other subjects are kinds of. */
function isKindOf(own: Predicate, other: Predicate): boolean {
  const before = other.origin.order < own.origin.order;
  return other.lent && !own.lent && before && other.plural && own.plural && inOneBlock(own.origin, other.origin);
}

function couldReplace(own: Predicate, other: Predicate, corpus: Corpus): boolean {
  if (isKindOf(own, other) || isGenus(own, other)) return false;
  const bothPersons = own.proper && other.proper && own.kind === 'person' && other.kind === 'person';
  if ((own.says !== other.says && !bothPersons) || isPast(own) !== isPast(other)) return false;
  if ((own.kind === 'person') !== (other.kind === 'person') || other.stems.length < 3) return false;
  if (other.negative || !comparableLength(own.text, other.text) || !fitsVerb(own, other)) return false;
  if (own.origin.sentence === other.origin.sentence && own.subject.key !== other.subject.key) return true;
  if (areRelated(own.subject, other.subject, corpus)) return false;
  const named = (stems: readonly string[], words: readonly string[]) => words.every((item) => stems.includes(item));
  // "human blood" is not "more acidic than blood": the head of the subject must not come back in what is said.
  if (other.stems.includes(own.subject.stems.at(-1)!)) return false;
  if (named(other.stems, own.subject.stems) || named(own.stems, other.subject.stems)) return false;
  if (overlap(own.stems, other.stems) > 0.5) return false;
  return !isSupported(own.subject, other.text, corpus, 0.5);
}

/** "systematic sampling" and "quota sampling", "carbonation" and "oxidation": names made alike stand for like things. */
function namedAlike(own: Predicate, other: Predicate): boolean {
  const [a, b] = [headOf(own.subject.key), headOf(other.subject.key)];
  if (a === b) return true;
  // The ending alone says little; in one paragraph it says enough.
  return inOneBlock(own.origin, other.origin) && a.length > 6 && b.length > 6 && a.slice(-5) === b.slice(-5);
}

/** Whether the two are of one row: what is said of the one tempts a reader who half remembers the other. */
function areSiblings(own: Predicate, other: Predicate, corpus: Corpus): boolean {
  if (own.proper !== other.proper) return false;
  if (own.proper) return own.kind === other.kind && own.kind !== 'thing' && closeness(own.origin, other.origin) >= 0.55;
  return namedAlike(own, other) || kinship(compared(own), compared(other), corpus) >= 1;
}

const areAlike = (own: Predicate, other: Predicate, corpus: Corpus) =>
  namedAlike(own, other) ||
  inOneRow(own.subject.key, other.subject.key, corpus.rows) ||
  (own.kind !== 'thing' && own.kind === other.kind && inOneBlock(own.origin, other.origin));

function compared({ name, kind, subject, origin, text }: Predicate): Compared {
  return { name, kind, subject, origin, verb: verbOf(text), sort: '' };
}

/** How plausible what is said of another thing sounds when it is said of this one. */
function plausibility(own: Predicate, other: Predicate, corpus: Corpus): number {
  return (
    closeness(own.origin, other.origin) * 0.6 +
    (own.kind === other.kind ? 0.4 : sameSort(own.kind, other.kind) ? 0.2 : 0) +
    (namedAlike(own, other) ? 0.3 : 0) +
    (own.frame === other.frame ? 0.3 : own.copular === other.copular ? 0.1 : 0) +
    affinity(own.subject, other.subject, corpus) * 0.6 +
    Math.min(0.4, overlap(own.stems, other.stems)) +
    (own.proper === other.proper ? 0 : -0.3)
  );
}

interface Option {
  text: string;
  stems: readonly string[];
  key: string;
  fit: number;
  copular: boolean;
  /** Named alike, or in one row of the text with what is asked about. */
  alike: boolean;
}

/** Predicates in their other number: each is turned once however many questions ask for it. */
const turned = new WeakMap<Predicate, string | null>();

/** What is said of one thing, said of several, or the other way round. */
function textFor(own: Predicate, other: Predicate): string | null {
  if (own.plural === other.plural) return other.text;
  if (other.tense === 'past' || own.proper || other.proper) return null;
  let text = turned.get(other);
  if (text === undefined) {
    text = inOtherNumber(other.text, own.plural);
    turned.set(other, text);
  }
  return text;
}

/** The false forms of what is said of a thing; its own name stays as it is, and no word of it comes back. */
function falsePredicates({ name, text }: Predicate): string[] {
  return (
    falseForms(`${name} ${text}`, name.length + 1)
      .map((form) => form.slice(name.length + 1))
      // "falls as the pressure stays the same": nobody would say so.
      .filter((form) => !/\b(?:as|when|if|with)\b.* stays the same$/.test(form))
      // Another figure in an aside changes nothing that is said of the thing itself.
      .filter(
        (form) =>
          form.replace(/[\d.,]/g, '') !== text.replace(/[\d.,]/g, '') ||
          !/, (?:which|whose|where|who)\b[^,]*\d/.test(text),
      )
      // Nor does anybody do something in order to lose.
      .filter((form) => !text.includes(' in order to ') || !form.startsWith(text.split(' in order to ')[0]!))
  );
}

const withoutFigures = (text: string) => text.replace(/[\d.,]+/g, '#');

/** Whether the wrong ones are the statement with other figures and nothing else. */
const differInFigures = (right: string, wrong: readonly string[]) =>
  wrong.every((text) => withoutFigures(text) === withoutFigures(right));

/** Where two texts begin to differ, moved back to the beginning of a word. */
function parting(left: string, right: string): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return left.lastIndexOf(' ', at) + 1;
}

const UNIT =
  /^ ?(?:%|°C\b|°|per ?cent\b|(?:million|billion|thousand) \p{Ll}+|(?:kilo|centi|milli|micro)?met(?:re|er)s?\b|(?:year|month|week|day|hour|minute|second|bit|byte|tonne|litre|degree|gram|kilogram)s?\b|(?:mm|cm|km|kg|mg|ml|kPa|MPa|ms|kJ|kW|kV|Hz|g|m|l|s|V|A|W|N|J)\b)/u;

/** What differs is asked for by itself: “Adults are advised to eat about _____ of fibre a day.” */
function figureQuestion(own: Predicate, wrong: readonly string[], corpus: Corpus): Candidate | null {
  const all = [own.text, ...wrong];
  const from = Math.min(...wrong.map((text) => parting(own.text, text)));
  const reversed = (text: string) => [...text].reverse().join('');
  const behind = Math.min(...wrong.map((text) => parting(reversed(own.text), reversed(text))));
  const parts = all.map((text) => text.slice(from, text.length - behind).trim());
  // More than one figure, or figures far apart: nobody remembers a row of them.
  if (parts.some((part) => !/^[\d.,–-]+(?: (?:to|and) [\d.,]+)?$/.test(part))) return null;
  const after = own.text.slice(own.text.length - behind);
  const unit = UNIT.exec(/^[ %°]/.test(after) ? after : ` ${after}`)?.[0] ?? '';
  const rest = after.trim().slice(unit.trim().length).trim();
  const show = (part: string) => `${part}${unit}`;
  const name = capitalise(own.determiner ? own.name : inSentence(own.name, corpus));
  const before = `${own.context ? `${own.context}, ${lowerArticle(name)}` : name} ${own.text.slice(0, from)}`.trim();
  const [start, end] = [before.length + 1, before.length + 1 + show(parts[0]!).length];
  if (isOwnerless(`${before} ${show(parts[0]!)} ${rest}`, { start, end })) return null;
  return {
    form: 'quantity',
    stem: `Which figure completes this statement? “${before} _____${rest ? ` ${rest}` : ''}.”`,
    answer: show(parts[0]!),
    distractors: parts.slice(1).map(show),
    difficulty: 'hard',
    weight: 3.4,
    about: `${own.subject.key}: ${own.stems.slice(0, 4).join(' ')}`,
    subject: own.subject.key,
    origin: own.origin,
  };
}

const DIVIDED =
  /^(?:is|are|can be|may be) (?:\p{Ll}+ly )?(?:grouped|classified|divided|distinguished|sorted|arranged|classed|ranked)\b/u;

/** Other things' predicates that might be believed of this one. */
function borrowed(
  own: Predicate,
  at: number,
  predicates: readonly Predicate[],
  corpus: Corpus,
): { item: Option; score: number }[] {
  return (
    neighbours(predicates, at)
      .filter((other) => !other.lead && (sameSort(own.kind, other.kind) || namedAlike(own, other)))
      // What is said of a whole class, or how it is divided, holds of its members too.
      .filter((other) => !isClassWord(other.name) && !DIVIDED.test(other.text))
      // "works in the opposite direction", "continues the work": to what, only the text before tells.
      .filter((other) => !/\b(?:opposite|reverse) (?:direction|way|effect)\b|^continues? the\b/.test(other.text))
      .filter((other) => areSiblings(own, other, corpus) && couldReplace(own, other, corpus))
      .map((other) => ({ other, fit: plausibility(own, other, corpus) }))
      .filter(({ fit }) => fit >= 0.6)
      .flatMap(({ other, fit }) => {
        const text = textFor(own, other);
        return text === null ? [] : [{ other, text, fit }];
      })
      .map(({ other, text, fit }) => ({
        item: {
          text,
          stems: other.stems,
          key: other.subject.key,
          fit,
          copular: other.copular,
          alike: areAlike(own, other, corpus),
        },
        score: fit + 0.5 - Math.abs(own.text.length - other.text.length) / 150,
      }))
  );
}

/** "written" and "unwritten": two that leave no third. */
function areTwoAlone(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return /^(?:un|non-?|in|im|ir|il|dis|a)$/.test(long.slice(0, long.length - short.length)) && long.endsWith(short);
}

/** Whether two of the names are all that there is of their division: what is said of a third belongs to another one. */
const holdsTwoAlone = (names: readonly string[]) =>
  names.some((left, i) => names.slice(i + 1).some((right) => areTwoAlone(left, right)));

/** "the safe intake for adults": of what? */
const isMeasureOfNothing = ({ determiner, name, proper }: Predicate) =>
  determiner === 'the' &&
  !proper &&
  !/ of /.test(name) &&
  /\b(?:intake|dose|rate|amount|level|limit|value|share|proportion|number|count|yield|content|ratio)(?: (?:for|in|at|with|per) .*)?$/.test(
    name,
  ) &&
  name.split(/ (?:for|in|at|with|per) /)[0]!.split(' ').length <= 3;

/** "In a good loam" narrows the subject; only what is said under such a lead competes. */
function standsAlone(own: Predicate, at: number, predicates: readonly Predicate[]): boolean {
  if (!own.context) return false;
  return !predicates.slice(Math.max(0, at - 6), at + 7).some((other) => other !== own && other.context);
}

/**
 * "Which statement about X is correct?" The wrong ones are what the text says of things of the same row. A statement with
 * a figure is asked for its figure.
 */
export function trueOfQuestions(predicates: readonly Predicate[], corpus: Corpus): Candidate[] {
  const candidates: Candidate[] = [];
  predicates.forEach((own, at) => {
    // What a person held is asked as “Who …?”: his life tells nothing of the subject.
    if (own.lent || own.lead || (own.proper && own.kind === 'person') || isMeasureOfNothing(own)) return;
    const altered = own.text.split(' ').length <= 22 ? falsePredicates(own).slice(0, 3) : [];
    // An opposite put in is seldom said by anybody: of the statement itself only a figure is asked for.
    if (altered.length > 0) {
      const asked =
        altered.length === 3 && differInFigures(own.text, altered) ? figureQuestion(own, altered, corpus) : null;
      if (asked) candidates.push(asked);
      return;
    }
    if (isClassWord(own.name) || own.negative || standsAlone(own, at, predicates)) return;
    const three = bestThree(
      borrowed(own, at, predicates, corpus),
      (a, b) => a.key === b.key || overlap(a.stems, b.stems) > 0.5,
      () => false,
      (options) =>
        // "It is fast …" among three that say what others use.
        options.some((item) => item.copular === own.copular) &&
        // What other things are said to do tempts only where they could be taken for this one.
        (own.proper || options.filter((item) => item.alike).length >= 2) &&
        !lengthGivesAway(
          own.text,
          options.map((item) => item.text),
        ),
    );
    if (!three) return;
    if (holdsTwoAlone([own.subject.key, ...three.map((item) => item.key)])) return;
    const wrong = three.map((item) => item.text);
    // A name stands for itself: whether it is he, she or it the text does not say.
    // Nor is an agent "it" of whom the next words say "he".
    const isHe = !own.plural && [own.text, ...wrong].some((text) => /\b(?:he|his|him|she|her)\b/.test(text));
    const opening =
      own.proper || isHe || (own.kind === 'person' && !own.plural)
        ? own.name[0]!.toUpperCase() + own.name.slice(1)
        : own.plural
          ? 'They'
          : 'It';
    const show = (text: string) => `${opening} ${text}`;
    if (own.subject.stems.some((item) => own.stems.includes(item))) return;
    const name = own.determiner ? own.name : inSentence(own.name, corpus);
    const fit = three.reduce((sum, item) => sum + item.fit, 0) / 3;
    // Together they must be tempting.
    if (!own.proper && fit < 1.08) return;
    candidates.push({
      form: 'true-of',
      stem: own.context
        ? `${own.context}, which statement about ${name} is correct?`
        : `Which statement about ${name} is correct?`,
      answer: show(own.text),
      distractors: wrong.map(show),
      difficulty: 'medium',
      weight: 2.3 + Math.min(1.2, own.standing * 0.25) + (fit - 1) * 0.8,
      about: `${own.subject.key}: ${own.stems.slice(0, 4).join(' ')}`,
      subject: own.subject.key,
      origin: own.origin,
    });
  });
  return candidates;
}
