import type { Kind } from '../kinds/kinds.ts';
import { type Subject, subjectOf } from '../kinds/relations.ts';
import type { Corpus } from '../reading/corpus.ts';
import type { Origin } from '../reading/origin.ts';
import { isVagueSubject } from '../standing/words.ts';
import { isPlural } from '../text/number.ts';
import { contentStems, stem } from '../text/stems.ts';
import { isNoun, type Token, tagQuickly } from '../text/tagging.ts';
import { GENERIC_NOUNS } from '../text/terms.ts';

/** A term that the text brings in: what it says of it there, or no more than that it is one of its terms. */
export interface Introduced {
  term: string;
  /** As the text has it: "the lithosphere", "subduction". */
  article: '' | 'the' | 'a';
  plural: boolean;
  kind: Kind;
  /** What it is ("means"), what it does ("does"), the sentence that names it, with a gap for the name ("names"), or a statement that it is the
   * name of ("described"). */
  by: 'means' | 'does' | 'names' | 'described';
  /** '' where what is said cannot stand alone: then it only serves as an option. */
  gloss: string;
  stems: readonly string[];
  /** Words of the name that what is said of it repeats: other options must have them too. */
  leaks: readonly string[];
  subject: Subject;
  origin: Origin;
}

/** Words that close or open what is no name of anything. */
const NO_NAME =
  /\b(?:run|means|ones?|night|others?|sets|rest|end|beginning|advantages?|disadvantages?|drawbacks?|benefits?|difficult(?:y|ies)|\p{L}*(?:logist|grapher|nomist|ician|scientist|scholar|critic|writer|historian)s?)$|^(?:\p{L}+est|best-known|well-known|healthy|usual|main|chief|absence|presence|lack|use|less|too|very|rare|opposite|following|preceding|past|recent|coming|previous|next|last|long|short|modern|early|late|high|low|higher|lower|new|old|good|bad|great|large|small|more|most)\b/u;

/** "a wider band", "a deeper space": than which, the text around says. */
const isCompared = ([first, second]: readonly Token[]) =>
  first?.pos === 'ADJ' && second !== undefined && /er$/.test(first.lower) && first.lemma !== first.lower;

/** Whether words are no name of anything, whatever sets them off. */
export const isNoName = (words: string) => NO_NAME.test(words) || isCompared(tagQuickly(words));

/**
 * Whether words make a term: nouns with what describes them, none of them so wide that it says nothing. What the text
 * shows to be a name `isNamed`.
 */
export function asTerm(name: string, isNamed = false): string | null {
  const words = name[0]!.toLowerCase() + name.slice(1);
  const tokens = tagQuickly(words);
  const last = tokens.at(-1);
  // A word with a capital is a name, and "Men", "ages" before a noun are a row of things.
  if (
    / \p{Lu}|\b(?:called|named|termed|stands|lies|comes|goes)\b|^(?:diagnosis|treatment|management|prevention)$/u.test(
      words,
    ) ||
    (tokens.length > 1 && isPlural(tokens[0]!.text) && !/^\p{L}+(?:ss|us|is)$/u.test(tokens[0]!.text))
  )
    return null;
  if (NO_NAME.test(words) || isCompared(tokens)) return null;
  // "raising r", "a textbook example of selection"
  if (/ \p{L}$/u.test(words) || GENERIC_NOUNS.has(/(\p{L}+) of /u.exec(words)?.[1] ?? '')) return null;
  if (!last || words.length < 4 || /^\p{Ll}+-\p{Ll}+(?:al|ic|ive|ous|ary|able|less|ful)$/u.test(words)) return null;
  // "a sink", "the situation": alone and with its article, a word that is mostly a verb or says little is meant as a term.
  if (isNamed && tokens.length === 1 && /^(?:VERB|NOUN)$/.test(last.pos)) return words;
  if (!isNoun(last) && !/ing$/.test(last.lower)) return null;
  const fits = tokens.every((token) => isNoun(token) || token.pos === 'ADJ' || /(?:ing|ed)$|^of$/.test(token.lower));
  if (!fits || (tokens.length === 1 && GENERIC_NOUNS.has(last.lower))) return null;
  if (GENERIC_NOUNS.has(last.lower) && /^(?:this|that|such|other|same|first|last|second)$/.test(tokens[0]!.lower))
    return null;
  return isVagueSubject(words) ? null : words;
}

