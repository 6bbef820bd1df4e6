import type { Cause, Reason as GivenReason } from '../../facts/causes.ts';
import type { Predicate } from '../../facts/predicates.ts';
import { isAbstract, kindOf } from '../../kinds/kinds.ts';
import { type Corpus, inSentence } from '../../reading/corpus.ts';
import type { Origin } from '../../reading/origin.ts';
import { pointsBack } from '../../reading/pointing.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import { tagQuickly } from '../../text/tagging.ts';
import { termKey } from '../../text/terms.ts';
import { bestThree, closeness, comparableLength, lengthGivesAway, neighbours } from '../options/distractors.ts';
import { falseForms } from '../options/opposites.ts';
import type { Candidate } from '../types.ts';

/** A wrong reason. */
interface Wrong {
  text: string;
  stems: readonly string[];
  /** Speaks of the subject of the question, or of something in it. */
  touches: boolean;
  /** The true reason turned round. */
  turned: boolean;
  /** Given in the same section, or about something in the question. */
  near: boolean;
  /** Only said nearby, and given as a reason for nothing. */
  said?: true;
}

/** How many words a text shares with what is asked: two or more, and it may be another true reason for it. */
function sharedWith({ effectStems }: Cause, stems: readonly string[]): number {
  return new Set(stems.filter((item) => effectStems.includes(item))).size;
}

const scored = (own: Cause, item: Wrong, near: number) => ({
  item,
  score: near + (item.touches ? 0.4 : 0) - Math.abs(own.reason.length - item.text.length) / 120,
});

/** Within a page or two of each other: spoken of in one breath, as far as a reader remembers. */
const isNear = (own: Cause, other: { origin: Origin }) => Math.abs(own.origin.order - other.origin.order) <= 45;

const headKind = (name: string) =>
  kindOf(
    name
      .split(/ (?:of|in|for|with|such) /)[0]!
      .split(' ')
      .at(-1)!,
  );

/** "because it is lighter" may be believed of another thing of its sort, spoken of in the same section. */
function mayBeSaidOf(own: Cause, other: Cause): boolean {
  if (own.subject === '' || (other.pronoun === 'they') !== own.plural) return false;
  return own.origin.section === other.origin.section && headKind(own.subject) === headKind(other.subject);
}

/** A reason for something else as a wrong one for this; `isOfIt` where it speaks of the subject by a pronoun. */
function wrongReason(own: Cause, { reason: text, stems, origin }: GivenReason, isOfIt = false, more = 0) {
  const touches = isOfIt || sharedWith(own, stems) > 0;
  const item = { text, stems, touches, turned: false, near: touches || isNear(own, { origin }) };
  return scored(own, item, closeness(own.origin, origin) + more);
}

/** What the text gives as reasons for other things, as far as it can be said of this one as well. */
function otherReasons(own: Cause, at: number, causes: readonly Cause[], reasons: readonly GivenReason[]) {
  const fromCauses = neighbours(causes, at, 30)
    .filter((other) =>
      other.pronoun === '' ? !/\b(?:it|they|its|their)\b/.test(other.reason) : mayBeSaidOf(own, other),
    )
    .filter((other) => overlap(own.effectStems, other.effectStems) <= 0.5)
    .map((other) => {
      const given = { ...other, stems: other.reasonStems };
      return wrongReason(own, given, other.pronoun !== '', other.pronoun === own.pronoun ? 0.2 : 0);
    });
  const first = reasons.findIndex((other) => other.origin.order >= own.origin.order);
  const fromElsewhere = neighbours(reasons, Math.max(0, first), 20)
    .filter((other) => other.origin.sentence !== own.origin.sentence)
    .map((other) => wrongReason(own, other));
  return [...fromCauses, ...fromElsewhere].filter(({ item }) => mayTempt(own, item));
}

/** "spoilt by brown": the comma behind the first of two adjectives was taken for the end. */
const isCutShort = (text: string) =>
  /\b(?:by|of|with|in|an?|the) \p{Ll}+$/u.test(text) && tagQuickly(text).at(-1)!.pos === 'ADJ';

/** Neither another true reason nor the same one again, and of a like length. */
function mayTempt(own: Cause, { text, stems }: Wrong): boolean {
  return (
    sharedWith(own, stems) < 2 &&
    overlap(own.reasonStems, stems) <= 0.4 &&
    comparableLength(own.reason, text) &&
    text.split(' ').length <= LONGEST &&
    isTold(text) === isTold(own.reason) &&
    !isCutShort(text) &&
    !/\bbecause\b|\b(?:1\d|20)\d\d\b|^(?:nobody|everybody|everyone|someone|whoever|one|we)\b/.test(text)
  );
}

/** More words than this no option has. */
const LONGEST = 25;

/** Of what is always so, what happened once is no reason. */
const isTold = (text: string) => /\b(?:was|were|had|did)\b/.test(text);

