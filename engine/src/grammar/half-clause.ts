import { isVagueSubject } from '../standing/words.ts';
import { isPlural } from '../text/number.ts';
import { isNoun, type Token, tag } from '../text/tagging.ts';
import { AUXILIARIES, hasLaterVerb, MODALS, votesFor, WEAK_MODALS } from './clause-subject.ts';
import { isSureBase, isSureThird } from './sure-verbs.ts';

/** One half of a sentence of two, taken apart: shorter and plainer than a sentence of its own. */
export interface HalfClause {
  /** With its article, a capital only where it is a name. */
  name: string;
  /** Article-less words of the subject up to its first preposition. */
  head: string;
  plural: boolean;
  proper: boolean;
  /** The finite verb in lower case. */
  verb: string;
  tense: 'present' | 'past' | 'modal';
  predicate: string;
}

const STOPS =
  /^(?:that|which|who|whose|when|if|because|than|not|it|they|he|she|we|you|i|this|these|those|there|what|how|why|so|one|some|others?|both|each|all|another|former|latter|;|:|\()$/;
const ADVERB = /^(?:often|usually|always|mostly|generally|normally|sometimes|never|also|only|\p{Ll}{3,}ly)$/u;

const OPENS_OBJECT =
  /^(?:the|an?|its|their|both|all|each|no|any|to|from|into|with|on|in|at|by|for|up|out|about|around)$/;
/** "blocks both receptors": after a noun in the singular an -s form before these is the verb. */
const FORCED = /^(?:the|an?|its|their|both|all|each)$/;

interface Verb {
  at: number;
  tense: HalfClause['tense'];
}

/** Whether the words before a verb are several things: the head is in the plural, or two are joined. */
function isSeveral(tokens: readonly Token[]): boolean {
  const tail = tokens.findIndex((token, i) => i > 0 && (token.pos === 'ADP' || token.lower === 'such'));
  const own = tail > 0 ? tokens.slice(0, tail) : tokens;
  // "Cost and management accounting" is one name; "moulds and yeasts" are two.
  if (own.some((token) => token.lower === 'and')) return true;
  // "Doubling the length": what is done is one thing.
  if (/ing$/.test(own[0]!.lower) && own[0]!.pos === 'VERB' && own.length > 1) return false;
  return isPlural(own.at(-1)!.text);
}

function verbKind(tokens: readonly Token[], at: number, several: boolean): HalfClause['tense'] | null {
  const token = tokens[at]!;
  const { lower } = token;
  if (/^(?:was|were|had|did)$/.test(lower))
    return (lower === 'were') === several || /^(?:had|did)$/.test(lower) ? 'past' : null;
  if (AUXILIARIES.has(lower)) return /^(?:is|has|does)$/.test(lower) === several ? null : 'present';
  if (MODALS.has(lower) || WEAK_MODALS.has(lower)) return WEAK_MODALS.has(lower) ? null : 'modal';
  const next = tokens[at + 1];
  if (!next || /^(?:is|are|was|were|has|have|can|may|will|must)$/.test(next.lower)) return null;
  // The cheap tests come first: the second tagger is dear.
  if (several ? /(?:s|ed|ing|ly)$/.test(lower) && !isSureBase(lower) : !/[^s]s$/.test(lower)) return null;
  if (several ? isSureBase(lower) : isSureThird(lower) || FORCED.test(next.lower)) return 'present';
  // One tagger is enough where an object or an adverb follows, since the number of the subject must agree as well.
  const opensObject = OPENS_OBJECT.test(next.lower) || /^(?:DET|ADV|ADJ|NUM)$/.test(next.pos);
  if (token.pos !== 'VERB' && !opensObject) return null;
  return votesFor(token) + (opensObject ? 1 : 0) >= 2 ? 'present' : null;
}

/** Whether another finite verb comes in the same clause: then this one is a noun. */
function verbFollows(tokens: readonly Token[], at: number): boolean {
  if (hasLaterVerb(tokens, at)) return true;
  for (let i = at + 1; i < tokens.length - 1; i++) {
    if (/^(?:that|which|who|when|where|if|and|or|but|to|as|what|how|,)$/.test(tokens[i]!.lower)) return false;
    const { pos, lower } = tokens[i]!;
    const before = tokens[i - 1]!;
    // "Victim surveys usually find …": what an adverb stands before is the verb.
    if (pos === 'VERB' && (isNoun(before) || (i > at + 1 && isAdverb(before))) && !/(?:ing|ed|en)$/.test(lower))
      return true;
  }
  return false;
}

const isAdverb = (token: Token) => ADVERB.test(token.lower) && !isNoun(token) && token.pos !== 'VERB';

/** "Losses that are rare but severe are best transferred": the verb after the clause that says which ones are meant. */
function verbAfterRelative(tokens: readonly Token[], from: number): Verb | null {
  const several = isSeveral(tokens.slice(0, from));
  let inside = false;
  for (let i = from + 1; i < Math.min(tokens.length - 1, from + 16); i++) {
    const { lower, pos } = tokens[i]!;
    if (STOPS.test(lower) && !/^(?:not|so|one|both)$/.test(lower)) return null;
    const before = tokens[i - 1]!;
    const opens = inside && !/^(?:AUX|ADV|PART|CCONJ|ADP|DET|PUNCT)$/.test(before.pos);
    if (opens && (AUXILIARIES.has(lower) || MODALS.has(lower))) {
      const tense = verbKind(tokens, i, several);
      return tense ? { at: i, tense } : null;
    }
    inside ||= pos === 'VERB' || pos === 'AUX';
  }
  return null;
}

function findVerb(tokens: readonly Token[]): Verb | null {
  for (let i = 1; i < Math.min(tokens.length - 1, 12); i++) {
    const token = tokens[i]!;
    if (/^(?:that|which|who|whose)$/.test(token.lower) && isNoun(tokens[i - 1])) return verbAfterRelative(tokens, i);
    if (STOPS.test(token.lower) && !/^\p{Lu}{2,}$/u.test(token.text)) return null;
    const last = isAdverb(tokens[i - 1]!) && i > 1 ? i - 2 : i - 1;
    const before = tokens[last]!;
    if (/^(?:DET|ADP|CCONJ|PRON|PUNCT)$/.test(before.pos) || /^(?:the|an?|of|and|or)$/.test(before.lower)) continue;
    const several = isSeveral(tokens.slice(0, last + 1));
    const tense = verbKind(tokens, i, several);
    // "Average yields on farms hover around …": the verb is still to come.
    const sure = AUXILIARIES.has(token.lower) || tense === 'modal';
    if (tense && (sure || tokens[i + 1]!.lower === 'to' || !verbFollows(tokens, i))) return { at: i, tense };
  }
  return null;
}

/** Takes "a weak acid ionises only partly" apart where subject and verb agree, or gives null. */
export function readHalf(text: string): HalfClause | null {
  // "WHERE filters …": a name of capitals is no question word.
  if (isVagueSubject(text.replace(/^[Mm]ost /, '')) && !/^\p{Lu}{2,} /u.test(text)) return null;
  const tokens = tag(text);
  const verb = findVerb(tokens);
  if (!verb) return null;
  const from = isAdverb(tokens[verb.at - 1]!) ? verb.at - 1 : verb.at;
  const relative = tokens.findIndex((token, i) => i > 0 && i < from && /^(?:that|which|who|whose)$/.test(token.lower));
  const own = tokens.slice(0, relative > 0 ? relative : from);
  const sure = AUXILIARIES.has(tokens[verb.at]!.lower) || verb.tense === 'modal';
  // Whatever else stands before the verb, it must be a plain noun phrase.
  const plain = own.every(
    (token, i) =>
      isNoun(token) ||
      /^\p{Lu}{2,}$/u.test(token.text) ||
      /^(?:ADJ|NUM|CCONJ|PART)$/.test(token.pos) ||
      /^(?:the|an?|most|its|their|of|for|in|to|with|from|on|at|by|between|per|'s|’s)$/.test(token.lower) ||
      // "atenolol, bisoprolol and metoprolol", "yeasts and moulds": members of a row, whatever they are taken for.
      (token.lower === ',' && own.slice(i).some((later) => later.lower === 'and')) ||
      own[i + 1]?.lower === 'and' ||
      own[i - 1]?.lower === 'and' ||
      (token.lower === 'such' && own[i + 1]?.lower === 'as') ||
      (token.lower === 'as' && own[i - 1]?.lower === 'such') ||
      // "critically damped response", "thin descending limb": said of the word after it.
      (token.pos === 'ADV' && /^(?:ADJ|VERB)$/.test(own[i + 1]?.pos ?? '')) ||
      (token.pos === 'VERB' && (sure || (i > 0 && i === own.length - 1) || /(?:ing|ed|en)$/.test(token.lower))),
  );
  const last = own.at(-1);
  if (!plain || !last || own[0]!.pos === 'ADP' || last.pos === 'ADP' || last.pos === 'DET') return null;
  const start = /^(?:the|an?)$/.test(own[0]!.lower) ? 1 : 0;
  const preposition = own.findIndex((token) => token.pos === 'ADP' || token.lower === 'such');
  const head = text.slice(own[start]?.start ?? 0, (preposition > start ? own[preposition - 1]! : last).end);
  const named = own.slice(start).filter((token) => isNoun(token) || token.pos === 'ADJ');
  return {
    name: text.slice(0, relative > 0 ? tokens[from - 1]!.end : last.end),
    head,
    plural: isSeveral(own),
    proper:
      named.length > 0 &&
      named.every((token) => /^\p{Lu}/u.test(token.text)) &&
      (named.length > 1 || last.pos === 'PROPN'),
    verb: tokens[verb.at]!.lower,
    tense: verb.tense,
    predicate: text.slice(tokens[from]!.start),
  };
}
