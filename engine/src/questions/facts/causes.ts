import { capitalise } from '../../text/normalise.ts';
import { isPlural } from '../../text/number.ts';
import { contentStems } from '../../text/stems.ts';
import { tagQuickly } from '../../text/tagging.ts';
import { parseClause } from '../clause.ts';
import { originOf } from '../corpus.ts';
import type { Entry } from '../entry.ts';
import { opensBackwards, pointsBack } from '../pointing.ts';
import type { Origin } from '../types.ts';
import { isUnparseable, isVagueSubject, leansOnContext, lowerArticle, plainSentence } from '../wording.ts';

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

/** A clause that gives a reason, whatever for. */
export interface Reason {
  reason: string;
  stems: readonly string[];
  origin: Origin;
}

/** "Since" gives a reason after a comma only; without one it may tell the time. */
const BECAUSE =
  /^(.{15,160}?)(?:,? because (?!of\b)|, since (?=[^\d])(?!then\b|about\b|the (?:\d|early|late|mid|time|end|beginning)))(.{12,180})$/;
/** "Because the kidney eliminates most of it, the dose must be halved." */
const OPENED_BY_BECAUSE = /^(?:Because|Since) (?!of\b|then\b)([^,]{15,150}), (.{20,150})$/;
/** "Selectivity is lost at high doses, so that no beta blocker is safe in asthma": what comes first is the reason. */
const SO = /^(.{25,160}), (?:so|and so|so that|and therefore|and hence|hence|therefore) (.{20,150})$/;
const THAT_IS_BECAUSE = /^(?:This|That) (?:is|was|happens|happened|occurs) because (.{12,180})$/;
/** "X loses strength when hot, which is why columns are encased": the effect comes last. */
const WHICH_IS_WHY =
  /^(.{20,170}?)(?:, which is why|, and (?:this|that) is why|, which explains why|, and for (?:this|that) reason) (.{15,150})$/;

function effectOf(text: string): { effect: string; subject: string; plural: boolean } | null {
  // "When demand is elastic, a price cut raises revenue": the condition stays with it.
  const when = /^((?:When|If|Where) [^,]{8,80}), (.{12,100})$/.exec(text);
  if (when && !leansOnContext(text) && !pointsBack(text)) {
    const main = effectOf(capitalise(when[2]!));
    return (
      main && { ...main, effect: `${when[1]![0]!.toLowerCase()}${when[1]!.slice(1)}, ${lowerArticle(main.effect)}` }
    );
  }
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
  if (leansOnContext(text) || isVagueSubject(text) || /^(?:The|An?) \p{L}+ (?!of\b)|[;]/u.test(text)) return null;
  if (opensBackwards(text)) return null;
  if (/\b(?:may|might|could|would|sometimes|often|can|apparently|perhaps)\b/.test(text)) return null;
  const count = text.split(' ').length;
  // A participle or a phrase in front would be read with the "why".
  if (count < 6 || count > 28 || /^(?:\p{L}+ing|Given|Compared|Used|When|If|Where|As|While|Although)\b/u.test(text))
    return null;
  const tokens = tagQuickly(text);
  const finite = tokens.findIndex(
    (token, i) => i > 0 && /^(?:is|are|was|were|has|have|had|must|should|cannot|will|does|do)$/.test(token.lower),
  );
  if (finite < 0) return null;
  return {
    effect: text,
    subject: '',
    plural: isPlural(tokens[finite - 1]!.text) || / and /.test(text.slice(0, tokens[finite]!.start)),
  };
}

/** The reason with its own subject, or with the pronoun that stands for the subject of the effect. */
function reasonOf(text: string, subject: string, plural: boolean): Pick<Cause, 'reason' | 'pronoun'> | null {
  const opened = /^(it|they)\s(.*)$/.exec(text);
  if (subject === '' && !opened)
    return leansOnContext(text) || /\b(?:its|their)\b/.test(text) ? null : { reason: text, pronoun: '' };
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
  for (const part of plainSentence(entry.sentence.text).split(/; /)) {
    const found = causeInPart(capitalise(part), entry, previous);
    if (found) return found;
  }
  return null;
}

const REASONS = /\b(?:because|since|as|so that|for) ([^,;:]{18,140})(?=[,;]|$)/g;

/** Every clause of a sentence that gives a reason and can stand alone; for what, need not be clear. */
export function reasonsIn(entry: Entry): Reason[] {
  const plain = plainSentence(entry.sentence.text);
  if (!/\b(?:because|since|as|so that|for)\b/.test(plain) || isUnparseable(plain)) return [];
  return [...plain.matchAll(REASONS)].flatMap((match) => {
    const reason = match[1]!;
    if (leansOnContext(reason) || pointsBack(reason) || /\b(?:its|their|his|her)\b|\d{4}/.test(reason)) return [];
    const words = match[0].split(' ')[0]!;
    const clause = parseClause(`${capitalise(reason)}`);
    // Only "because" surely opens a clause; after the others it must be one that can be taken apart.
    if (clause === null && words !== 'because') return [];
    return [{ reason, stems: contentStems(reason), origin: originOf(entry) }];
  });
}

function causeInPart(plain: string, entry: Entry, previous: Entry | undefined): Cause | null {
  if (/[:—]/.test(plain) || isUnparseable(plain)) return null;
  const pointing = THAT_IS_BECAUSE.exec(plain);
  const reversed = WHICH_IS_WHY.exec(plain);
  const turned = reversed ?? OPENED_BY_BECAUSE.exec(plain) ?? SO.exec(plain);
  const inside = BECAUSE.exec(plain) ?? (turned ? [plain, turned[2]!, turned[1]!] : null);
  const sameBlock =
    previous && previous.section === entry.section && previous.sentence.blockIndex === entry.sentence.blockIndex;
  const effectText = pointing ? (sameBlock ? plainSentence(previous.sentence.text) : undefined) : inside?.[1];
  const reasonText = pointing ? pointing[1] : inside?.[2];
  if (
    !effectText ||
    !reasonText ||
    /\bbecause\b/.test(reasonText) ||
    /\b(?:only|just|not|simply|partly|is|are)$/.test(effectText) ||
    // "argues that it is justified because …": the reason belongs to what is argued.
    /\b(?:argues?|argued|says?|said|claims?|claimed|holds?|held|believes?|believed|maintains?|maintained|thinks?|thought|suggests?|suggested|predicted|explained|observed) that\b/.test(
      effectText,
    ) ||
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
