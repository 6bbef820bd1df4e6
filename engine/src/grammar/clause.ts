import { isVagueSubject, leansOnContext } from '../standing/words.ts';
import { isPlural } from '../text/number.ts';
import { isNoun, type Token, tag, tagQuickly } from '../text/tagging.ts';
import { areOfOneNumber, readJointSubject } from './clause-joint.ts';
import {
  AUXILIARIES,
  apposition,
  BE,
  DATED,
  type Finite,
  finiteAfterAdverb,
  finiteKind,
  hasLaterVerb,
  isReducedRelative,
  LEAD,
  MODALS,
  OBJECT_OPENER,
  readSubject,
  votesFor,
  WEAK_MODALS,
} from './clause-subject.ts';
import { isSureBase, isSureThird } from './sure-verbs.ts';
import { isUnparseable, plainSentence, withoutInnerLinks } from './wording.ts';

/** A sentence taken apart: who or what, and what is said of it. */
export interface Clause {
  /** The sentence without asides, openers and full stop. */
  text: string;
  /** "In the small intestine" before the subject, or ''. */
  lead: string;
  determiner: '' | 'the' | 'a' | 'an';
  /** Without the determiner. */
  subject: string;
  head: string;
  plural: boolean;
  proper: boolean;
  /** Each of several things of which the sentence says the same ("A and B are …"); empty for a single subject. */
  members: readonly string[];
  /** ", a drug for heart failure," after the subject, or ''. */
  apposition: string;
  verb: string;
  tense: 'present' | 'past' | 'modal';
  /** From the finite verb to the end of the clause. */
  predicate: string;
}

/** How the subject of a clause begins that follows a bare "and". */
const SUBJECT_OPENER =
  /^(?:the|an?|its|their|his|her|this|these|those|each|every|it|he|she|they|we|no|some|most|many|both|all|others?)\b|^\p{Lu}/u;

/** "high birth and death rates to low ones": without an article or an auxiliary verb it is rather a second noun. */
const mayOpenClause = (after: string) =>
  SUBJECT_OPENER.test(after) ||
  tagQuickly(after)
    .slice(0, 6)
    .some(({ lower }) => AUXILIARIES.has(lower) || MODALS.has(lower));

