import { capitalise } from '../../text/normalise.ts';
import type { Corpus } from '../corpus.ts';
import { bestThree, closeness, inOneBlock, neighbours } from '../distractors.ts';
import type { Definition } from '../facts/definitions.ts';
import { isDefining, type Mention, verbOf } from '../facts/mentions.ts';
import type { Predicate } from '../facts/predicates.ts';
import { kindFromVerb, sameSort } from '../kinds.ts';
import { areRelated, headOf, isSupported, type Subject } from '../relations.ts';
import { inOneRow } from '../rows.ts';
import type { Candidate, Origin } from '../types.ts';

/** What is said of one thing, asked without naming it. */
interface Claim {
  name: string;
  plural: boolean;
  proper: boolean;
  kind: Mention['kind'];
  /** "stresses individual choice", "is the order in which …" */
  text: string;
  stems: readonly string[];
  verb: string;
  defines: boolean;
  subject: Subject;
  origin: Origin;
  weight: number;
}

function fromPredicate(item: Predicate): Claim {
  return {
    ...item,
    verb: verbOf(item.text),
    defines: isDefining(item.text),
    weight: Math.min(1, item.standing * 0.25),
  };
}

function fromDefinition(item: Definition): Claim {
  return {
    ...item,
    name: item.determiner ? `${item.determiner} ${item.term}` : item.term,
    proper: false,
    text: `${item.plural ? 'are' : 'is'} ${item.description}`,
    verb: verbOf(`${item.plural ? 'are' : 'is'} ${item.description}`),
    defines: true,
    weight: 0.8,
  };
}

const isKeyTerm = ({ subject }: Mention, corpus: Corpus) => (corpus.terms.get(subject.key)?.weight ?? 0) >= 1;

/** Key terms of one sort, defined in one document, are told apart by what they are said to be. */
function isOfOneSort(own: Claim, other: Mention): boolean {
  const abstract = /^(?:idea|process)$/;
  return (abstract.test(own.kind) && abstract.test(other.kind)) || sameSort(own.kind, other.kind);
}

/** How surely two things are of one row, 0 where they are not: the names must tempt whoever half remembers. */
function rowFit(own: Claim, other: Mention, corpus: Corpus): number {
  const close = closeness(own.origin, other.origin);
  const parallel = own.verb === other.verb || (own.defines && other.defines);
  if (headOf(own.subject.key) === headOf(other.subject.key)) return close >= 0.5 ? 2 + close : 0;
  if (inOneRow(own.subject.key, other.subject.key, corpus.rows)) return close >= 0.5 ? 1.5 + close : 0;
  if (
    own.defines &&
    other.defines &&
    own.origin.section === other.origin.section &&
    isKeyTerm(other, corpus) &&
    isOfOneSort(own, other)
  )
    return 0.5 + close * 0.5;
  const bare = bareFit(own, other, close);
  if (!parallel || !inOneBlock(own.origin, other.origin)) return bare;
  if (Math.abs(own.origin.order - other.origin.order) > 4) return 0;
  if (own.defines)
    return sameSort(own.kind, other.kind) ? 1.2 : (own.kind === 'person') === (other.kind === 'person') ? 0.9 : 0;
  return sameSort(own.kind, other.kind) ? 1.2 : 0;
}

/** Concrete things, and notions, as they stand for each other among the options. */
const CONCRETE = /^(?:thing|substance|living|part)$/;

/**
 * Things that are named by one word without an article ("potassium", "verapamil", "polygyny") and spoken of in the same
 * part of the text are told apart by what they do.
 */
function bareFit(own: Claim, other: Mention, close: number): number {
  const wanted = kindFromVerb(own.text);
  if (wanted !== null && other.kind !== wanted) return 0;
  // Things in the plural are too many sorts of things.
  if (own.plural && (own.kind === 'thing' || other.kind === 'thing')) return 0;
  // Rainwater is water.
  const [left, right] = [own.subject.key, other.subject.key];
  if (left.endsWith(right) || right.endsWith(left) || /(?:al|ic|ive|ous|ary)$/.test(right)) return 0;
  if (own.plural !== other.plural || own.defines || close < 0.5 || new Set(own.stems).size < 4) return 0;
  const isBare = (name: string) =>
    /^\p{Lu}?[\p{Ll}-]{3,}(?: [\p{Ll}-]+){0,2}$/u.test(name) && !/ (?:of|in|for|on|with|to|at|by) /.test(name);
  if (!isBare(own.name) || !isBare(other.name)) return 0;
  // A short everyday word may stand for anything; a long one, or two, make a term.
  const isTerm = (name: string, kind: string) => kind !== 'thing' || name.length >= 8;
  if (!isTerm(own.name, own.kind) || !isTerm(other.name, other.kind)) return 0;
  const words = (name: string) => name.split(' ').length;
  if (words(own.name) !== words(other.name)) return 0;
  const alike = own.name.slice(-3) === other.name.slice(-3).toLowerCase() ? 0.2 : 0;
  if (words(own.name) === 1 && CONCRETE.test(own.kind) && CONCRETE.test(other.kind)) return 0.3 + close * 0.3 + alike;
  // Notions that are made alike: "functionalism", "interactionism".
  return own.kind === other.kind && own.kind !== 'person' && alike > 0 ? 0.3 + close * 0.3 + alike : 0;
}

