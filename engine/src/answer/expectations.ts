import { type Concept, SAME_WORD } from './concepts.ts';
import type { OpenIndex } from './lesson-index.ts';
import type { ParsedQuestion, QuestionKind } from './question.ts';
import { searchStems } from './search-stems.ts';

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|hundred|thousand|million|billion|half|third|quarter|twice|double|daily|weekly|monthly|annually|once)\b/i;
const YEAR =
  /\b(?:1[0-9]{3}|20\d\d)\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|century|decade)\b/i;

/** What is asked for by a figure, and the units in which it is given. */
const MEASURES: [RegExp, RegExp][] = [
  [
    /\bhow (?:long (?!is|are|was|were)|soon|often)|\bhow many (?:years|months|weeks|days|hours|minutes)\b/i,
    /\b(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|centur(?:y|ies)|decades?|half-li(?:fe|ves)|cycles?|generations?|daily|weekly|monthly|annually|yearly|nightly|once|twice|permanent(?:ly)?|for ever|forever)\b|\d\s?(?:s|ms|h|min)\b/i,
  ],
  [
    /\bwhat (?:percentage|proportion|share|fraction)\b/i,
    /%|\b(?:per ?cent|half|thirds?|quarters?|fifths?|tenths?|percent|one in|out of)\b|\bof (?:the )?\d/i,
  ],
  [
    /\bhow (?:far|tall|deep|wide|thick|high|big|large)\b|\bwhat (?:is the )?(?:distance|size|length|height|depth|width)\b/i,
    /\b(?:metres?|meters?|kilomet(?:re|er)s?|centimet(?:re|er)s?|millimet(?:re|er)s?|micromet(?:re|er)s?|nanomet(?:re|er)s?|hectares?|miles?|feet|inch(?:es)?|times|mm|cm|km|nm|µm|μm|kb|mb|gb|bytes?|bits?)\b|\d\s?(?:m|%)\b/i,
  ],
  [/\bhow (?:hot|cold)\b|\bwhat temperature\b|\bthe temperature\b/i, /°|\b(?:degrees?|kelvin|celsius)\b|\d\s?K\b/i],
];
/** A figure in other units than are asked for. */
const OTHER_UNITS = 0.5;

/** How well the figures of a sentence are of the measure that is asked for. */
function measureFit(question: ParsedQuestion, unit: string): number {
  const measure = MEASURES.find(([asked]) => asked.test(question.text));
  const figure = NUMBER.test(unit);
  if (!measure) return figure ? 1 : 0;
  if (measure[1].test(unit)) return 1;
  return figure ? OTHER_UNITS : 0;
}

/** By which two things are set against each other. */
export const SIGNS_OF_CONTRAST =
  /\b(?:whereas|while|unlike|but|however|differs?|differences?|instead|in contrast|on the other hand|compared|rather than|than|both|only)\b/i;

/** What a sentence of the wanted kind usually shows. */
const SIGNS: Partial<Record<QuestionKind, RegExp>> = {
  why: /\b(?:because|since|due to|owing to|in order to|so that|as a result|results? (?:in|from)|causes?|caused|therefore|thus|hence|leads? to|led to|reasons?|to (?:prevent|avoid|ensure|keep|protect|allow|reduce|make|help)|this is why|explains?|makes? it|without)\b|; so\b|, so\b/i,
  how: /\b(?:by \w+ing|through|using|by means of|when|first|then|next|finally|until|into|which then|so that|as follows|steps?|process)\b/i,
  when: YEAR,
  condition: /\b(?:when|if|only|unless|until|where|whenever|provided|after|before|must|case)\b/i,
  quantity: NUMBER,
  money: /[₦$£€]|\b(?:naira|kobo|dollars?|pounds?|cedis?)\b|\d\s?(?:per ?cent|%)/i,
  name: /\b(?:called|known as|termed|named|said to be|referred to as|name)\b|^[^:.]{2,45}(?::| [–—] )|\b(?:is|are) (?:an?|the|one)\b/i,
  where: /\b(?:in|at|on|near|inside|within|between|from)\s+(?:the\s+)?\p{L}+/u,
  compare: SIGNS_OF_CONTRAST,
  list: /:|;|\b(?:first|second|third|include|includes|including|such as|namely|and|types?|kinds?|two|three|four|five|six)\b/i,
};

/** Two or more capitalised words, or initials: a person, or a body that acts as one. */
const NAME = /(?:^|\s)\p{Lu}[\p{L}.’'-]+(?:\s+(?:of|van|de|al-|el-))?\s+\p{Lu}[\p{L}’'-]+|\p{Lu}\.\s?\p{Lu}/gu;

const SINGLE_NAME = /\s\p{Lu}\p{Ll}{2,}/gu;