/** What the same part of the text says of other things; right beside the sentence it may belong to the reason. */
function statementsNear(own: Cause, predicates: readonly Predicate[], corpus: Corpus) {
  return predicates
    .filter(({ origin }) => {
      const distance = Math.abs(origin.order - own.origin.order);
      return distance >= 2 && distance <= 25 && closeness(own.origin, origin) >= 0.3;
    })
    .filter((other) => other.tense === 'present' && !other.lead && !other.context && !other.negative && !other.says)
    .filter(
      (other) =>
        !other.proper &&
        other.kind !== 'person' &&
        !other.lent &&
        !other.copular &&
        other.standing > 0 &&
        other.text.split(' ').length <= 14,
    )
    .map((other) => {
      const text = `${other.determiner ? other.name : inSentence(other.name, corpus)} ${other.text}`;
      const stems = [...other.subject.stems, ...other.stems];
      const item = { text, stems, touches: sharedWith(own, stems) > 0, turned: false, near: true, said: true as const };
      return scored(own, item, closeness(own.origin, other.origin) - 0.4);
    })
    .filter(
      ({ item }) => mayTempt(own, item) && !/\b(?:its|their|it|they)\b|\bin (?:two|three|four) ways$/.test(item.text),
    );
}

/** "the steel", "the bronchi" in the reason: of a thing that the text speaks of again and again it is clear which is meant. */
const isUnderstood = ({ definites }: Cause, corpus: Corpus) =>
  definites.every((noun) => contentStems(noun).every((item) => (corpus.postings.get(item)?.length ?? 0) >= 3));

/** A count, a result, an infection is one of something. */
const isOfSomething = (noun: string) =>
  isAbstract(kindOf(noun)) || /^(?:count|reading|result|score|finding|dose|load|sample|film|intake)s?$/.test(noun);

/** Whether what is asked about is a thing that the text keeps speaking of: "a combination" or "the link" is not enough. */
function isEstablished({ subject, effect }: Cause, corpus: Corpus): boolean {
  if (subject === '') return !pointsBack(effect);
  const own = subject.split(/ (?:of|in|for|from|after|before|with|at|on|such) /)[0]!;
  const counts = contentStems(own).map((item) => corpus.postings.get(item)?.length ?? 0);
  if (counts.length === 0 || /^(?:less|more|fewer) /i.test(own)) return false;
  // "Mycoplasmas", "Belgium", "land": what is named without an article needs no naming before.
  if (!/^(?:the|an?) /.test(own) && own === subject && counts.length === 1)
    return !isOfSomething(own) || counts[0]! >= 2;
  if (counts.length === 1) return counts[0]! >= 4 && (!/^the /.test(own) || own !== subject);
  // "a normal count", "chronic infection": of what, only the text before tells, unless the text keeps calling it so.
  const head = own.slice(own.lastIndexOf(' ') + 1);
  if (own === subject && isOfSomething(head) && (corpus.terms.get(termKey(own))?.count ?? 0) < 2) return false;
  return counts.every((count) => count >= (/^the /.test(own) ? 2 : 1)) && counts.some((count) => count >= 2);
}

/** "Why is aluminium preferred? Because it is heavier and dearer": what is chosen is chosen for its merits. */
const isMerit = ({ effect, reason }: Cause) =>
  /\b(?:used|preferred|chosen|favoured|favored|replaced?|recommended|adopted|popular|better|valued|grown|suits?|suitable)\b/.test(
    effect,
  ) && /^(?:it|they) \p{Ll}+ (?:\p{Ll}+ )?(?:\p{Ll}+er|more|less|cheap|light|strong|easy|quick)\b/u.test(reason);

/** "Why …?" The wrong reasons are the true one turned round, and reasons that the text gives for other things. */
export function causeQuestions(
  causes: readonly Cause[],
  reasons: readonly GivenReason[],
  predicates: readonly Predicate[],
  corpus: Corpus,
): Candidate[] {
  let first = 0;
  return causes.flatMap((own, at) => {
    if (!isEstablished(own, corpus) || !isUnderstood(own, corpus) || isMerit(own)) return [];
    // Both lists are in reading order: the window moves along with the cause.
    while (first < predicates.length && predicates[first]!.origin.order < own.origin.order - 25) first++;
    const turned = falseForms(own.reason)
      // Another figure is no other reason.
      .filter((text) => text.replace(/\d/g, '') !== own.reason.replace(/\d/g, ''))
      .slice(0, 3)
      .map((text, i) => ({ item: { text, stems: [], touches: true, turned: true, near: true }, score: 3 - i }));
    // A reason taken from elsewhere is struck out unread: one at most, beside two ways in which the true one can be wrong.
    if (turned.length < 2) return [];
    const three = bestThree<Wrong>(
      [
        ...turned,
        ...otherReasons(own, at, causes, reasons),
        ...statementsNear(own, predicates.slice(first, first + 80), corpus),
      ],
      (a, b) => a.text === b.text || (!a.turned && !b.turned && overlap(a.stems, b.stems) > 0.4),
      () => false,
      (wrong) =>
        wrong.filter((item) => item.turned).length >= 2 &&
        wrong.every((item) => item.near && (!item.said || item.touches)) &&
        !lengthGivesAway(
          own.reason,
          wrong.map((item) => item.text),
        ),
    );
    if (!three) return [];
    const because = (reason: string) => `Because ${inSentence(reason, corpus)}`;
    return [
      {
        form: 'cause' as const,
        // A capital that only opened the sentence goes.
        stem: own.question.replace(own.subject || own.effect, inSentence(own.subject || own.effect, corpus)),
        answer: because(own.reason),
        distractors: three.map((item) => because(item.text)),
        difficulty: 'hard' as const,
        weight: 4 + three.filter((item) => item.touches).length * 0.15,
        about: own.effect,
        subject: own.subject || own.effect,
        origin: own.origin,
      },
    ];
  });
}