/** "the", "a" or nothing. */
const articleOf = (name: string) => /^(?:the|an?) /i.exec(name)?.[0].toLowerCase().replace('an ', 'a ') ?? '';

/** "Antibiotics are … Tetracyclines bind …": what is defined first, in the plural or under the same head, the others may be kinds of. */
function mayBeKindOf(own: Claim, other: Mention): boolean {
  const before = own.origin.order < other.origin.order;
  if (own.origin.section !== other.origin.section) return false;
  if (own.plural)
    return own.defines ? before && !other.defines : !before && other.defines && inOneBlock(own.origin, other.origin);
  return own.defines && before && !other.defines && headOf(own.subject.key) === headOf(other.subject.key);
}

function couldBe(own: Claim, other: Mention, corpus: Corpus): boolean {
  if (mayBeKindOf(own, other)) return false;
  if (own.plural !== other.plural || own.proper !== other.proper) return false;
  // "The protagonist" among "Plot" and "Theme" is not of their row.
  if (articleOf(own.name) !== articleOf(other.name)) return false;
  if (areRelated(own.subject, other.subject, corpus)) return false;
  if (other.subject.stems.some((item) => own.stems.includes(item))) return false;
  return !isSupported(other.subject, own.text, corpus, 0.5, own.origin.sentence);
}

/** A name tells itself when a word of it stands in what is said of it. */
function isGivenAway(own: Claim): boolean {
  return own.subject.stems.some((item) => own.stems.includes(item));
}

function questionOf(own: Claim, mentions: readonly Mention[], corpus: Corpus): Candidate | null {
  // "The rank of a matrix is the number of rows in its echelon form": the pronoun stands for a part of the name.
  if (/ of /.test(own.name) && /\b(?:its|their|it|them)\b/.test(own.text)) return null;
  if (isGivenAway(own) || own.text.split(' ').length > 26 || /\b(?:also|too|similarly)\b/.test(own.text)) return null;
  const ranked = mentions
    .filter((other) => couldBe(own, other, corpus))
    .map((item) => ({ item, score: rowFit(own, item, corpus) }))
    .filter(({ score }) => score > 0);
  const three = bestThree(ranked, (a, b) => areRelated(a.subject, b.subject, corpus));
  if (!three) return null;
  const show = (name: string) => capitalise(name);
  return {
    form: 'term',
    stem: `Which of the following ${own.text}?`,
    answer: show(own.name),
    distractors: three.map((item) => show(item.name)),
    difficulty: 'easy',
    weight: 3.3 + own.weight * 0.5,
    about: `${own.subject.key}: ${own.stems.slice(0, 4).join(' ')}`,
    subject: own.subject.key,
    origin: own.origin,
  };
}

/** "Which of the following stresses individual choice?" with the other things that the text speaks of in one row. */
export function whichOfQuestions(
  predicates: readonly Predicate[],
  definitions: readonly Definition[],
  mentions: readonly Mention[],
  corpus: Corpus,
): Candidate[] {
  const claims = [
    ...predicates
      .filter((item) => !item.context && !item.lead && !item.negative && item.tense !== 'past')
      .map(fromPredicate),
    ...definitions.filter((item) => item.from === 'sentence').map(fromDefinition),
  ];
  const at = new Map(mentions.map((mention, i) => [mention.origin.order, i]));
  return claims
    .map((own) => {
      const place = at.get(own.origin.order);
      if (place === undefined) return null;
      // Of what is far away only what is defined there may serve: see `isKeyTerm`.
      const near = neighbours(mentions, place, own.defines ? 60 : 30);
      return questionOf(own, near, corpus);
    })
    .filter((candidate) => candidate !== null);
}
