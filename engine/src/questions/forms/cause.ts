import { overlap } from '../../text/stems.ts';
import { type Corpus, inSentence } from '../corpus.ts';
import { bestThree, closeness, comparableLength, inOneBlock, lengthGivesAway } from '../distractors.ts';
import type { Cause, Reason as GivenReason } from '../facts/causes.ts';
import type { Predicate } from '../facts/predicates.ts';
import { falseForms } from '../opposites.ts';
import type { Candidate, Origin } from '../types.ts';
import { lowerArticle } from '../wording.ts';

/** A wrong reason. */
interface Reason {
  text: string;
  stems: readonly string[];
  score: number;
  /** Said in the same part of the text. */
  near: boolean;
  /** A reason by itself: the true one turned round, or one that the text gives for something else. */
  reason: boolean;
}

const WINDOW = 60;

function reasonsNear(
  own: Cause,
  causes: readonly Cause[],
  reasons: readonly GivenReason[],
  predicates: readonly Predicate[],
  corpus: Corpus,
): Reason[] {
  const near = (origin: Origin) =>
    Math.abs(origin.order - own.origin.order) <= WINDOW && origin.sentence !== own.origin.sentence;
  const score = (origin: Origin, stems: readonly string[]) =>
    closeness(own.origin, origin) + Math.min(0.6, overlap(own.effectStems, stems));
  const given = (origin: Origin, text: string, stems: readonly string[], bonus: number): Reason => ({
    text,
    stems,
    score: score(origin, stems) + bonus,
    near: closeness(own.origin, origin) >= 0.5,
    reason: true,
  });
  // Other reasons of the text first; then what it says of other things close by. With the same opening as the true
  // reason ("because it …") a wrong one is of the same form.
  const fromCauses = causes
    .filter(
      (other) =>
        near(other.origin) &&
        (other.pronoun !== '') === (own.pronoun !== '') &&
        (!own.pronoun || other.plural === own.plural),
    )
    .map((other) => given(other.origin, other.reason, other.reasonStems, 0.6));
  const fromElsewhere = own.pronoun
    ? []
    : reasons.filter((other) => near(other.origin)).map((other) => given(other.origin, other.reason, other.stems, 0.5));
  const fromPredicates = predicates
    .filter(
      (other) =>
        near(other.origin) &&
        other.tense !== 'past' &&
        !other.lead &&
        !other.negative &&
        !other.says &&
        !other.lent &&
        other.text.split(' ').length <= 16,
    )
    .filter((other) => !own.pronoun || other.plural === own.plural)
    .map((other) => ({
      text: own.pronoun
        ? `${own.pronoun} ${other.text}`
        : `${other.determiner ? other.name : inSentence(other.name, corpus)} ${other.text}`,
      stems: own.pronoun ? other.stems : [...other.subject.stems, ...other.stems],
      score: score(other.origin, own.pronoun ? other.stems : [...other.subject.stems, ...other.stems]),
      near: inOneBlock(own.origin, other.origin),
      reason: false,
    }));
  return [...fromCauses, ...fromElsewhere, ...fromPredicates].filter(
    (other) =>
      other.score >= 0.6 &&
      !/\bbecause\b/.test(other.text) &&
      (own.pronoun !== '' || !/\b(?:its|their)\b/.test(other.text)),
  );
}

/** "Why is it that …?" The wrong reasons are what the same part of the text says, or the reason turned round. */
export function causeQuestions(
  causes: readonly Cause[],
  reasons: readonly GivenReason[],
  predicates: readonly Predicate[],
  corpus: Corpus,
): Candidate[] {
  const candidates: Candidate[] = [];
  let first = 0;
  let firstReason = 0;
  let last = 0;
  for (const own of causes) {
    // Both lists are in reading order: the window moves along with the cause.
    while (first < predicates.length && predicates[first]!.origin.order < own.origin.order - WINDOW) first++;
    while (last < predicates.length && predicates[last]!.origin.order <= own.origin.order + WINDOW) last++;
    while (firstReason < reasons.length && reasons[firstReason]!.origin.order < own.origin.order - WINDOW)
      firstReason++;
    const at = causes.indexOf(own);
    const ranked = reasonsNear(
      own,
      causes.slice(Math.max(0, at - 20), at + 20),
      reasons.slice(firstReason, firstReason + 60),
      predicates.slice(first, last),
      corpus,
    )
      .filter((other) => comparableLength(own.reason, other.text))
      .filter((other) => overlap(own.reasonStems, other.stems) <= 0.5 && overlap(own.effectStems, other.stems) <= 0.6)
      .map((item) => ({ item, score: item.score - Math.abs(own.reason.length - item.text.length) / 150 }));
    const turned = falseForms(own.reason).slice(0, 3);
    for (const text of turned) ranked.push({ item: { text, stems: [], score: 2, near: true, reason: true }, score: 2 });
    // Reasons from nowhere near the question are no temptation: each must be about what it is about, or be given for
    // something else in the same part of the text.
    const sharesWord = (stems: readonly string[]) => stems.some((item) => own.effectStems.includes(item));
    const onTopic = (other: Reason) =>
      other.stems.length === 0 || sharesWord(other.stems) || (other.near && other.reason);
    // What speaks of much the same as the question may be another true reason for it.
    const mayBeTrue = (other: Reason) =>
      new Set(other.stems.filter((item) => own.effectStems.includes(item))).size >= 2;
    // A word that only the true reason shares with the question would give it away.
    const told = sharesWord(own.reasonStems);
    const three = bestThree(
      ranked,
      (a, b) => overlap(a.stems, b.stems) > 0.5,
      () => false,
      (reasons) =>
        reasons.filter((other) => other.reason).length >= (turned.length > 0 ? 1 : 2) &&
        reasons.every(onTopic) &&
        !reasons.some(mayBeTrue) &&
        reasons.filter((other) => other.stems.length > 0 && !sharesWord(other.stems)).length <= 1 &&
        (!told || reasons.some((other) => other.stems.length === 0 || sharesWord(other.stems))) &&
        !lengthGivesAway(
          own.reason,
          reasons.map((item) => item.text),
        ),
    );
    if (!three) continue;
    const effect = inSentence(lowerArticle(own.effect), corpus);
    const comma =
      /^(?:when|if|where|unlike|in|at|during|under|after|before|by|from|among|between|on|over|for|with)\b[^,]*,/i.test(
        effect,
      )
        ? ','
        : '';
    candidates.push({
      form: 'cause',
      stem: `Why is it that${comma} ${effect}?`,
      answer: `Because ${inSentence(own.reason, corpus)}`,
      distractors: three.map((item) => `Because ${inSentence(item.text, corpus)}`),
      difficulty: 'hard',
      weight: 3.2 + (turned.length > 0 ? 0.7 : 0) + three.reduce((sum, item) => sum + Math.min(1.2, item.score), 0) / 6,
      about: own.effect,
      subject: own.subject,
      origin: own.origin,
    });
  }
  return candidates;
}
