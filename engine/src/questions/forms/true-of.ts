import { overlap } from '../../text/stems.ts';
import { type Corpus, inSentence } from '../corpus.ts';
import { bestThree, closeness, comparableLength, inOneBlock, lengthGivesAway, neighbours } from '../distractors.ts';
import type { Predicate } from '../facts/predicates.ts';
import { kindFromVerb, sameSort } from '../kinds.ts';
import { falseForms } from '../opposites.ts';
import { affinity, areRelated, isSupported } from '../relations.ts';
import type { Candidate } from '../types.ts';

const isPast = (item: Predicate) => item.tense === 'past';

/** What only events or only living things do cannot be believed of anything else. */
function fitsVerb(own: Predicate, other: Predicate): boolean {
  const wanted = kindFromVerb(other.text);
  return wanted === null || wanted === own.kind || wanted === kindFromVerb(own.text);
}

function couldReplace(own: Predicate, other: Predicate, corpus: Corpus): boolean {
  if (own.says !== other.says || own.plural !== other.plural || isPast(own) !== isPast(other)) return false;
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
  const [a, b] = [own.subject.key, other.subject.key].map((key) => key.slice(key.lastIndexOf(' ') + 1)) as [
    string,
    string,
  ];
  return a === b || (a.length > 6 && b.length > 6 && a.slice(-5) === b.slice(-5));
}

/** Whether the two are of one row: what is said of the one tempts a reader who half remembers the other. */
function areSiblings(own: Predicate, other: Predicate): boolean {
  const close = closeness(own.origin, other.origin);
  if (own.proper && other.proper && own.kind === other.kind) return close >= 0.3;
  if (namedAlike(own, other)) return close >= 0.5;
  if (own.kind === other.kind && own.kind !== 'thing') return close >= (own.frame === other.frame ? 0.7 : 0.82);
  return inOneBlock(own.origin, other.origin) && sameSort(own.kind, other.kind);
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
  sibling: boolean;
}

/** Other things' predicates that might be believed of this one. */
function borrowed(
  own: Predicate,
  at: number,
  predicates: readonly Predicate[],
  corpus: Corpus,
): { item: Option; score: number }[] {
  return neighbours(predicates, at)
    .filter((other) => couldReplace(own, other, corpus))
    .filter((other) => sameSort(own.kind, other.kind) || namedAlike(own, other))
    .map((other) => ({ other, fit: plausibility(own, other, corpus), sibling: areSiblings(own, other) }))
    .filter(({ other, fit, sibling }) =>
      sibling ? fit >= 0.6 : fit >= 0.95 && closeness(own.origin, other.origin) >= 0.55,
    )
    .map(({ other, fit, sibling }) => ({
      item: { text: other.text, stems: other.stems, key: other.subject.key, fit, sibling },
      score: fit + (sibling ? 0.5 : 0) - Math.abs(own.text.length - other.text.length) / 150,
    }));
}

/** "In a good loam" narrows the subject; only what is said under such a lead, or the statement altered, competes. */
function standsAlone(own: Predicate, at: number, predicates: readonly Predicate[]): boolean {
  if (!own.context) return false;
  return !predicates.slice(Math.max(0, at - 6), at + 7).some((other) => other !== own && other.context);
}

/**
 * "Which statement about X is correct?" The wrong ones are the true one altered (an opposite, another figure), and what
 * the text says of things of the same row.
 */
export function trueOfQuestions(predicates: readonly Predicate[], corpus: Corpus): Candidate[] {
  const candidates: Candidate[] = [];
  predicates.forEach((own, at) => {
    if (own.lent || (own.kind === 'person' && !own.plural && !own.proper)) return;
    const altered = own.text.split(' ').length <= 22 ? falseForms(own.text).slice(0, 3) : [];
    if (altered.length === 0 && standsAlone(own, at, predicates)) return;
    const ranked = [
      ...altered.map((text, i) => ({
        item: { text, stems: [], key: `altered ${i}`, fit: 1.6, sibling: true },
        score: 9 - i,
      })),
      ...(altered.length < 3 ? borrowed(own, at, predicates, corpus) : []),
    ];
    const three = bestThree(
      ranked,
      (a, b) => a.key === b.key || overlap(a.stems, b.stems) > 0.5,
      (item) => !item.sibling,
      (options) =>
        !lengthGivesAway(
          own.text,
          options.map((item) => item.text),
        ),
    );
    if (!three) return;
    // A name stands for itself: whether it is he, she or it the text does not say.
    const opening = own.proper ? own.name[0]!.toUpperCase() + own.name.slice(1) : own.plural ? 'They' : 'It';
    const show = (text: string) => `${opening} ${text}`;
    if (altered.length < 2 && own.subject.stems.some((item) => own.stems.includes(item))) return;
    const name = own.determiner ? own.name : inSentence(own.name, corpus);
    const fit = three.reduce((sum, item) => sum + item.fit, 0) / 3;
    // Without an altered form all rests on the borrowed ones: together they must be tempting.
    if (altered.length === 0 && !own.proper && fit < 1.15) return;
    if (altered.length === 1 && !own.proper && fit < 1.1) return;
    candidates.push({
      form: 'true-of',
      stem: own.context
        ? `${own.context}, which statement about ${name} is correct?`
        : `Which statement about ${name} is correct?`,
      answer: show(own.text),
      distractors: three.map((item) => show(item.text)),
      difficulty: altered.length > 1 || own.negative ? 'hard' : 'medium',
      weight: 2.3 + Math.min(1.2, own.standing * 0.25) + (fit - 1) * 0.8 + Math.min(2, altered.length) * 0.5,
      about: `${own.subject.key}: ${own.stems.slice(0, 4).join(' ')}`,
      subject: own.subject.key,
      origin: own.origin,
    });
  });
  return candidates;
}