/** A name that the question already has ("the Central Bank of Nigeria") does not say who. */
function namesSomebodyElse(question: ParsedQuestion, text: string): number {
  const asked = question.text.toLowerCase();
  const isNew = (name: string) => !asked.includes(name.trim().toLowerCase());
  if ((text.match(NAME) ?? []).some(isNew)) return 1;
  return (text.match(SINGLE_NAME) ?? []).some(isNew) ? 0.4 : 0;
}

/** A figure or date that the question already has ("up to 450 volts", "after 1897") is not the one that is asked for. */
function withoutAskedFigures({ text }: ParsedQuestion, unit: string): string {
  const asked = text.match(/\d[\d.,]*\d|\d/g);
  if (!asked) return unit;
  return unit.replace(/\d[\d.,]*\d|\d/g, (figure) => (asked.includes(figure) ? '' : figure));
}

/** How well a unit has the form that the question asks for, from 0 to 1. */
export function expectationFit(
  question: ParsedQuestion,
  concepts: readonly Concept[],
  unit: number,
  open: OpenIndex,
): number {
  let text = open.index.units[unit]!;
  if (question.kind === 'define') return definitionFit(focusOf(concepts, open), unit, text, open);
  if (question.kind === 'list') {
    const block = open.index.blocks[open.blockOf[unit]!]!;
    const after = open.index.blocks[open.blockOf[unit]! + 1];
    if (block.k === 'list' || (after?.j && after.k === 'list')) return 1;
  }
  if (question.kind === 'formula') return givesFormula(unit, open) ? 1 : 0;
  if (question.kind === 'quantity' || question.kind === 'when') text = withoutAskedFigures(question, text);
  if (question.kind === 'quantity') return measureFit(question, text);
  if (question.kind === 'who') return namesSomebodyElse(question, text);
  return SIGNS[question.kind]?.test(text) ? (question.kind === 'where' || question.kind === 'how' ? 0.4 : 1) : 0;
}

/** Whether a unit holds a formula, or ends where one follows. */
function givesFormula(unit: number, { index, blockOf }: OpenIndex): boolean {
  const next = index.blocks[blockOf[unit + 1] ?? -1];
  const follows = blockOf[unit + 1] !== blockOf[unit] && next?.j === 1;
  return /[=≈∝]/.test(`${index.units[unit]!}${follows ? index.units[unit + 1]! : ''}`);
}

/** Words that a question adds to the name of a thing and a definition leaves out: "the accruals concept". */
export const ADDED: ReadonlySet<string> = new Set([
  'concept',
  'principl',
  'theori',
  'law',
  'process',
  'method',
  'effect',
  'model',
  'term',
  'idea',
  'rule',
  'system',
]);

/** One word of the thing that a definition is asked of: the stems that stand for it in the lesson. */
type FocusWord = ReadonlySet<string>;

function focusOf(concepts: readonly Concept[], open: OpenIndex): FocusWord[] {
  const own = concepts.filter(({ stem }) => !ADDED.has(stem));
  return (own.length > 0 ? own : concepts).map(
    ({ stem, matches }) =>
      new Set([stem, ...matches.filter(({ fit }) => fit >= SAME_WORD).map(({ term }) => open.terms[term]!)]),
  );
}

function holdsAll(focus: readonly FocusWord[], stems: Iterable<string>): boolean {
  const held = [...stems];
  return focus.every((word) => held.some((stem) => word.has(stem)));
}

/** "Examples of a DBMS: …" lists what is of the thing and does not say what it is. */
const OF_IT =
  /^(?:examples?|types?|kinds?|uses?|advantages?|disadvantages?|functions?|causes?|effects?|steps?|parts?)\b/i;
