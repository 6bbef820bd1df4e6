import { type Contrast, DENIES } from '../../facts/contrasts.ts';
import type { Setting, Settings } from '../../facts/settings.ts';
import { inOtherNumber } from '../../grammar/agreement.ts';
import type { HalfClause } from '../../grammar/half-clause.ts';
import { isSureThird } from '../../grammar/sure-verbs.ts';
import { lowerArticle } from '../../grammar/wording.ts';
import { isSupported, subjectOf } from '../../kinds/relations.ts';
import { type Corpus, inSentence } from '../../reading/corpus.ts';
import { capitalise } from '../../text/normalise.ts';
import type { Candidate } from '../types.ts';

/** Nobody compares four options of more words than this. */
const LONGEST = 30;

const NEGATIVE = /^(?:\p{L}+ )?(?:not|cannot|never|hardly|rarely|seldom|scarcely)\b/u;

/** "has a long range and is found only in towns", "is soft but actively takes up water": one word cannot stand for both verbs. */
function hasSecondVerb({ verb, predicate }: HalfClause): boolean {
  const isBe = /^(?:is|are)$/.test(verb);
  const second = / (?:and|but) (?:\p{Ll}+ly )?(\p{Ll}+)/gu;
  return [...predicate.matchAll(second)].some(([, word]) =>
    isBe
      ? isSureThird(word!) || /^(?:has|have|can|must|may|will)$/.test(word!)
      : /^(?:is|are|can|must|may|will)$/.test(word!),
  );
}

/** "does", "is", "can": the word that stands for a whole predicate, for a subject of this number. */
function standIn({ verb, tense, predicate }: HalfClause, plural: boolean): string {
  if (/^(?:is|are)$/.test(verb)) return plural ? 'are' : 'is';
  if (tense === 'modal') return verb === 'cannot' ? 'can' : verb;
  // "has been replaced" is answered by "has", "has a wall" by "does".
  if (/^(?:has|have)$/.test(verb) && /^(?:has|have) (?:not )?(?:been|become|\p{Ll}+(?:ed|en))\b/u.test(predicate))
    return plural ? 'have' : 'has';
  return plural ? 'do' : 'does';
}

/** "A weak acid ionises only partly, and so does a strong acid." */
function saidOfBoth(half: HalfClause, other: HalfClause, name: string, otherName: string): string {
  if (hasSecondVerb(half)) return `${capitalise(name)} ${half.predicate}, and the same is true of ${otherName}`;
  const joint = NEGATIVE.test(half.predicate) ? 'neither' : 'so';
  return `${capitalise(name)} ${half.predicate}, and ${joint} ${standIn(half, other.plural)} ${otherName}`;
}

function predicateFor(half: HalfClause, plural: boolean): string | null {
  if (half.plural === plural) return half.predicate;
  // "hardly depend": the verb is not the first word.
  const [, adverb, rest] = /^(\p{Ll}+ly|often|seldom|never) (.+)$/u.exec(half.predicate) ?? [];
  if (!adverb || !rest) return inOtherNumber(half.predicate, plural);
  const turned = inOtherNumber(rest, plural);
  return turned && `${adverb} ${turned}`;
}

/** What is said of one must not be said of the other somewhere else in the text. */
function mayHoldToo(half: HalfClause, other: HalfClause, { origin }: Contrast, corpus: Corpus): boolean {
  return isSupported(subjectOf(other.head, origin), half.predicate, corpus, 0.6, origin.sentence);
}

/** The wrong ones where the second is only said not to do what the first does. */
function deniedOptions({ left, right }: Contrast, x: string, y: string): string[] | null {
  const said = predicateFor(left, right.plural);
  if (said === null || NEGATIVE.test(left.predicate)) return null;
  return [
    `${capitalise(y)} ${said}, whereas ${x} ${standIn(left, left.plural)} not`.replace(/ can not$/, ' cannot'),
    saidOfBoth(left, right, x, y),
    `Neither ${x} nor ${y} ${said}`,
  ];
}

/** The wrong ones where something is said of each: the two exchanged, and each said of both. */
function exchangedOptions({ left, right }: Contrast, x: string, y: string): string[] | null {
  const [a, b] = [predicateFor(left, right.plural), predicateFor(right, left.plural)];
  if (a === null || b === null) return null;
  return [`${capitalise(x)} ${b}, whereas ${y} ${a}`, saidOfBoth(left, right, x, y), saidOfBoth(right, left, y, x)];
}

/** "How does X compare with Y?" The text itself supplies what is false: the two exchanged, and each said of both. */
export function contrastQuestions(contrasts: readonly Contrast[], corpus: Corpus): Candidate[] {
  return contrasts.flatMap((own, at) => {
    const { left, right } = own;
    // Of three in a row the second stands in two contrasts: one question would tell half of the other.
    if (contrasts[at - 1]?.right.name.toLowerCase() === left.name.toLowerCase()) return [];
    const [x, y] = [left, right].map((half) => inSentence(lowerArticle(half.name), corpus)) as [string, string];
    const distractors = DENIES.test(right.predicate) ? deniedOptions(own, x, y) : exchangedOptions(own, x, y);
    const answer = `${capitalise(x)} ${left.predicate}, whereas ${y} ${right.predicate}`;
    if (!distractors || answer.split(' ').length > LONGEST) return [];
    if (mayHoldToo(left, right, own, corpus)) return [];
    if (!DENIES.test(right.predicate) && mayHoldToo(right, left, own, corpus)) return [];
    return [
      {
        form: 'true-of' as const,
        stem: `${own.lead ? `${own.lead}, how` : 'How'} ${left.plural ? 'do' : 'does'} ${x} compare with ${y}?`,
        answer,
        distractors,
        difficulty: 'medium' as const,
        weight: 4,
        about: own.origin.sentence,
        subject: subjectOf(left.head, own.origin).key,
        origin: own.origin,
      },
    ];
  });
}

/** "How do X and Y compare?" where the text says what is so in each of the two. */
export function settingQuestions(settings: readonly Settings[], corpus: Corpus): Candidate[] {
  const apart = settings.filter(({ left }, at) => settings[at - 1]?.right.name !== left.name);
  return apart.map(({ left, right, origin }) => {
    const said = (setting: Setting) => inSentence(lowerArticle(setting.said), corpus);
    const each = (first: string, second: string) =>
      `${capitalise(left.lead)} ${first}, whereas ${right.lead} ${second}`;
    const both = (what: string) => `Both ${left.lead} and ${right.lead} ${what}`;
    const [a, b] = [said(left), said(right)];
    return {
      form: 'true-of' as const,
      stem: `How do ${left.name} and ${right.name} compare?`,
      answer: each(a, b),
      distractors: [each(b, a), both(a), both(b)],
      difficulty: 'medium' as const,
      weight: 4,
      about: origin.sentence,
      subject: subjectOf(left.name, origin).key,
      origin,
    };
  });
}
