import { isPlural } from '../text/number.ts';
import { isNoun, type Token } from '../text/tagging.ts';
import { isSureBase, isSureThird } from './sure-verbs.ts';

/** Who or what a sentence is about, and where its verb stands. */

export const BE = new Set(['is', 'are', 'was', 'were']);
export const AUXILIARIES = new Set(['is', 'are', 'was', 'were', 'has', 'have', 'had', 'does', 'do', 'did']);
export const MODALS = new Set(['can', 'may', 'will', 'must', 'cannot']);
export const WEAK_MODALS = new Set(['would', 'could', 'should', 'might', 'shall']);
export const LEAD =
  /^((?:In|At|During|Within|Under|After|Before|By|From|Among|Between|Through|Throughout|On|Over|Inside|Outside|Unlike|For|With)\s[^,]{3,60}),\s+(.+)$/;

/** "In 1804 a scholar …": a date before the subject needs no comma. */
export const DATED =
  /^((?:In|On|By) (?:(?:early|late|mid) )?(?:\d{1,2} )?(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?\d{4}) (.+)$/;

export type Finite = 'aux' | 'present-singular' | 'present-plural' | 'past' | 'modal' | null;

/** Words after which a form that only one tagger takes for a verb is believed to be one. */
export const OBJECT_OPENER =
  /^(?:the|an?|that|how|what|whether|because|when|its|their|it|them|both|all|each|every|no|any|from|into|to|with|by|on|in|as|for|at|between|through|against|under|over|only|more|less|two|three)$/;

const DIRECT_OBJECT = /^(?:the|an?|that|how|its|their|it|them|whether|what|because)$/;

/** How many of the two taggers take a token for a verb. */
export function votesFor(token: Token): number {
  return (token.pos === 'VERB' ? 1 : 0) + (token.verbToo ? 1 : 0);
}

/** A gerund can head a subject: "physical weathering", "sampling". */
const isGerund = (token: Token | undefined) =>
  token !== undefined && token.pos === 'VERB' && /\p{L}{3,}ing$/u.test(token.lower);

/** A common verb in the right form after a noun of the right number, with something other than a verb behind it. */
function sureKind(tokens: readonly Token[], at: number): Finite {
  const before = tokens[at - 1];
  const next = tokens[at + 1]!;
  // "Verapamil, a phenylalkylamine, acts …": the noun may stand before an aside.
  if (!before || !(isNoun(before) || isGerund(before) || before.lower === ',')) return null;
  if (AUXILIARIES.has(next.lower) || MODALS.has(next.lower) || (next.pos === 'VERB' && !/(?:ing|ed)$/.test(next.lower)))
    return null;
  const plural = isPlural(before.text);
  const { lower } = tokens[at]!;
  if (!plural && isSureThird(lower) && !(isNoun(next) && votesFor(tokens[at]!) === 0)) return 'present-singular';
  return (plural || before.lower === ',') && isSureBase(lower) ? 'present-plural' : null;
}

/** Words that follow a noun most often, and of which no tagger has to be asked. */
const NEVER_FINITE =
  /^(?:[,.:;()]|of|in|and|or|for|with|from|by|at|on|to|that|which|who|when|where|because|between|into|than|as|the|an?)$/;

/**
 * What kind of finite verb a token is. Auxiliaries need no tagger; otherwise both must agree, or one of them where what
 * follows can hardly follow a noun.
 */
export function finiteKind(tokens: readonly Token[], at: number): Finite {
  const token = tokens[at];
  if (!token) return null;
  if (AUXILIARIES.has(token.lower)) return 'aux';
  if (MODALS.has(token.lower) || WEAK_MODALS.has(token.lower)) return 'modal';
  if (NEVER_FINITE.test(token.lower)) return null;
  const next = tokens[at + 1];
  if (/ing$/.test(token.lower) || !next || next.pos === 'PUNCT') return null;
  if ((token.lower === 'live' && next.pos !== 'ADP') || token.lower === 'like') return null;
  const third = /[^s]s$/.test(token.lower) && token.lower.length > 3;
  const sure = sureKind(tokens, at);
  if (sure) return sure;
  // What only the second tagger may take for a verb is believed in two cases; in the others it need not be asked.
  const afterPlural = isNoun(tokens[at - 1]) && isPlural(tokens[at - 1]!.text);
  const believable = (third && OBJECT_OPENER.test(next.lower)) || (afterPlural && DIRECT_OBJECT.test(next.lower));
  if (token.pos !== 'VERB' && !believable) return null;
  const votes = votesFor(token);
  // "An injunction restrains a party": a singular noun, an -s form and an article can be nothing else.
  if (votes === 0) {
    const before = tokens[at - 1];
    const forced = third && /^(?:the|an?|its|their)$/.test(next.lower) && isNoun(before) && !isPlural(before!.text);
    return forced ? 'present-singular' : null;
  }
  if (votes === 1) {
    const direct = DIRECT_OBJECT.test(next.lower);
    if (third && OBJECT_OPENER.test(next.lower) && (token.lemma !== token.lower || direct)) return 'present-singular';
    // "mixes plain English", by the tagger that sees more context.
    if (third && token.pos === 'VERB' && isNoun(tokens[at - 1]) && /^(?:ADJ|NOUN|PROPN|ADV|DET|NUM)$/.test(next.pos))
      return 'present-singular';
    return direct && afterPlural && !/(?:ed|s)$/.test(token.lower) ? 'present-plural' : null;
  }
  if (token.tags.has('PastTense') || token.tags.has('Participle')) return 'past';
  if (third && token.lemma !== token.lower) return 'present-singular';
  if (token.lemma === token.lower) return 'present-plural';
  return /ed$/.test(token.lower) ? 'past' : null;
}

const CLAUSE_BREAK =
  /^(?:,|;|that|which|who|whose|when|because|and|but|if|while|as|where|until|so|or|whereas|than|how|what|why|whether)$/;

/** "The loss suffered by the buyer is …": the first past form is a participle when a finite verb still follows. */
export function isReducedRelative(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.lower === 'by') return true;
  return hasLaterVerb(tokens, at);
}

