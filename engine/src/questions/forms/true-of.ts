import { overlap } from '../../text/stems.ts';
import { type Corpus, inSentence } from '../corpus.ts';
import { bestThree, closeness, comparableLength, lengthGivesAway, neighbours } from '../distractors.ts';
import type { Predicate } from '../facts/predicates.ts';
import { sameSort } from '../kinds.ts';
import { falseForms } from '../opposites.ts';
import { areRelated, isSupported } from '../relations.ts';
import type { Candidate } from '../types.ts';

const isPast = (item: Predicate) => item.tense === 'past';

function couldReplace(own: Predicate, other: Predicate, corpus: Corpus): boolean {
  if (own.says !== other.says || own.plural !== other.plural || isPast(own) !== isPast(other)) return false;
  if ((own.kind === 'person') !== (other.kind === 'person') || other.stems.length < 4) return false;
  if (other.negative || !comparableLength(own.text, other.text)) return false;
  if (own.origin.sentence === other.origin.sentence && own.subject.key !== other.subject.key) return true;
  if (areRelated(own.subject, other.subject, corpus)) return false;
  const named = (stems: readonly string[], words: readonly string[]) => words.every((item) => stems.includes(item));
  if (named(other.stems, own.subject.stems) || named(own.stems, other.subject.stems)) return false;
  if (overlap(own.stems, other.stems) > 0.5) return false;
  return !isSupported(own.subject, other.text, corpus, 0.5);
}

/** From another part of the document, or said of another sort of thing: one such option is still fair. */
function isStretch(own: Predicate, other: Predicate): boolean {
  const far = closeness(own.origin, other.origin) < 0.45 && overlap(own.stems, other.stems) < 0.12;
  return far || !sameSort(own.kind, other.kind) || own.proper !== other.proper;
}

function likeness(own: Predicate, other: Predicate): number {
  return (
    closeness(own.origin, other.origin) +
    (own.copular === other.copular ? 0.4 : 0) +
    Math.min(0.5, overlap(own.stems, other.stems)) -
    Math.abs(own.text.length - other.text.length) / 150 +
    Math.min(0.4, other.standing / 10)
  );
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
    .map((other) => ({
      item: { text: other.text, stems: other.stems, key: other.subject.key, stretch: isStretch(own, other) },
      score: likeness(own, other),
    }));
}

interface Option {
  text: string;
  stems: readonly string[];
  key: string;
  stretch: boolean;
}

/**
 * "Which statement about X is correct?" The wrong ones are the true one altered (an opposite, another figure), and what
 * the text says of other things.
 */
export function trueOfQuestions(predicates: readonly Predicate[], corpus: Corpus): Candidate[] {
  const candidates: Candidate[] = [];
  predicates.forEach((own, at) => {
    if (own.kind === 'person' && !own.plural) return;
    const altered = own.text.split(' ').length <= 22 ? falseForms(own.text).slice(0, 3) : [];
    const ranked = [
      ...altered.map((text, i) => ({ item: { text, stems: [], key: `altered ${i}`, stretch: false }, score: 9 - i })),
      ...(altered.length < 3 ? borrowed(own, at, predicates, corpus) : []),
    ];
    const three = bestThree(
      ranked,
      (a, b) => a.key === b.key || overlap(a.stems, b.stems) > 0.5,
      (item) => item.stretch,
    );
    if (!three) return;
    const pronoun = own.plural ? 'They' : 'It';
    const show = (text: string) => `${pronoun} ${text}`;
    if (
      lengthGivesAway(
        own.text,
        three.map((item) => item.text),
      )
    )
      return;
    if (altered.length < 2 && own.subject.stems.some((item) => own.stems.includes(item))) return;
    const name = own.determiner ? own.name : inSentence(own.name, corpus);
    const fit = three.reduce((sum, item) => sum + (item.stretch ? 0 : 1), 0) / 3;
    candidates.push({
      form: 'true-of',
      stem: `Which statement about ${name} is correct?`,
      answer: show(own.text),
      distractors: three.map((item) => show(item.text)),
      difficulty: altered.length > 1 || own.negative ? 'hard' : 'medium',
      weight: 2.3 + Math.min(1.2, own.standing * 0.25) + fit * 0.6 + Math.min(2, altered.length) * 0.5,
      about: `${own.subject.key}: ${own.stems.slice(0, 4).join(' ')}`,
      subject: own.subject.key,
      origin: own.origin,
    });
  });
  return candidates;
}
