import type { PaperOption } from './paper.ts';

/** What a question is compared by; its number and the order of its options are set aside. */
export interface Comparable {
  text: string;
  options: readonly Pick<PaperOption, 'text'>[];
  stem?: string | null;
}

/** Words that two printings of one question may have or leave out. */
const FILLERS = new Set(
  'a an the of is are was were be that this these those following which what who whom does do did to in on for by with and it its there'.split(
    ' ',
  ),
);
/** Of the words of two questions, so many have to be the same. */
const ALIKE = 0.85;
const OPTIONS_ALIKE = 0.74;
/** A group is compared by its first ones: who is like none of those is another. */
const MOST_COMPARED = 8;

const tokensOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[−–—]/g, '-')
    .match(/\p{L}+|\d+(?:\.\d+)?|[+\-×÷*/^=<>≤≥√π∪∩°%]/gu) ?? [];

/** Words that carry something; where none does, all of them. */
function wordsOf(text: string): string[] {
  const tokens = tokensOf(text);
  const kept = tokens.filter((token) => !FILLERS.has(token));
  return kept.length > 0 ? kept : tokens;
}

interface Parsed {
  words: string[];
  /** Figures and signs in their order, and what turns a question round: these have to be the same. */
  fixed: string;
  options: string[];
}

function parse({ text, options, stem }: Comparable): Parsed {
  const words = wordsOf(`${stem ?? ''} ${text}`);
  return {
    words,
    fixed: words
      .filter((word) => /[^\p{L}]/u.test(word) || /^(?:not|except|no|never|least|most|false)$/.test(word))
      .join(' '),
    options: options.map((option) => tokensOf(option.text).join(' ')).sort(),
  };
}

const print = ({ words, options }: Parsed) => hash(`${words.join(' ')}|${options.join('|')}`);

/** The same for the same question in another paper, whatever its number and the order of its options. */
export const fingerprintOf = (question: Comparable) => print(parse(question));

/** Whether two questions are one in other words: hardly a word differs, no figure, and no more than an option. */
export const sameQuestion = (one: Comparable, other: Comparable) => areSame(parse(one), parse(other));

function areSame(one: Parsed, other: Parsed): boolean {
  if (one.fixed !== other.fixed || (one.options.length === 0) !== (other.options.length === 0)) return false;
  return share(one.words, other.words) >= ALIKE && share(one.options, other.options) >= OPTIONS_ALIKE;
}

/** Twice what they have in common over what they have; 1 where both have nothing. */
function share(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of other) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common += 1;
  }
  return one.length + other.length === 0 ? 1 : (2 * common) / (one.length + other.length);
}

/**
 * Which questions of several papers are one: for each, the place of the first that it is the same as. Only those are
 * compared that have their text or their options in common letter by letter, so it takes time in proportion to them.
 */
export function joinSame(questions: readonly Comparable[]): number[] {
  const firsts = new Map<string, number[]>();
  const parsed = questions.map(parse);
  return parsed.map((one, at) => {
    const keys = [
      `w ${hash(one.words.join(' '))}`,
      ...(one.options.length > 0 ? [`o ${hash(one.options.join('|'))}`] : []),
    ];
    const known = keys.flatMap((key) => firsts.get(key) ?? []).find((first) => areSame(parsed[first]!, one));
    if (known !== undefined) return known;
    for (const key of keys) {
      const list = firsts.get(key) ?? [];
      if (list.length < MOST_COMPARED) list.push(at);
      firsts.set(key, list);
    }
    return at;
  });
}

/** 53 bits of a text, the same on every machine (cyrb53, public domain). */
function hash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