/** "Average yields on farms hover around …": where another finite verb follows in the same clause, this one is none. */
export function hasLaterVerb(tokens: readonly Token[], at: number): boolean {
  for (let i = at + 1; i < tokens.length && !CLAUSE_BREAK.test(tokens[i]!.lower); i++) {
    const kind = finiteKind(tokens, i);
    const certain =
      kind === 'aux' ||
      kind === 'modal' ||
      (kind === 'present-singular' && votesFor(tokens[i]!) === 2) ||
      (kind === 'present-plural' &&
        votesFor(tokens[i]!) === 2 &&
        isNoun(tokens[i - 1]) &&
        isPlural(tokens[i - 1]!.text) &&
        tokens[i + 1]?.pos === 'ADP');
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
    } else if (
      token.pos === 'ADP' ||
      (token.pos === 'DET' && !/^(?:of|for|in|between)$/.test(tokens[i - 1]?.lower ?? ''))
    )
      return null;
    if (
      token.pos === 'VERB' &&
      i > from &&
      !isNoun(tokens[i + 1]) &&
      !AUXILIARIES.has(tokens[i + 1]?.lower ?? '') &&
      token.verbToo
    )
      return null;
  }
  return null;
}

/** Reads a noun phrase with at most two prepositional tails, up to a finite verb or a comma. */
export function readSubject(tokens: readonly Token[], from: number): Subject | null {
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
export function finiteAfterAdverb(tokens: readonly Token[], at: number): number | null {
  if (finiteKind(tokens, at)) return at;
  const token = tokens[at];
  if (token && (token.pos === 'ADV' || /^(?:also|often|always|never|usually|sometimes)$/.test(token.lower))) {
    return finiteKind(tokens, at + 1) ? at + 1 : null;
  }
  return null;
}

const isVerbAt = (tokens: readonly Token[], at: number) => finiteAfterAdverb(tokens, at) !== null;

/** ", a drug for heart failure," after the subject, and where the verb stands behind it. */
export function apposition(
  text: string,
  tokens: readonly Token[],
  comma: number,
  verbAt: (tokens: readonly Token[], at: number) => boolean = isVerbAt,
): { words: string; next: number } | null {
  const opener = tokens[comma + 1]?.lower ?? '';
  if (
    !/^(?:an?|the|which|who|also|or|often|sometimes|called|known|\p{Ll}{2,}ed|led|made|drawn|first|once|with|now)$/u.test(
      opener,
    )
  )
    return null;
  for (let i = comma + 2; i < tokens.length; i++) {
    if (tokens[i]!.lower !== ',') continue;
    if (!verbAt(tokens, i + 1)) return null;
    return { words: text.slice(tokens[comma + 1]!.start, tokens[i]!.start), next: i + 1 };
  }
  return null;
}