/** "They traded by barter, that is, by exchanging one good for another." */
const APPOSED =
  /^([^;:]*?),? \(?(?:that is|i\.e\.|which (?:is|are|may|can|means?|(?:[a-z]+ly )?[a-z]{3,}[^s]s)|meaning)\b/i;
/** "… the response fades; this is extinction." */
const ENDS_BY_NAMING =
  /[;,–—:]\s*(?:this|that|which|it) (?:is|are)(?: (?:called|known as|termed))? ([^.;,]{2,50})[.;]?$/i;
/** "In a fixed-ratio schedule the reward comes after a set number of responses." */
const WITHIN = /^In (?:an? |the )?([\p{L}\p{N}'’ -]{2,50}?),? (?:an?|the|one|we|you|people|each|every)\s/u;
/** "The working unit of the kidney is the nephron." */
export const NAMED_LAST =
  /^The (?:(?! (?:that|which|held) )[^,;:]){8,90}? is (?:called )?(?:the |an? )?\**([^.;,*]{2,50})\**(?:, or [^.;,]{2,30})?\.$/;
const IN_BRACKETS = /\([^()]*\)/g;

/** What is said of a thing with another word to its name is said of a sibling. */
const SIBLING = 0.8;
const isJust = (focus: readonly FocusWord[], stems: Iterable<string>) =>
  [...stems].filter((stem) => !ADDED.has(stem)).length <= focus.length;

function holdsJust(focus: readonly FocusWord[], name: string): boolean {
  const stems = searchStems(name);
  return stems.length <= focus.length && holdsAll(focus, stems);
}

/** A definition names the thing first and then says what it is, or ends by naming it. */
function definitionFit(focus: readonly FocusWord[], unit: number, text: string, open: OpenIndex): number {
  if (focus.length === 0) return 0;
  const block = open.index.blocks[open.blockOf[unit]!]!;
  // A row of a table tells of what its first cell names.
  if (block.k === 'table') return holdsJust(focus, text.split('|')[1] ?? '') ? 0.9 : 0;
  const labelled = /^\**([^:*]{2,60}?)\**(?:\s*\([^)]*\))?\s*(?::|–|—| - )/.exec(text);
  if (labelled || block.k === 'definitions') {
    const label = new Set(searchStems(labelled?.[1] ?? ''));
    if (OF_IT.test(labelled?.[1] ?? '')) return 0;
    // "Acid rain" is not what an acid is.
    if (label.size > 0 && holdsAll(focus, label)) return isJust(focus, label) ? 1.6 : SIBLING;
  }
  const ends = ENDS_BY_NAMING.exec(text);
  if (ends && holdsJust(focus, ends[1]!)) return 1.3;
  const last = NAMED_LAST.exec(text);
  if (last && holdsJust(focus, last[1]!)) return 1.1;
  const within = WITHIN.exec(text);
  if (within && holdsJust(focus, within[1]!)) return 1;
  const apposed = APPOSED.exec(text);
  if (apposed && holdsAll(focus, searchStems(apposed[1]!).slice(-focus.length))) return 1.2;
  const subject = subjectFit(focus, text);
  if (subject > 0) return subject;
  const named = /\b(?:called|known as|termed|referred to as|named|said to be)\b(.{0,60})/i.exec(text);
  if (named && holdsAll(focus, searchStems(named[1]!).slice(0, focus.length + 1))) return 1.2;
  return actsFirst(focus, text) ? 0.9 : 0;
}

const IS =
  /\b(?:is|are|was|were|refers? to|means?|denotes?|describes?|consists? of|can be defined as|is defined as)\b/i;
const SAYS_WHAT = /^\s+(?:an?|the|any|one|defined|that|when|where|those|anything)\b/i;
/** "Tribunes were officials elected by …" */
const SAYS_WHAT_MANY_ARE =
  /^\s+(?:\p{Ll}+ )?(?!always|sometimes|perhaps|thus)\p{Ll}{3,}s (?:who|that|which|of|in|with|\p{Ll}+ed)\b/u;

/** "Erosion is the …": how well the subject of a sentence is just the thing, and the sentence says what it is. */
function subjectFit(focus: readonly FocusWord[], text: string): number {
  const verb = IS.exec(text);
  if (!verb) return 0;
  const subject = searchStems(text.slice(0, verb.index).replace(IN_BRACKETS, ' '));
  if (!holdsAll(focus, subject)) return 0;
  const after = text.slice(verb.index + verb[0].length, verb.index + verb[0].length + 30);
  const says = SAYS_WHAT.test(after) || (/^(?:are|were)$/.test(verb[0]) && SAYS_WHAT_MANY_ARE.test(after));
  // "The frequency of a wave is the …" says what frequency is.
  if (says && /^(?:The|An?) [^,]{2,40}? of\b/.test(text) && holdsJust(focus, text.slice(0, text.indexOf(' of '))))
    return 1.2;
  if (subject.length > focus.length + 1) return 0.4;
  if (!isJust(focus, subject)) return SIBLING;
  return says || !/^(?:is|are|was|were)$/i.test(verb[0]) ? 1.4 : 0.9;
}

const ACTS =
  /^\p{Ll}+[^su]s (?:from|on|to|in|by|when|where|if|because|the|an?|its|their|that|how|as|at|for|with|into|only|all|any|both|two)\b/u;

/** "Expert power comes from …": where a text never says what a thing is, what it does comes nearest. */
function actsFirst(focus: readonly FocusWord[], text: string): boolean {
  const words = text
    .replace(/^\**(?:(?:The|An?) )?\**/, '')
    .replaceAll('*', '')
    .split(' ');
  const name = words.slice(0, focus.length).join(' ');
  return holdsJust(focus, name) && ACTS.test(words.slice(focus.length, focus.length + 3).join(' '));
}

/** Kinds whose answer must show a name, a date or a figure. */
export function isStrict(kind: QuestionKind): boolean {
  return kind === 'who' || kind === 'when' || kind === 'quantity' || kind === 'money';
}
