import { overlap } from '../../text/stems.ts';
import { type Corpus, inSentence } from '../corpus.ts';
import { bestThree, closeness, comparableLength, lengthGivesAway, neighbours } from '../distractors.ts';
import type { Predicate } from '../facts/predicates.ts';
import { type Kind, sameSort } from '../kinds.ts';
import { falseForms } from '../opposites.ts';
import { affinity, areRelated, isSupported } from '../relations.ts';
import type { Candidate } from '../types.ts';

const isPast = (item: Predicate) => item.tense === 'past';

function couldReplace(own: Predicate, other: Predicate, corpus: Corpus): boolean {
  if (own.says !== other.says || own.plural !== other.plural || isPast(own) !== isPast(other)) return false;
  if ((own.kind === 'person') !== (other.kind === 'person') || other.stems.length < 4) return false;
  if (other.negative || !comparableLength(own.text, other.text)) return false;
  if (own.origin.sentence === other.origin.sentence && own.subject.key !== other.subject.key) return true;
  if (areRelated(own.subject, other.subject, corpus)) return false;
  const named = (stems: readonly string[], words: readonly string[]) => words.every((item) => stems.includes(item));
  // "human blood" is not "more acidic than blood": the head of the subject must not come back in what is said.
  if (other.stems.includes(own.subject.stems.at(-1)!)) return false;
  if (named(other.stems, own.subject.stems) || named(own.stems, other.subject.stems)) return false;
  if (overlap(own.stems, other.stems) > 0.5) return false;
  return !isSupported(own.subject, other.text, corpus, 0.5);
}

/** How plausible what is said of another thing sounds when it is said of this one. */
function plausibility(own: Predicate, other: Predicate, corpus: Corpus): number {
  return (
    closeness(own.origin, other.origin) * 0.6 +
    (own.kind === other.kind
      ? 0.4
      : sameSort(own.kind, other.kind)
        ? 0.2
        : own.kind === 'thing' || other.kind === 'thing'
          ? 0
          : -0.3) +
    (own.frame === other.frame ? 0.3 : own.copular === other.copular ? 0.1 : 0) +
    affinity(own.subject, other.subject, corpus) * 0.8 +
    Math.min(0.4, overlap(own.stems, other.stems)) +
    (own.proper === other.proper ? 0 : -0.3)
  );
}

/**
 * Below the first an option is out of place; below the second it is a stretch, of which a question takes one. Things
 * whose sort is unknown must stand closer together.
 */
const LIMITS = {
  known: { place: 0.62, stretch: 0.92 },
  unknown: { place: 0.85, stretch: 1.05 },
  names: { place: 0.7, stretch: 0.7 },
};

function limitsFor(own: Predicate, other: Predicate): { place: number; stretch: number } {
  // Of two persons, two places or two bodies in one story either might have done it.
  if (own.proper && other.proper && own.kind === other.kind && own.tense === 'past') return LIMITS.names;
  return own.kind === 'thing' || other.kind === 'thing' ? LIMITS.unknown : LIMITS.known;
}

/** Other things' predicates, best first; those of the same sort and place come before the stretches. */
function borrowed(
  own: Predicate,
  at: number,
  predicates: readonly Predicate[],
  corpus: Corpus,
): { item: Option; score: number }[] {
  return neighbours(predicates, at)
    .filter((other) => couldReplace(own, other, corpus))
    .map((other) => ({ other, fit: plausibility(own, other, corpus) }))
    .filter(({ other, fit }) => fit >= limitsFor(own, other).place)
    .map(({ other, fit }) => ({
      item: {
        text: other.text,
        stems: other.stems,
        key: other.subject.key,
        fit,
        stretch: fit < limitsFor(own, other).stretch,
        kind: other.kind,
      },
      score: fit - Math.abs(own.text.length - other.text.length) / 150,
    }));
}

interface Option {
  text: string;
  stems: readonly string[];
  key: string;
  fit: number;
  stretch: boolean;
  kind: Kind;
}

/**
 * "Which statement about X is correct?" The wrong ones are the true one altered (an opposite, another figure), and what
 * the text says of other things.
 */
export function trueOfQuestions(predicates: readonly Predicate[], corpus: Corpus): Candidate[] {
  const candidates: Candidate[] = [];
  predicates.forEach((own, at) => {
    if (own.lent || (own.kind === 'person' && !own.plural && !own.proper)) return;
    const altered = own.text.split(' ').length <= 22 ? falseForms(own.text).slice(0, 3) : [];
    const ranked = [
      ...altered.map((text, i) => ({
        item: { text, stems: [], key: `altered ${i}`, fit: 1.6, stretch: false, kind: own.kind },
        score: 9 - i,
      })),
      ...(altered.length < 3 ? borrowed(own, at, predicates, corpus) : []),
    ];
    // "In a good loam" narrows the subject; only what is said under such a lead, or the statement altered, competes.
    if (
      own.context &&
      altered.length === 0 &&
      !predicates.slice(Math.max(0, at - 6), at + 7).some((other) => other !== own && other.context)
    )
      return;
    const three = bestThree(
      ranked,
      (a, b) => a.key === b.key || overlap(a.stems, b.stems) > 0.5,
      (item) => item.stretch,
    );
    if (!three) return;
    // A name stands for itself: whether it is he, she or it the text does not say.
    const opening = own.proper ? own.name[0]!.toUpperCase() + own.name.slice(1) : own.plural ? 'They' : 'It';
    const show = (text: string) => `${opening} ${text}`;
    if (
      lengthGivesAway(
        own.text,
        three.map((item) => item.text),
      )
    )
      return;
    if (altered.length < 2 && own.subject.stems.some((item) => own.stems.includes(item))) return;
    const name = own.determiner ? own.name : inSentence(own.name, corpus);
    const fit = three.reduce((sum, item) => sum + item.fit, 0) / 3;
    // Without an altered form all rests on the borrowed ones: together they must be tempting.
    const unsure = own.kind === 'thing' || three.some((item) => item.kind === 'thing');
    if (altered.length === 0 && !own.proper && fit < (unsure ? 1.3 : 1)) return;
    if (altered.length === 1 && !own.proper && fit < (unsure ? 1.3 : 1.1)) return;
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
