import { isPlural } from '../text/number.ts';
import { isNoun, type Token, tag, tagQuickly } from '../text/tagging.ts';
import { isSureBase, isSureThird } from './sure-verbs.ts';
import { isUnparseable, isVagueSubject, leansOnContext, plainSentence, withoutInnerLinks } from './wording.ts';

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
  /** ", a drug for heart failure," after the subject, or ''. */
  apposition: string;
  verb: string;
  tense: 'present' | 'past' | 'modal';
  /** From the finite verb to the end of the clause. */
  predicate: string;
}

const BE = new Set(['is', 'are', 'was', 'were']);
const AUXILIARIES = new Set(['is', 'are', 'was', 'were', 'has', 'have', 'had', 'does', 'do', 'did']);
const MODALS = new Set(['can', 'may', 'will', 'must', 'cannot']);
const WEAK_MODALS = new Set(['would', 'could', 'should', 'might', 'shall']);
const LEAD =
  /^((?:In|At|During|Within|Under|After|Before|By|From|Among|Between|Through|Throughout|On|Over|Inside|Outside|Unlike|For|With)\s[^,]{3,60}),\s+(.+)$/;

/** "In 1804 a scholar …": a date before the subject needs no comma. */
const DATED =
  /^((?:In|On|By) (?:(?:early|late|mid) )?(?:\d{1,2} )?(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?\d{4}) (.+)$/;

type Finite = 'aux' | 'present-singular' | 'present-plural' | 'past' | 'modal' | null;

/** Words after which a form that only one tagger takes for a verb is believed to be one. */
const OBJECT_OPENER =
  /^(?:the|an?|that|how|what|whether|because|when|its|their|it|them|both|all|each|every|no|any|from|into|to|with|by|on|in|as|for|at|between|through|against|under|over|only|more|less|two|three)$/;

/** How many of the two taggers take a token for a verb. */
function votesFor(token: Token): number {
  return (token.pos === 'VERB' ? 1 : 0) + (token.verbToo ? 1 : 0);
}

/** A gerund can head a subject: "physical weathering", "sampling". */
const isGerund = (token: Token | undefined) =>
  token !== undefined && token.pos === 'VERB' && /\p{L}{3,}ing$/u.test(token.lower);

/** A common verb in the right form after a noun of the right number, with something other than a verb behind it. */
function sureKind(tokens: readonly Token[], at: number): Finite {
  const before = tokens[at - 1];
  const next = tokens[at + 1]!;
  if (!before || !(isNoun(before) || isGerund(before))) return null;
  if (AUXILIARIES.has(next.lower) || MODALS.has(next.lower) || (next.pos === 'VERB' && !/(?:ing|ed)$/.test(next.lower)))
    return null;
  const plural = isPlural(before.text);
  const { lower } = tokens[at]!;
  if (!plural && isSureThird(lower) && !(isNoun(next) && votesFor(tokens[at]!) === 0)) return 'present-singular';
  return plural && isSureBase(lower) ? 'present-plural' : null;
}

/**
 * What kind of finite verb a token is. Auxiliaries need no tagger; otherwise both must agree, or one of them where what
 * follows can hardly follow a noun.
 */
function finiteKind(tokens: readonly Token[], at: number): Finite {
  const token = tokens[at];
  if (!token) return null;
  if (AUXILIARIES.has(token.lower)) return 'aux';
  if (MODALS.has(token.lower) || WEAK_MODALS.has(token.lower)) return 'modal';
  const votes = votesFor(token);
  const next = tokens[at + 1];
  if (/ing$/.test(token.lower) || !next || next.pos === 'PUNCT') return null;
  if ((token.lower === 'live' && next.pos !== 'ADP') || token.lower === 'like') return null;
  const third = /[^s]s$/.test(token.lower) && token.lower.length > 3;
  const sure = sureKind(tokens, at);
  if (sure) return sure;
  // "An injunction restrains a party": a singular noun, an -s form and an article can be nothing else.
  if (votes === 0) {
    const before = tokens[at - 1];
    const forced = third && /^(?:the|an?|its|their)$/.test(next.lower) && isNoun(before) && !isPlural(before!.text);
    return forced ? 'present-singular' : null;
  }
  if (votes === 1) {
    const direct = /^(?:the|an?|that|how|its|their|it|them|whether|what|because)$/.test(next.lower);
    if (third && OBJECT_OPENER.test(next.lower) && (token.lemma !== token.lower || direct)) return 'present-singular';
    // "mixes plain English", by the tagger that sees more context.
    if (third && token.pos === 'VERB' && isNoun(tokens[at - 1]) && /^(?:ADJ|NOUN|PROPN|ADV|DET|NUM)$/.test(next.pos))
      return 'present-singular';
    return direct && isNoun(tokens[at - 1]) && isPlural(tokens[at - 1]!.text) && !/(?:ed|s)$/.test(token.lower)
      ? 'present-plural'
      : null;
  }
  if (token.tags.has('PastTense') || token.tags.has('Participle')) return 'past';
  if (third && token.lemma !== token.lower) return 'present-singular';
  if (token.lemma === token.lower) return 'present-plural';
  return /ed$/.test(token.lower) ? 'past' : null;
}

const CLAUSE_BREAK =
  /^(?:,|;|that|which|who|whose|when|because|and|but|if|while|as|where|until|before|after|so|or|whereas|than)$/;

/** "The loss suffered by the buyer is …": the first past form is a participle when a finite verb still follows. */
function isReducedRelative(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.lower === 'by') return true;
  for (let i = at + 1; i < tokens.length && !CLAUSE_BREAK.test(tokens[i]!.lower); i++) {
    const kind = finiteKind(tokens, i);
    const certain = kind === 'aux' || kind === 'modal' || (kind === 'present-singular' && votesFor(tokens[i]!) === 2);
    if (certain) return true;
  }
  return false;
}