/** The article of a name, in the form in which it is kept. */
export const articleOf = (word: string | undefined): Introduced['article'] =>
  /^the\b/i.test(word ?? '') ? 'the' : /^an?\b/i.test(word ?? '') ? 'a' : '';

/** "a weaker layer that …": than which, the text around says. */
function comparesWithUnsaid(gloss: string): boolean {
  const word = /^(?:is |are )?(?:an?|the) ((?!outer|inner|upper|lower)\p{Ll}+er) \p{Ll}/u.exec(gloss)?.[1];
  if (!word || /\bthan\b|^(?:is |are )?the \p{Ll}+er of\b/u.test(gloss)) return false;
  const [token] = tagQuickly(word);
  return token!.pos === 'ADJ' && token!.lemma !== token!.lower;
}

/** "hydrograph": "a graph of …", "nodal analysis": "finds the node voltages": a part of the name is said, or its root. */
export function saysPartOf(term: string, said: string): boolean {
  const words = said.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return (term.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((part) =>
    words.some((word) => word !== part && (isPartOf(part, word) || haveOneRoot(part, word))),
  );
}

/** "touchscreen": "senses where it is touched"; "hydrograph": "a graph". */
function isPartOf(compound: string, word: string): boolean {
  if (word.length > 4 && compound.endsWith(word)) return true;
  const root = stem(word);
  return root.length > 4 && compound.startsWith(root) && compound.length >= root.length + 5 && stem(compound) !== root;
}

const ENDING = /^(?:ase|ose|e|es|s|al|ar|ic|y|ed|in|ins|oid|oids|ous|ate|ion|ity|ism|ist)$/;

/** "nodal" and "node", "toxoid" and "toxin": the same up to an ending. */
function haveOneRoot(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at >= 3 && ENDING.test(one.slice(at)) && ENDING.test(other.slice(at));
}

/** "In _____, every cell touches the membrane, but …": what sets it apart from others was cut off. */
function isHalfSaid(gloss: string, { sentence }: Origin): boolean {
  const end = gloss.split(' ').slice(-3).join(' ');
  const at = /_____/.test(end) ? -1 : sentence.indexOf(end);
  return at >= 0 && /^,? (?:but|yet|although|though|except|unless|provided)\b/.test(sentence.slice(at + end.length));
}

/** "According to the older view, known as _____": what the view is was cut off. */
const HAS_NO_VERB = /^(?:According to|Among|In|By|Under|With|From|For) [^,]+, (?:known as|called|termed) _____$/;

/** The initials of a name that has several words: "GFR" of "glomerular filtration rate". */
const initialsOf = (term: string) =>
  term
    .split(/[ -]/)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');

/** "…, or GFR", "… (GFR)": the initials of a name tell it, and say nothing of it. */
function withoutInitials(said: string, term: string): string {
  const initials = said !== '' && term.includes(' ') ? initialsOf(term) : '';
  if (!/^\p{Lu}{2,}$/u.test(initials)) return said;
  return said.replace(new RegExp(String.raw`(?:,? or (?:the )?|,? abbreviated(?: to)? | ?\()${initials}\b[),]?`), '');
}

/** A term with what is said of it, or null where its words are a name. */
export function build(
  term: string,
  article: Introduced['article'],
  by: Introduced['by'],
  said: string,
  kind: Kind,
  origin: Origin,
  corpus: Corpus,
): Introduced | null {
  // A name that the text writes with a capital is no term.
  const casing = corpus.casing.get(term.split(' ')[0]!.toLowerCase());
  if (casing && casing.upper > casing.lower) return null;
  const gloss = withoutInitials(said, term);
  const words = gloss.split(' ').length;
  const stems = contentStems(gloss);
  const subject = subjectOf(term, origin);
  const leaks = subject.stems.filter((item) => stems.includes(item));
  // What says the whole name, or most of it, asks for nothing.
  const usable =
    words >= (by === 'names' ? 7 : 5) &&
    words <= 42 &&
    new Set(stems).size >= (by === 'names' ? 4 : 3) &&
    !saysPartOf(term, gloss) &&
    !comparesWithUnsaid(gloss) &&
    !(by === 'names' && (HAS_NO_VERB.test(gloss) || isHalfSaid(gloss, origin))) &&
    leaks.length * 2 <= subject.stems.length;
  return {
    term: term[0]!.toLowerCase() + term.slice(1),
    article,
    plural: isPlural(term.split(/ of /)[0]!.split(' ').at(-1)!),
    kind,
    by,
    gloss: usable ? gloss : '',
    leaks,
    stems,
    subject,
    origin,
  };
}
