import type { OpenIndex } from '../answer/lesson-index.ts';
import { renderUnits } from '../answer/passage.ts';
import { LEANS_BACK } from '../answer/places.ts';
import { searchStems } from '../answer/search-stems.ts';
import { countWords } from '../text/normalise.ts';
import { sectionOf } from './topic.ts';

/** A run of units: `to` is the first that is no longer of it. */
export interface Span {
  from: number;
  to: number;
}

export const wordsIn = ({ from, to }: Span, { index }: OpenIndex): number => {
  let sum = 0;
  for (let unit = from; unit < to; unit++) sum += countWords(index.units[unit]!);
  return sum;
};

const PROSE = new Set(['paragraph', 'note', 'quote']);
/** A row of a table as a line of text; any other unit as it is. */
export const asLine = (unit: string): string => unit.replace(/^\|\s*|\s*\|$/g, '').replaceAll(' | ', ', ');

export const isProse = (unit: number, { index, blockOf }: OpenIndex): boolean =>
  PROSE.has(index.blocks[blockOf[unit]!]!.k);

const BACK_WORDS = { most: 60, ofName: 74 };
/** "This mechanism is called …", "the loss of these trades is called …" say nothing without what they point to. */
const NAMES_BEFORE = /\b(?:this|these|such) (?!is\b).{0,60}\b(?:called|known as|termed|named)\b/i;

const leansBack = (text: string) => LEANS_BACK.test(text) || NAMES_BEFORE.test(text);

/** A unit with those before that it cannot be read without, as far as they stand in one block and leave room. */
export function readable(unit: number, open: OpenIndex): Span {
  const { blockOf, index } = open;
  const span = { from: unit, to: unit + 1 };
  const most = NAMES_BEFORE.test(index.units[unit]!) ? BACK_WORDS.ofName : BACK_WORDS.most;
  while (span.from > 0 && blockOf[span.from - 1] === blockOf[unit] && leansBack(index.units[span.from]!)) {
    if (wordsIn({ from: span.from - 1, to: span.to }, open) > most) break;
    span.from--;
  }
  return span;
}

const LEADS_ON = /:$|^(?:Suppose|Consider|Imagine|Think of|Let)\b/;

/** Goes on with what follows in the section, up to so many words, and no further than `ends` allows. */
export function grown(span: Span, words: number, open: OpenIndex, ends: (unit: number) => boolean): Span {
  const { index } = open;
  const section = sectionOf(span.from, open);
  let size = wordsIn(span, open);
  let { to } = span;
  while (to < index.units.length && sectionOf(to, open) === section && !ends(to)) {
    const more = countWords(index.units[to]!);
    if (size + more > words) break;
    // "… as follows:" and "Suppose …" are not worth beginning where nothing of what follows has room.
    if (LEADS_ON.test(index.units[to]!) && size + more + countWords(index.units[to + 1] ?? '') > words) break;
    size += more;
    to++;
  }
  return { from: span.from, to };
}

/** "… as follows:", "It removes three anomalies." */
export const ANNOUNCES =
  /:$|\b(?:two|three|four|five|six|seven|eight|several|various|the following) [\p{L} -]{2,30}\.?$|\b(?:these|as follows|the following)\.$/u;
const DEFINES_SOMETHING =
  /^((?:An?|The)\s+)?\**([\p{L}\p{N}'’ -]{2,48}?)\**(?:\s\([^()]*\))?,?\s(?:is|are|was|were|refers? to|means?|occurs?|consists? of)\s/u;
const IS_EXAMPLE = /^\**(?:for (?:example|instance)|e\.g\.|examples?\b|imagine|suppose|consider|think of)/i;

/** "Nothing in its path survives." */
const SPEAKS_OF_IT = /^.{0,60}\b(?:its?|they|their|them|this|these|such)\b|\b(?:he|she|his|her|him)\b/;

/** Where a text turns to another thing than the span speaks of: a list goes on only after its announcement. */
export function turnsFrom(span: Span, open: OpenIndex): (unit: number) => boolean {
  const { index, blockOf } = open;
  const units = Array.from({ length: span.to - span.from }, (_, i) => index.units[span.from + i]!);
  const said = new Set(units.flatMap(searchStems));
  const announced = ANNOUNCES.test(units.at(-1)!);
  const kindOf = (unit: number) => index.blocks[blockOf[unit]!]!.k;
  const list = announced ? blockOf[span.to] : undefined;
  const own = blockOf[span.to - 1]!;
  return (unit) => {
    const text = index.units[unit]!;
    // What is announced follows, in a list or in the rest of the paragraph.
    if (list !== undefined && (list === own || kindOf(span.to) !== 'paragraph'))
      return blockOf[unit] !== list && !(kindOf(unit) === 'paragraph' && index.blocks[blockOf[unit]!]!.j);
    if (IS_EXAMPLE.test(text)) return false;
    if (!isProse(unit, open)) return true;
    if (!isProse(span.from, open)) return true;
    // Another paragraph is about another thing, unless each sentence is set as one.
    if (blockOf[unit] !== own && index.blocks[blockOf[unit - 1]!]!.n > 1 && !LEANS_BACK.test(text)) return true;
    if (LEANS_BACK.test(text) || SPEAKS_OF_IT.test(text)) return false;
    const defined = DEFINES_SOMETHING.exec(text)?.[2];
    if (defined) return !searchStems(defined).some((stem) => said.has(stem));
    return !searchStems(text).some((stem) => said.has(stem));
  };
}

/** A sentence that no reply has room for is broken off between two words. */
const LONGEST_SENTENCE = 80;

/** The units as Markdown, what is too long broken off. */
export function quoted(span: Span, open: OpenIndex): string {
  const text = renderUnits(span, open);
  if (span.to - span.from > 1) return text;
  // A single item stands without the number or stroke of its list.
  const alone = text.replace(/^(?:\d+\.|-) /, '');
  if (countWords(alone) <= LONGEST_SENTENCE) return alone;
  return `${alone.split(/\s+/).slice(0, LONGEST_SENTENCE).join(' ')} …`;
}

/** A unit, and what follows it about the same thing, up to so many words. */
export function said(unit: number, words: number, open: OpenIndex): Span {
  const start = readable(unit, open);
  return grown(start, words, open, turnsFrom(start, open));
}

/** A span with what follows in its paragraph, or in the ones after where each sentence is set as one. */
export function inParagraph(span: Span, words: number, open: OpenIndex): Span {
  const { blockOf, index } = open;
  return grown(span, words, open, (unit) => {
    const isNew = blockOf[unit] !== blockOf[unit - 1];
    return !isProse(unit, open) || (isNew && index.blocks[blockOf[unit - 1]!]!.n > 1);
  });
}
