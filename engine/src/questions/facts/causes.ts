import { contentStems } from '../../text/stems.ts';
import { tagQuickly } from '../../text/tagging.ts';
import { parseClause } from '../clause.ts';
import { originOf } from '../corpus.ts';
import type { Entry } from '../entry.ts';
import type { Origin } from '../types.ts';
import { isUnparseable, isVagueSubject, leansOnContext, plainSentence } from '../wording.ts';

/** "So it is, because of this": an effect and the reason that the text gives. */
export interface Cause {
  effect: string;
  effectStems: readonly string[];
  subject: string;
  plural: boolean;
  /** With `it` or `they` in front where the reason is about the subject of the effect. */
  reason: string;
  pronoun: '' | 'it' | 'they';
  reasonStems: readonly string[];
  origin: Origin;
}

/** "Since" gives a reason after a comma only; without one it may tell the time. */
const BECAUSE =
  /^(.{15,160}?)(?:,? because (?!of\b)|, since (?=[^\d])(?!then\b|about\b|the (?:\d|early|late|mid|time|end|beginning)))(.{12,180})$/;
const THAT_IS_BECAUSE = /^(?:This|That) (?:is|was|happens|happened|occurs) because (.{12,180})$/;
/** "X loses strength when hot, which is why columns are encased": the effect comes last. */
const WHICH_IS_WHY =
  /^(.{20,170}?)(?:, which is why|, and (?:this|that) is why|, which explains why|, and for (?:this|that) reason) (.{15,150})$/;

function effectOf(text: string): { effect: string; subject: string; plural: boolean } | null {
  const clause = parseClause(text);
  if (!clause) return plainEffect(text);
  if (leansOnContext(clause.subject) || leansOnContext(clause.predicate)) return null;
  if (/^the$/.test(clause.determiner) && !clause.subject.includes(' ')) return null;
  // What "may" happen may happen for many reasons.
  if (clause.tense === 'modal' && !/^(?:must|will|cannot)\b/.test(clause.verb) && !/\bnot\b/.test(clause.predicate))
    return null;
  const name = clause.determiner ? `${clause.determiner} ${clause.subject}` : clause.subject;
  const lead = clause.lead ? `${clause.lead[0]!.toLowerCase()}${clause.lead.slice(1)}, ` : '';
  const predicate = clause.predicate.replace(/\b(?:nevertheless|nonetheless) /, '');
  return { effect: `${lead}${name} ${predicate}`, subject: name, plural: clause.plural };
}

/** An effect that was not taken apart (its subject has a clause of its own, or is two things): it stands as it is. */
function plainEffect(text: string): { effect: string; subject: string; plural: boolean } | null {
  if (leansOnContext(text) || isVagueSubject(text) || /^(?:The|An?) \p{L}+ |^\p{L}+ing\b|[,;]/u.test(text)) return null;
  if (/\b(?:may|might|could|would|should|sometimes|often|can)\b/.test(text) || text.split(' ').length < 6) return null;
  if (!tagQuickly(text).some((token, i) => i > 0 && /^(?:is|are|was|were|has|have|had)$/.test(token.lower)))
    return null;
  return { effect: text, subject: '', plural: false };
}

/** The reason with its own subject, or with the pronoun that stands for the subject of the effect. */
function reasonOf(text: string, subject: string, plural: boolean): Pick<Cause, 'reason' | 'pronoun'> | null {
  const opened = /^(it|they)\s(.*)$/.exec(text);
  if (subject === '')
    return opened || leansOnContext(text) || /\b(?:its|their)\b/.test(text) ? null : { reason: text, pronoun: '' };
  if (opened) {
    const pronoun = opened[1] as 'it' | 'they';
    if ((pronoun === 'they') !== plural || leansOnContext(opened[2]!)) return null;
    return { reason: text, pronoun };
  }
  if (leansOnContext(text)) return null;
  const bare = subject.toLowerCase();
  if (!text.toLowerCase().startsWith(`${bare} `)) return { reason: text, pronoun: '' };
  const pronoun = plural ? 'they' : 'it';
  return { reason: `${pronoun} ${text.slice(bare.length + 1)}`, pronoun };
}

/** The reason that a sentence gives, for its own main clause or for the sentence before. */
export function causeIn(entry: Entry, previous: Entry | undefined): Cause | null {
  const plain = plainSentence(entry.sentence.text);
  if (/[;:—]/.test(plain) || isUnparseable(plain)) return null;
  const pointing = THAT_IS_BECAUSE.exec(plain);
  const reversed = WHICH_IS_WHY.exec(plain);
  const inside = reversed ? [plain, reversed[2]!, reversed[1]!] : BECAUSE.exec(plain);
  const sameBlock =
    previous && previous.section === entry.section && previous.sentence.blockIndex === entry.sentence.blockIndex;
  const effectText = pointing ? (sameBlock ? plainSentence(previous.sentence.text) : undefined) : inside?.[1];
  const reasonText = pointing ? pointing[1] : inside?.[2];
  if (
    !effectText ||
    !reasonText ||
    /\bbecause\b/.test(reasonText) ||
    /\b(?:only|just|not|simply|partly|is|are)$/.test(effectText) ||
    // "the difference that arises because …": the reason belongs to the relative clause.
    /\b(?:that|which|who) \p{L}+$/u.test(effectText)
  )
    return null;
  const effect = effectOf(effectText[0]!.toUpperCase() + effectText.slice(1));
  if (!effect) return null;
  const cut = reasonText.split(/, (?:and|but|so|which|whereas|while) /)[0]!;
  const found = reasonOf(cut, effect.subject, effect.plural);
  if (!found || found.reason.split(' ').length < 4) return null;
  const origin = originOf(entry);
  if (pointing && previous) origin.sentence = `${previous.sentence.text} ${entry.sentence.text}`;
  return {
    ...found,
    effect: effect.effect,
    effectStems: contentStems(effect.effect),
    subject: effect.subject,
    plural: effect.plural,
    reasonStems: contentStems(found.reason),
    origin,
  };
}
