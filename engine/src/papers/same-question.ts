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
/** With fewer words a question is told by its figures: "Find 2 + 3". */
const FEWEST_WORDS = 2;

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

/** What a stem says of its own paper: marks, alternatives, the numbers of the questions that share it. */
const OF_THE_PAPER =
  /^\[\d+(?:\.\d+)? marks?[^\]\n]{0,40}\]$|^Either \d.{0,80}$|\b(?:questions?|items?|numbers?|nos?\.)\s*\d{1,3}\s*(?:-|–|—|to|and|&)\s*\d{1,3}/gim;

const textOf = ({ text, stem }: Comparable) => `${stem?.replace(OF_THE_PAPER, '') ?? ''} ${text}`;

/** The same for the same question in another paper, whatever its number and the order of its options. */
export function fingerprintOf(question: Comparable): string {
  const options = question.options.map((option) => tokensOf(option.text).join(' ')).sort();
  return hash(`${wordsOf(textOf(question)).join(' ')}|${options.join('|')}`);
}

/** A question with its figures set aside. */
interface Outline {
  words: string[];
  /** Signs in their order, and what turns a question round: these have to be the same. */
  fixed: string;
  options: string[];
}

const isFigure = (token: string) => /^\d/.test(token);
const withoutFigures = (tokens: readonly string[]) => tokens.map((token) => (isFigure(token) ? '#' : token));

function outlineOf(question: Comparable): Outline {
  const words = withoutFigures(wordsOf(textOf(question)));
  return {
    words,
    fixed: words
      .filter((word) => /[^\p{L}#]/u.test(word) || /^(?:not|except|no|never|least|most|false)$/.test(word))
      .join(' '),
    options: question.options.map((option) => withoutFigures(tokensOf(option.text)).join(' ')).sort(),
  };
}

function areAlike(one: Outline, other: Outline): boolean {
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

/** Where to look for its like: a word that differs leaves one half of the text, or the options, as they are. */
function bucketsOf({ words, options }: Outline): string[] {
  const middle = Math.ceil(words.length / 2);
  const halves = [words.slice(0, middle), words.slice(middle)];
  const told = options.filter((option) => /\p{L}{2,}/u.test(option));
  return [
    ...halves.map((half, at) => `${at} ${hash(half.join(' '))}`),
    ...(told.length > 1 ? [`o ${hash(options.join('|'))}`] : []),
  ];
}

/**
 * Which questions of several papers are alike once their figures are set aside: for each, the place of the first that it
 * is like. Only those are compared that share a half of their words or their options, so it takes time in proportion.
 */
export function joinAlike(questions: readonly Comparable[]): number[] {
  const firsts = new Map<string, number[]>();
  const exact = new Map<string, number>();
  const outlines = questions.map(outlineOf);
  return outlines.map((one, at) => {
    const print = fingerprintOf(questions[at]!);
    const twin = exact.get(print);
    if (twin !== undefined) return twin;
    const isTold = one.words.filter((word) => /\p{L}{2,}/u.test(word)).length >= FEWEST_WORDS;
    const buckets = isTold ? bucketsOf(one) : [];
    const found =
      buckets.flatMap((key) => firsts.get(key) ?? []).find((first) => areAlike(outlines[first]!, one)) ?? at;
    exact.set(print, found);
    if (found !== at) return found;
    for (const key of buckets) {
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