interface Subject {
  from: number;
  to: number;
  headIndex: number;
}

function isNominal(token: Token, next: Token | undefined): boolean {
  if (isNoun(token) || token.pos === 'ADJ' || token.lower === "'s" || token.lower === '’s' || token.lower === "'")
    return true;
  return token.pos === 'VERB' && /(?:ing|ed)$/.test(token.lower) && isNoun(next);
}

const INNER_PREPOSITION = /^(?:of|for|in|between|from|to|on|with|by|at|against|over)$/;
/** Words that never stand inside a plain noun phrase. */
const NEVER_INSIDE =
  /^(?:,|and|or|but|nor|that|which|who|whose|whom|when|where|while|if|because|as|than|not|it|they|he|she|we|you|i|this|these|those|there|what|how|why|so|such|can|may|will|must|would|could|should|might|cannot|be|been|being|to)$/;

/**
 * "A Giffen good is …": before an auxiliary a short run without function words is the subject, whatever the taggers make
 * of its words.
 */
function subjectBeforeAuxiliary(tokens: readonly Token[], from: number): Subject | null {
  let headIndex = -1;
  for (let i = from; i < Math.min(tokens.length, from + 10); i++) {
    const token = tokens[i]!;
    if (AUXILIARIES.has(token.lower) || MODALS.has(token.lower)) {
      const last = tokens[i - 1]!;
      if (i === from || last.pos === 'ADV' || last.pos === 'ADP' || last.pos === 'DET') return null;
      return { from, to: i, headIndex: headIndex >= 0 ? headIndex : i - 1 };
    }
    if (NEVER_INSIDE.test(token.lower) || (token.pos === 'PUNCT' && token.lower !== '-')) return null;
    if (/^(?:of|for|in|between)$/.test(token.lower)) {
      if (i === from) return null;
      if (headIndex < 0) headIndex = i - 1;
    } else if (token.pos === 'ADP' || (token.pos === 'DET' && !/^(?:of|for|in|between)$/.test(tokens[i - 1]!.lower)))
      return null;
    if (
      token.pos === 'VERB' &&
      token.verbToo &&
      i > from &&
      !isNoun(tokens[i + 1]) &&
      !AUXILIARIES.has(tokens[i + 1]?.lower ?? '')
    )
      return null;
  }
  return null;
}

