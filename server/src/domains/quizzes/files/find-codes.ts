import { kindOfCode, quizCodeLength, tidyCode } from '@akada/contract';

/** Codes in a text that people pasted: one a line, in groups of five, or with the words of a chat around them. */

const WORD = /[0-9A-Za-z]+/g;
/** What may stand inside one code: the file shows it in groups, and mail breaks long lines. */
const INSIDE = /^[\s-]{1,3}$/;
/** Shorter than any code, longer than any word that has digits in it. */
const shortest = 20;
const groupSigns = 5;
/** So many groups in a row are meant as a code, even where their beginning is wrong. */
const fewestGroups = 4;
/** The longest code has so many. */
const mostGroups = 24;

interface Word {
  text: string;
  /** It goes on from the word before. */
  isNext: boolean;
}

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    words.push({ text: word, isNext: INSIDE.test(text.slice(end, index)) });
    end = index + word.length;
  }
  return words;
}

const hasBoth = (text: string) => /\d/.test(text) && /[A-Za-z]/.test(text);
/** An address or a token mixes capitals and small letters; a code is typed in one of them, or begun by the phone with a capital. */
const isEven = (text: string) => !(/[A-Z]/.test(text.slice(1)) && /[a-z]/.test(text.slice(1)));
const looksLikeCode = (text: string) => text.length >= shortest && hasBoth(text) && isEven(text);

/** How many words from here on are one code by the length that it says of itself; 0 where they are none. */
function wholeCodeAt(words: readonly Word[], at: number): number {
  const first = words[at]?.text ?? '';
  const head = tidyCode(first);
  if (!head.startsWith('Q') || head.length < groupSigns) return 0;
  const wanted = quizCodeLength(head);
  let [signs, count] = [first.length, 1];
  while (signs < wanted && words[at + count]?.isNext) signs += words[at + count++]?.text.length ?? 0;
  return signs === wanted && wanted >= shortest ? count : 0;
}

/** How many words from here on are groups as a file shows them. */
function groupsAt(words: readonly Word[], at: number): number {
  let count = 0;
  while (
    count < mostGroups &&
    words[at + count]?.text.length === groupSigns &&
    (count === 0 || words[at + count]?.isNext)
  )
    count++;
  const last = words[at + count];
  if (count > 0 && last?.isNext && last.text.length < groupSigns && hasBoth(`${last.text}0`)) count++;
  return count;
}

const joined = (words: readonly Word[], at: number, count: number) =>
  words
    .slice(at, at + count)
    .map(({ text }) => text)
    .join('');

/** What is a code, or was meant as one, in its order. Every word is looked at a bounded number of times. */
export function findCodes(text: string): string[] {
  const words = wordsOf(text);
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const whole = wholeCodeAt(words, at);
    const groups = groupsAt(words, at);
    const code = joined(words, at, whole);
    if (whole > 0 && (looksLikeCode(code) || kindOfCode(code))) {
      found.push(tidyCode(code));
      at += whole;
    } else if (looksLikeCode(words[at]?.text ?? '')) {
      found.push(tidyCode(words[at]?.text ?? ''));
      at += 1;
    } else if (groups >= fewestGroups && looksLikeCode(joined(words, at, groups))) {
      found.push(tidyCode(joined(words, at, groups)));
      at += groups;
    } else at += 1;
  }
  return found;
}
