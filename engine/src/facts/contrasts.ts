import { type HalfClause, readHalf } from '../grammar/half-clause.ts';
import { isUnparseable, isVagueSubject, leansOnContext, lowerArticle, plainSentence } from '../grammar/wording.ts';
import { meaningsOf } from '../lexicon/meanings.ts';
import { areOpposed } from '../questions/options/opposites.ts';
import { originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';
import { isKnownThing } from '../reading/pointing.ts';
import { capitalise } from '../text/normalise.ts';
import { isPlural } from '../text/number.ts';
import { contentStems, STOP_WORDS } from '../text/stems.ts';

/** "X does this, whereas Y does that." */
export interface Contrast {
  /** "On MacConkey agar", under which both are said; or ''. */
  lead: string;
  left: HalfClause;
  right: HalfClause;
  origin: Origin;
}

/** Two statements and whether the words between them say that they are opposed. */
interface Halves {
  left: string;
  right: string;
  marked: boolean;
}

const JOINT = /,? (whereas|while) (?!\p{L}+ing\b|(?:it|they|he|she|this|these|others?)\b)/u;
export const TURN = /, (?:in contrast|by contrast|on the other hand|on the contrary|conversely),? /;
const OPENING_TURN = /^(?:In contrast|By contrast|On the other hand|Conversely),? /;
const LEAD = /^((?:In|At|On|Under|During|Among|For|Within) [^,]{3,40}), (.+)$/;

/** `turned` where the sentence as written says "by contrast" between subject and verb. */
function halvesIn(sentence: string, turned: boolean): Halves | null {
  const joint = JOINT.exec(sentence);
  if (joint && !/\b(?:whereas|while)\b/.test(sentence.slice(joint.index + joint[0].length)))
    return {
      left: sentence.slice(0, joint.index),
      right: sentence.slice(joint.index + joint[0].length),
      marked: joint[1] === 'whereas' || joint[0].startsWith(','),
    };
  const parts = sentence.split(/; (?:but )?|, but /);
  if (parts.length !== 2) return null;
  return { left: parts[0]!, right: parts[1]!.replace(TURN, ' '), marked: turned || TURN.test(parts[1]!) };
}

/** The statement before and the one that turns it round: "…. Rill erosion, by contrast, …". */
function halvesOver(entry: Entry, previous: Entry | undefined): Halves | null {
  if (!previous || previous.section !== entry.section || previous.sentence.blockIndex !== entry.sentence.blockIndex)
    return null;
  const { text } = entry.sentence;
  const marked = OPENING_TURN.test(text) || TURN.test(text.slice(0, 80));
  const strip = (sentence: string) => plainSentence(sentence.replace(OPENING_TURN, '').replace(TURN, ' '));
  // What follows a semicolon goes on from the statement before it.
  const [left, right] = [previous.sentence.text, text].map((sentence) => strip(sentence).split('; ')[0]!);
  return { left: left!, right: right!, marked };
}

/** What goes on after the statement proper: a reason, a result, a comment. */
export const TAIL =
  /;.*$|, (?:an?|the) (?![^,]* (?:and|or) )[^,]*$|,? (?:so that|because(?! of)|since|although|though|hence|therefore|provided that|and so|and hence|and therefore)\b.*$|, (?:so|which|who|whose|where|as|for|and|but|when|if|or|unless|such as|except|including)\b.*$/;

function withoutTail(half: HalfClause): HalfClause {
  return { ...half, predicate: half.predicate.replace(TAIL, '').replace(/[,;]\s*$/, '') };
}

/** "the tails", "their speakers": of what only the text before tells. */
function isUnnamed({ name, head, proper }: HalfClause): boolean {
  if (/\b(?:its|their|his|her)\b/.test(name)) return true;
  return (
    /^the /i.test(name) &&
    !proper &&
    !head.includes(' ') &&
    !/ of | for | in /.test(name) &&
    !isKnownThing(head.toLowerCase())
  );
}

/** Words that compare with the other half: said of both they would compare a thing with itself. */
export const COMPARES =
  /\b(?:more|less|fewer|(?<!\bat )(?:most|least)|higher|lower|greater|smaller|larger|(?!(?:carrier|barrier|frontier|glacier|forest|interest|request|harvest|protest|digest|invest|ingest|manifest|conquest|arrest)\b)\p{Ll}{3,}(?:ier|est)|longer|shorter|faster|slower|stronger|weaker|older|younger|better|worse|sooner|later|rest|remaining|(?<!\bsome )other|others|alone|same|instead|too|either|respectively|first|second|former|latter|further|ones?(?=$| (?:in|of|with|by|to|for|and)\b)|even|still|already|again|as (?:much|many)(?! .*as\b))\b/u;

/** "as it loses moisture", "when it has been exposed": the subject of the half itself. */
const withoutBound = ({ predicate, plural }: HalfClause) =>
  predicate.replace(
    plural
      ? /\b(as|when|if|before|after|until|than|once|unless) they /g
      : /\b(as|when|if|before|after|until|than|once|unless) it /g,
    '$1 X ',
  );

const isQuality = (name: string) =>
  /^\p{L}+(?:al|ar|ic|ous|ive|ary|ible|able)$/u.test(name) && meaningsOf(name).length === 0;

function isFit(half: HalfClause): boolean {
  const words = half.predicate.split(' ').length;
  return (
    // "have values above 90 per cent": of what? "small ones": which?
    !/^(?:have|has) (?:an? )?values?\b/.test(half.predicate) &&
    !/\bones?$|\btoo\b| (?:most|of|in|on|by|for|with)$/.test(half.name) &&
    // "at risk": of what? "causes and necrosis together": not one thing. "prerenal" alone is the quality of something.
    !/^(?:is|are) (?:at risk|in danger|affected|involved|possible|available|enough|sufficient)$|\btogether\b/.test(
      half.predicate,
    ) &&
    !isQuality(half.name) &&
    // "A houseboat is a boat": the name says it. "melts at 232 °C and lead at 327 °C": a third thing.
    !/^(?:is|are) (?:an? \p{Ll}+$|called\b)| and \p{Ll}+ (?:at|in|to|by|of) \d/u.test(half.predicate) &&
    // "may be an opportunity": an example of what may be.
    !/^may be (?:an? )?\p{Ll}+$/u.test(half.predicate) &&
    (words >= 3 || (words === 2 && !/^(?:is|are|has|have)$/.test(half.verb)) || DENIES.test(half.predicate)) &&
    words <= 18 &&
    half.tense !== 'past' &&
    !isUnnamed(half) &&
    !leansOnContext(half.name) &&
    !leansOnContext(withoutBound(half)) &&
    !COMPARES.test(half.predicate) &&
    // "loosely bound to its surface", said of several, is the surface of something else.
    !(half.plural ? /\bits\b/ : /\btheir\b/).test(half.predicate) &&
    !/[()=−]|\d{4}|\d\/|\p{L}\/|\bus\b/u.test(half.predicate) &&
    // "is lost, uric acid and glucose rise": a second statement without a joint.
    !/, (?!and\b|or\b)(?:(?! and | or ).)*$/.test(half.predicate) &&
    !/, [^,]* (?:and|or) [^,]* \p{Ll}+s?$/u.test(half.predicate)
  );
}

/** "… do not": the first half denied of the second. */
export const DENIES = /^(?:(?:do|does|is|are|can|has|have) not|cannot)$/;

const stemsOf = (half: HalfClause) => contentStems(half.name);

/** What one half says must not name what only one of the two is called by: that would tell which is which. */
function tellsItself(left: HalfClause, right: HalfClause): boolean {
  const [a, b] = [stemsOf(left), stemsOf(right)];
  const own = [...a.filter((item) => !b.includes(item)), ...b.filter((item) => !a.includes(item))];
  const said = [...contentStems(left.predicate), ...contentStems(right.predicate)];
  return (
    own.length === 0 ||
    a.every((item) => b.includes(item)) ||
    b.every((item) => a.includes(item)) ||
    own.some((item) => said.includes(item))
  );
}

/** Without a word that opposes them, two statements are opposed where they say different things of two of a kind. */
function isParallel(left: HalfClause, right: HalfClause): boolean {
  const last = (half: HalfClause) => contentStems(half.head).at(-1);
  if (last(left) === last(right) && left.head.includes(' ') && right.head.includes(' ')) return true;
  return areOpposed(left.predicate, right.predicate) || stemsOf(left).some((item) => stemsOf(right).includes(item));
}

/** "Profit increases capital, whereas losses reduce it": the pronoun stands for what the first half names. */
function withObjectNamed(half: HalfClause, first: HalfClause): HalfClause {
  const pronoun = /^(\p{L}+(?: \p{L}+)?(?: (?:on|against|from|by|into|with))?) (it|them)(?= |$)/u.exec(half.predicate);
  const object =
    /^\p{L}+ ((?:the |an? )?[\p{L}-]+(?: [\p{L}-]+){0,2}?)(?:$| (?:in|by|to|from|with|at|on|for|of) )/u.exec(
      first.predicate,
    );
  if (!pronoun || !object || /^(?:is|are|has|have|does|do)$/.test(first.verb)) return half;
  if (isPlural(object[1]!) !== (pronoun[2] === 'them')) return half;
  return { ...half, predicate: half.predicate.replace(pronoun[0], `${pronoun[1]} ${object[1]}`) };
}

const openingWords = (text: string) =>
  (
    text
      .slice(0, 60)
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? []
  )
    .slice(0, 6)
    .filter((word) => !STOP_WORDS.has(word));

/** A cheap sign that two statements are opposed, before they are taken apart: their subjects share a word, or they hold opposites. */
function maySpeakOfAlike({ left, right }: Halves): boolean {
  const roots = new Set(openingWords(left).map((word) => word.slice(0, 5)));
  return openingWords(right).some((word) => roots.has(word.slice(0, 5))) || areOpposed(left, right);
}

/** "Late fires, which come when everything is parched, are hot": what an aside says of the subject is left out. */
const withoutAside = (text: string) =>
  text.replace(
    /^([^,]{3,60}), (?:when|where|which|who|whose|such as|by|as|in|with|for example|for instance|known as|called|an?|the) [^,]{3,100}, (?!and\b|or\b)(?=\p{Ll})/u,
    '$1 ',
  );

/** "…, while that of semiconductors falls", "smaller ones": the second is named by the noun of the first. */
function withHeadNamed(text: string, first: HalfClause): string {
  const noun = first.name.split(/ (?:of|from|with|in|for|at|on|by|that|which|who|whose) /)[0]!;
  const bare = noun.replace(/^(?:the|an?) /i, '');
  if (noun === first.name && !/^\p{Ll}+ ones\b/u.test(text)) return text;
  if (first.plural) {
    const last = bare.split(' ').at(-1)!;
    return text
      .replace(/^those (?=(?:of|from|with|in|for|at|on|that|which|who|whose) )/, `${lowerArticle(noun)} `)
      .replace(/^(\p{Ll}{4,}) ones(?= )/u, bare.includes(' ') ? `$1 ${last}` : '$1 ones');
  }
  if (/^The /.test(noun)) return text.replace(/^that (?=(?:of|from|with|in|for|at|on) )/, `${lowerArticle(noun)} `);
  return /^An? /.test(noun)
    ? text.replace(/^one (?=(?:of|from|with|in|for|at|on|that|which|who|whose) )/, `${lowerArticle(noun)} `)
    : text;
}

function read(halves: Halves, lead: string, origin: Origin): Contrast | null {
  if (!halves.marked && !maySpeakOfAlike(halves)) return null;
  if (isVagueSubject(halves.left.replace(/^Most /, '')) && !/^\p{Lu}{2,} /u.test(halves.left)) return null;
  const first = readHalf(withoutAside(halves.left));
  const second = first && readHalf(withoutAside(withHeadNamed(halves.right, first)));
  if (!first || !second) return null;
  const left = withoutTail(first);
  const right = withObjectNamed(withoutTail(second), left);
  if (!isFit(left) || !isFit(right) || DENIES.test(left.predicate) || tellsItself(left, right)) return null;
  if (!halves.marked && !isParallel(left, right)) return null;
  // What the one may do the other may do too.
  if ([left, right].some(({ predicate }) => /^(?:may|might|could)\b/.test(predicate))) return null;
  // "A higher dose" is set against a lower one, and not against something else.
  const [isMore, isLess] = [left, right].map(({ name }) => COMPARES.test(name.toLowerCase().replace(/^most /, '')));
  if (isMore !== isLess) return null;
  // "as it grows", exchanged, must fit the other.
  if (left.plural !== right.plural && [left, right].some((half) => withoutBound(half) !== half.predicate)) return null;
  return { lead, left, right, origin };
}

/** What follows a colon, where it holds the contrast; without "that is, …", which says the same again. */
function statementOf(plain: string): string {
  const after = plain.slice(plain.lastIndexOf(': ') + 1).trim();
  const own = (after !== plain && JOINT.test(after) ? capitalise(after) : plain)
    // "A practical consequence is that …": what is announced is the statement.
    .replace(/^(?:An?|The|One|Another) [^,;:]{3,50}? is that (\p{Ll})/u, (_, letter: string) => letter.toUpperCase());
  return own.replace(/, that is(?: to say)?, [^,;]+(?=,)/, '');
}

/** The contrast that a sentence states, by itself or together with the one before, between two things that it names. */
export function contrastIn(entry: Entry, previous?: Entry): Contrast | null {
  const sentence = statementOf(plainSentence(entry.sentence.text));
  if (isUnparseable(sentence) || /[:—]/.test(sentence)) return null;
  const inside = halvesIn(sentence, / (?:in|by) contrast,|, on the other hand,/.test(entry.sentence.text));
  const opened = inside ? LEAD.exec(inside.left) : null;
  const origin = originOf(entry);
  const found = inside
    ? read({ ...inside, left: opened ? opened[2]! : inside.left }, opened ? opened[1]! : '', origin)
    : null;
  if (found) return found;
  const over = halvesOver(entry, previous);
  // Two statements side by side may both be true of both, unless the text sets the one against the other.
  if (!over?.marked || isUnparseable(over.left) || /[:;—]/.test(over.left + over.right)) return null;
  return read(over, '', { ...origin, sentence: `${previous!.sentence.text} ${entry.sentence.text}` });
}