/** Reads a noun phrase with at most two prepositional tails, up to a finite verb or a comma. */
function readSubject(tokens: readonly Token[], from: number): Subject | null {
  let i = from;
  let headIndex = -1;
  let tails = 0;
  for (; i < tokens.length; i++) {
    const token = tokens[i]!;
    const previous = tokens[i - 1];
    const afterNoun = i > from && (isNoun(previous) || (headIndex === i - 1 && isGerund(previous)));
    // "saturated fat raises the level": the noun may be taken for an adjective.
    const forced =
      i > from &&
      previous!.pos === 'ADJ' &&
      /^(?:the|an?|its|their)$/.test(tokens[i + 1]?.lower ?? '') &&
      finiteKind(tokens, i) !== null;
    if (forced) {
      if (tails === 0) headIndex = i - 1;
      break;
    }
    if (afterNoun && (token.lower === ',' || finiteAfterAdverb(tokens, i) !== null)) break;
    const gerundHead = isGerund(token) && tails === 0 && isFiniteAt(tokens, i + 1);
    if (gerundHead || isNominal(token, tokens[i + 1])) {
      if ((gerundHead || isNoun(token)) && tails === 0) headIndex = i;
      continue;
    }
    if (token.pos === 'NUM' && i > from && /^\p{Lu}/u.test(previous!.text)) continue;
    if (/^1\d{3}$|^20\d\d$/.test(token.lower) && tails > 0 && previous!.lower === 'of') {
      // "The Richards Constitution of 1946 gave …": the year ends the name.
      if (finiteAfterAdverb(tokens, i + 1) === null) return null;
      i++;
      break;
    }
    if (afterNoun && tails < 2 && INNER_PREPOSITION.test(token.lower)) {
      tails++;
      continue;
    }
    if (
      /^(?:the|an?|no|one|each|every|all|its|their|two|three)$/.test(token.lower) &&
      tails > 0 &&
      INNER_PREPOSITION.test(previous!.lower)
    )
      continue;
    return subjectBeforeAuxiliary(tokens, from);
  }
  if (headIndex < 0 || i >= tokens.length || i === from) return subjectBeforeAuxiliary(tokens, from);
  return { from, to: i, headIndex };
}

/** A gerund is a noun where its verb follows at once: "Weathering breaks …", "Sampling is …". */
function isFiniteAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token !== undefined && (AUXILIARIES.has(token.lower) || isSureThird(token.lower)) && finiteKind(tokens, at) !== null
  );
}

/** The index of the finite verb at `at` or right after one adverb. */
function finiteAfterAdverb(tokens: readonly Token[], at: number): number | null {
  if (finiteKind(tokens, at)) return at;
  const token = tokens[at];
  if (token && (token.pos === 'ADV' || /^(?:also|often|always|never|usually|sometimes)$/.test(token.lower))) {
    return finiteKind(tokens, at + 1) ? at + 1 : null;
  }
  return null;
}

function apposition(text: string, tokens: readonly Token[], comma: number): { words: string; next: number } | null {
  const opener = tokens[comma + 1]?.lower ?? '';
  if (!/^(?:an?|the|which|who|also|or|often|sometimes|called|known)$/.test(opener)) return null;
  for (let i = comma + 2; i < tokens.length; i++) {
    if (tokens[i]!.lower !== ',') continue;
    if (finiteAfterAdverb(tokens, i + 1) === null) return null;
    return { words: text.slice(tokens[comma + 1]!.start, tokens[i]!.start), next: i + 1 };
  }
  return null;
}

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
    // "holds that the legislature, the executive and the judiciary should …": a list, or all inside "that".
    if (!comma && (/,[^,]{2,45}$/.test(before) || /\b(?:that|whether|how)\b/.test(before))) continue;
    // After a comma these words open a clause in nearly every case, whatever stands between subject and verb.
    const after = predicate.slice(match.index + match[0].length);
    const opensLater =
      comma &&
      word === 'and' &&
      /^(?:on|in|by|after|when|if|at|from|during|since|until|as|for (?:this|that)) /.test(after) &&
      /\b(?:is|are|was|were|has|had|became|began|came|took|went|made|gave|can|may|will|must)\b|^for (?:this|that)\b/.test(
        after,
      );
    const sure =
      opensLater ||
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
function beginsClause(tokens: readonly Token[]): boolean {
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
    if (/^(?:that|which|who|when|where|to|,)$/.test(token.lower)) return false;
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

/** Takes a sentence apart, or gives null where that is not safe. */
export function parseClause(sentence: string): Clause | null {
  let text = plainSentence(sentence);
  const semicolon = text.indexOf(';');
  if (semicolon > 0) text = text.slice(0, semicolon).split(' ').length >= 6 ? text.slice(0, semicolon) : '';
  const count = text.split(' ').length;
  if (count < 5 || count > 45 || /[:—–]\s|\s[—–-]\s/.test(text) || isUnparseable(text)) return null;
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
  const tokens = tag(text);
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
  const first = tokens[subject.from]!;
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