/** Cuts ", and/but/so …" where a second main clause begins; lists ("A, B, and C") stay whole. */
export function cutSecondClause(predicate: string): string {
  let text = predicate;
  for (const match of predicate.matchAll(
    /,?\s+(?:and|but|so|yet|although|though|while|whereas|because|since|as|even though|unless|if)\s+/g,
  )) {
    const before = predicate.slice(0, match.index);
    const comma = match[0].startsWith(',');
    const word = match[0].replace(/[,\s]/g, '');
    if (!comma && word !== 'and' && word !== 'but') continue;
    if (before.split(' ').length < 3) continue;
    // "at three and a half months": one measure.
    if (
      /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/.test(before) &&
      /^(?:a|\d|one|two)\b/.test(predicate.slice(match.index + match[0].length))
    )
      continue;
    // "holds that the legislature, the executive and the judiciary should …": a list, or all inside "that".
    if (!comma && (/,[^,]{2,45}$/.test(before) || /\b(?:that|whether|how)\b/.test(before))) continue;
    // "at which the total of ordering cost and holding cost is lowest": the relative clause still waits for its verb.
    const relative = comma ? null : /\b(?:that|which|who|whose|where|when|if)\b([^,]*)$/.exec(before);
    if (relative && !tagQuickly(relative[1]!).some((token) => token.pos === 'VERB' || token.pos === 'AUX')) continue;
    const after = predicate.slice(match.index + match[0].length);
    // "makes the slope steeper and cooling makes it flatter": the same verb again with a subject of its own.
    const [verb = ''] = predicate.split(' ');
    const isParallel =
      !comma && isSureThird(verb) && new RegExp(`^[\\p{L}-]+(?: [\\p{L}-]+)? ${verb} `, 'u').test(after);
    if (!comma && !isParallel && !mayOpenClause(after)) continue;
    // After a comma these words open a clause in nearly every case, whatever stands between subject and verb.
    const opensLater =
      comma &&
      word === 'and' &&
      /^(?:on|in|by|after|when|if|at|from|during|since|until|as|for (?:this|that)) /.test(after) &&
      /\b(?:is|are|was|were|has|had|became|began|came|took|went|made|gave|can|may|will|must)\b|^for (?:this|that)\b/.test(
        after,
      );
    const sure =
      opensLater ||
      isParallel ||
      // ", and diltiazem, a benzothiazepine, lies in between": a subject with its aside.
      (comma && /^[\p{L}][\p{L} '-]{2,40}, (?:an?|the|which|who) [^,]{3,60}, \p{Ll}+/u.test(after)) ||
      (comma && /^(?:and|but)$/.test(word) && /^(?:he|she|it|they) /.test(after)) ||
      (comma && /^(?:so|although|though|whereas|while|since|eventhough|unless|yet)$/.test(word));
    if (!sure && !beginsClause(tagQuickly(predicate.slice(match.index + match[0].length)))) continue;
    text = before;
    break;
  }
  return text.replace(/[,;]\s*$/, '');
}

/** The clauses that a sentence joins by ";", ", and", ", but", ", while" …, each with its own subject. */
export function splitClauses(text: string): string[] {
  const pieces: string[] = [];
  for (const part of text.split(/;\s+/)) {
    let start = 0;
    for (const match of part.matchAll(/,\s+(?:and|but|so|yet|while|whereas|although)\s+/g)) {
      if (match.index - start < 12 || !beginsClause(tagQuickly(part.slice(match.index + match[0].length)))) continue;
      pieces.push(part.slice(start, match.index));
      start = match.index + match[0].length;
    }
    pieces.push(part.slice(start));
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

/** Whether tokens (of the quick tagger) open with a subject and its finite verb. */
export function beginsClause(tokens: readonly Token[]): boolean {
  let seenNoun = false;
  for (let i = 0; i < Math.min(tokens.length, 9); i++) {
    const token = tokens[i]!;
    if (seenNoun && (AUXILIARIES.has(token.lower) || MODALS.has(token.lower) || WEAK_MODALS.has(token.lower)))
      return true;
    const next = tokens[i + 1];
    const opensObject = next !== undefined && (OBJECT_OPENER.test(next.lower) || /^(?:DET|PRON|ADV)$/.test(next.pos));
    if (seenNoun && token.pos === 'VERB' && !/ing$/.test(token.lower) && (opensObject || /[^s]s$/.test(token.lower))) {
      // "services suited to": a past form before a preposition is a participle more often than not.
      if (!/ed$/.test(token.lower) || /^(?:the|an?|that|its|their|it|them)$/.test(next?.lower ?? '')) return true;
    }
    // "insulin increases the number": whatever the tagger says, an -s form before an article is the verb.
    if (
      seenNoun &&
      /[^s]s$/.test(token.lower) &&
      /^(?:the|an?|its|their|with|to|from|into)$/.test(next?.lower ?? '') &&
      !isPlural(tokens[i - 1]!.text)
    )
      return true;
    // "a pandemic spreads over": a noun that is taken for an adjective.
    if (i > 1 && /^(?:an?|the|each|every)$/.test(tokens[0]!.lower) && isSureThird(token.lower)) return true;
    // "the liver before they reach …": the verb belongs to what is joined on.
    if (/^(?:that|which|who|when|where|before|after|until|because|unless|than|to|,)$/.test(token.lower)) return false;
    if (isNoun(token) || token.pos === 'PRON' || /^(?:it|they|this|these|he|she|there)$/.test(token.lower))
      seenNoun = true;
  }
  return false;
}

function agrees(kind: Exclude<Finite, null>, verb: string, plural: boolean): boolean {
  if (kind === 'aux') return plural ? !/^(?:is|was|has|does)$/.test(verb) : !/^(?:are|were|have|do)$/.test(verb);
  if (kind === 'present-singular') return !plural;
  if (kind === 'present-plural') return plural;
  return true;
}

/** "X has become common: it is cheap": what comes before a colon, where it is a whole statement. */
function beforeColon(text: string): string {
  const at = text.indexOf(': ');
  if (at < 0) return text;
  const before = text.slice(0, at);
  return before.split(' ').length >= 6 &&
    !/\b(?:is|are|was|were|be|by|of|that|as|says?|reads?|follows?|following|includes?|including|these|those|this|things|ways|kinds|types|features|stages|steps|parts|reasons|forms|families|groups|points|questions)$/.test(
      before,
    )
    ? before
    : text;
}

/** Takes a sentence apart, or gives null where that is not safe. */
export function parseClause(sentence: string): Clause | null {
  let text = plainSentence(sentence);
  const semicolon = text.indexOf(';');
  if (semicolon > 0) text = text.slice(0, semicolon).split(' ').length >= 6 ? text.slice(0, semicolon) : '';
  text = beforeColon(text);
  const count = text.split(' ').length;
  if (count < 4 || count > 45 || /[:—–]\s|\s[—–-]\s/.test(text) || isUnparseable(text)) return null;
  let lead = '';
  const opened = LEAD.exec(text);
  if (opened) {
    if (
      leansOnContext(opened[1]!) ||
      tagQuickly(opened[1]!).some((token, i) => i > 0 && (AUXILIARIES.has(token.lower) || /ing$/.test(token.lower)))
    )
      return null;
    lead = opened[1]!;
    text = opened[2]!;
  }
  const dated = lead === '' ? DATED.exec(text) : null;
  if (dated) {
    lead = dated[1]!;
    text = dated[2]![0]!.toUpperCase() + dated[2]!.slice(1);
  }
  if (isVagueSubject(text)) return null;
  text = withoutExamples(text);
  const meaning = meaningClause(text, lead);
  if (meaning) return meaning;
  const tokens = tag(text);
  return singleClause(text, lead, tokens) ?? (lead === '' ? jointClause(text, tokens) : null);
}

const EXAMPLES = /^([\p{L}][\p{L}' -]{2,40}?),? such as /u;

const isVerb = (word: string) => AUXILIARIES.has(word) || MODALS.has(word) || isSureBase(word) || isSureThird(word);

/** "Protocols such as RIP tell …": the examples beside the subject can be left out where its verb follows them. */
function withoutExamples(text: string): string {
  const match = EXAMPLES.exec(text);
  if (!match) return text;
  const words = text.slice(match[0].length).split(' ');
  const verb = words.slice(0, 10).findIndex((word, i) => i > 0 && isVerb(word) && !/^(?:and|or)$/.test(words[i - 1]!));
  return verb < 0 ? text : `${match[1]} ${words.slice(verb).join(' ')}`;
}

/** "Prazosin and doxazosin block …": what is said of several things at once. */
function jointClause(text: string, tokens: readonly Token[]): Clause | null {
  if (!/^\p{Lu}[^.;:]*? and /u.test(text)) return null;
  const joint = readJointSubject(text, tokens);
  if (!joint || !areOfOneNumber(joint.members)) return null;
  const { lower } = tokens[joint.verb]!;
  return {
    text,
    lead: '',
    determiner: '',
    subject: text.slice(0, tokens[joint.to - 1]!.end),
    head: joint.members[0]!.split(' ').at(-1)!,
    plural: true,
    proper: joint.members.every((member) => member.split(' ').every((word) => /^\p{Lu}/u.test(word))),
    members: joint.members,
    apposition: '',
    verb: lower,
    tense:
      /^(?:were|had|did)$/.test(lower) || isPerfect(tokens, joint.verb)
        ? 'past'
        : MODALS.has(lower)
          ? 'modal'
          : 'present',
    predicate: withoutInnerLinks(` ${text.slice(tokens[joint.verb]!.start)}`),
  };
}

const ADVERBIAL_TAIL =
  / (?:in (?:most|many|some|all|certain|rare|other|these|such) (?:cases|respects|instances|places|circumstances)|in (?:general|practice|part|theory|principle|turn|time|fact|effect|particular|addition)|at (?:first|last|once|times|present)|on (?:average|the whole)|by (?:definition|contrast)|for (?:example|instance))$/;

function singleClause(text: string, lead: string, tokens: readonly Token[]): Clause | null {
  const article = /^(?:the|an?)$/.exec(tokens[0]?.lower ?? '')?.[0] as Clause['determiner'] | undefined;
  const subject = readSubject(tokens, article ? 1 : 0);
  if (!subject) return null;
  let at = subject.to;
  let aside = '';
  if (tokens[at]!.lower === ',') {
    const found = apposition(text, tokens, at);
    if (!found) return null;
    aside = found.words;
    at = found.next;
  }
  const verbIndex = finiteAfterAdverb(tokens, at);
  if (verbIndex === null) return null;
  const kind = finiteKind(tokens, verbIndex)!;
  const verb = tokens[verbIndex]!.lower;
  const head = tokens[subject.headIndex]!;
  const plural = isPlural(head.text);
  if (!agrees(kind, verb, plural) || WEAK_MODALS.has(verb)) return null;
  const doubtful = kind === 'past' || (kind !== 'aux' && kind !== 'modal' && votesFor(tokens[verbIndex]!) < 2);
  if (doubtful && isReducedRelative(tokens, verbIndex)) return null;
  if (kind !== 'aux' && kind !== 'modal' && hasLaterVerb(tokens, verbIndex)) return null;
  const first = tokens[subject.from]!;
  // "An estate agent in most cases has …": the adverb belongs to what is said.
  if (ADVERBIAL_TAIL.test(text.slice(first.start, tokens[subject.to - 1]!.end))) return null;
  const inner = tokens.slice(subject.from, subject.to).filter((token) => isNoun(token) || token.pos === 'ADJ');
  return {
    text,
    lead,
    determiner: article ?? '',
    subject: text.slice(first.start, tokens[subject.to - 1]!.end),
    head: head.text,
    plural,
    proper:
      inner.length > 0 &&
      inner.every((token) => /^\p{Lu}/u.test(token.text)) &&
      (inner.length > 1 || first.pos === 'PROPN' || Boolean(article)),
    members: [],
    apposition: aside,
    verb,
    // "has caused", "have been recorded": told as it happened, like the past.
    tense:
      kind === 'past' || /^(?:was|were|had|did)$/.test(verb) || isPerfect(tokens, verbIndex)
        ? 'past'
        : kind === 'modal'
          ? 'modal'
          : 'present',
    predicate: withoutInnerLinks(` ${text.slice(tokens[at]!.start)}`),
  };
}

const MEANS =
  /^((?:The|An?) )?([\p{L}][\p{L}'’-]*(?: [\p{L}'’-]+){0,4}?) ((means(?= that\b| an?\b| the\b)|refers(?= to\b)|(?:is|are) (?:usually |often |generally |commonly )?defined as) .+)$/u;

/** "Volenti non fit injuria means that …": these verbs need no tagger, and what stands before them is the term. */
function meaningClause(text: string, lead: string): Clause | null {
  const match = MEANS.exec(text);
  if (!match || /\b(?:is|are|was|were|which|that|who|and|or)\b/.test(match[2]!)) return null;
  const subject = match[2]!;
  const words = subject.split(' ');
  return {
    text,
    lead,
    determiner: (match[1]?.trim().toLowerCase() ?? '') as Clause['determiner'],
    subject,
    head: words.at(-1)!,
    plural: /^are\b/.test(match[3]!),
    proper: words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)),
    members: [],
    apposition: '',
    verb: match[3]!.split(' ')[0]!,
    tense: 'present',
    predicate: match[3]!,
  };
}

function isPerfect(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    /^(?:has|have)$/.test(tokens[at]!.lower) &&
    next !== undefined &&
    (/^(?:been|had|become)$/.test(next.lower) ||
      (next.pos === 'VERB' && /(?:ed|en|own|ung|ade|ent|ost|old|elt)$/.test(next.lower)))
  );
}

/** Whether a predicate is "is/are …". */
export function isCopular(clause: Clause): boolean {
  return BE.has(clause.verb);
}
