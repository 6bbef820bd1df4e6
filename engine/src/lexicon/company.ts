import { singular } from '../text/number.ts';
import { LEVELS, WORDS } from './vectors.ts';

/**
 * How near names are by the company that their words keep (word vectors): "fissure" is nearer to "cusp" than "treatment".
 * It does not tell what a thing is, only how likely a learner is to meet the two in one place.
 */

const DIMENSIONS = 100;
const LETTERS_A_WORD = 34;
/** One line feed after each word's letters. */
const LINE = LETTERS_A_WORD + 1;
const LEVEL = [-3, -1, 1, 3] as const;
const CODES = new Uint8Array(128);
[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].forEach((letter, value) => {
  CODES[letter.charCodeAt(0)] = value;
});

let words: readonly string[] = [];

/** Read at the first question: whoever only looks for a passage does not pay for it. */
function lineOf(word: string): number {
  if (words.length === 0) words = WORDS.split(/[ \n]/);
  let [low, high] = [0, words.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = words[middle]!;
    if (found === word) return middle;
    if (found < word) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Adds what the word stands for to a sum, and says whether the word is known. */
function addWord(word: string, times: number, sum: Float32Array): boolean {
  const own = lineOf(word);
  const line = own >= 0 ? own : lineOf(singular(word));
  if (line < 0) return false;
  for (let letter = 0; letter < LETTERS_A_WORD; letter++) {
    const code = CODES[LEVELS.charCodeAt(line * LINE + letter)]!;
    for (let part = 0; part < 3; part++) {
      const d = letter * 3 + part;
      if (d < DIMENSIONS) sum[d]! += times * LEVEL[(code >> (4 - 2 * part)) & 3]!;
    }
  }
  return true;
}

/** As many names as a long text asks for; then the memory starts afresh. */
const REMEMBERED = 4000;
/** Where the direction of a name begins in `directions`, or -1 where none of its words is known. */
const known = new Map<string, number>();
/** One place more than names: what was asked for last is never written over at once. */
let directions = new Float32Array(0);
let next = 0;

/** The noun says more of a name than what stands before it. */
const HEAD_WEIGHT = 2;

/** Where the direction of a name begins, or -1 where none of its words is known. */
function directionOf(name: string): number {
  const remembered = known.get(name);
  if (remembered !== undefined) return remembered;
  if (known.size >= REMEMBERED) known.clear();
  const parts = name.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? [];
  const end = parts.findIndex((word, i) => i > 0 && /^(?:of|in|for|with|by|to|from|on|at)$/.test(word));
  const head = parts[(end < 0 ? parts.length : end) - 1];
  const sum = new Float32Array(DIMENSIONS);
  let met = false;
  for (const word of parts) met = addWord(word, word === head ? HEAD_WEIGHT : 1, sum) || met;
  const length = Math.sqrt(sum.reduce((total, value) => total + value * value, 0));
  if (!met || length === 0) {
    known.set(name, -1);
    return -1;
  }
  if (directions.length === 0) directions = new Float32Array((REMEMBERED + 1) * DIMENSIONS);
  const start = next * DIMENSIONS;
  next = (next + 1) % (REMEMBERED + 1);
  for (let d = 0; d < DIMENSIONS; d++) directions[start + d] = sum[d]! / length;
  known.set(name, start);
  return start;
}

/** From about −0.3 (never met together) to 1 (the same words); null where a name has no word that is known. */
export function companyOf(left: string, right: string): number | null {
  const a = directionOf(left);
  if (a < 0) return null;
  const b = directionOf(right);
  if (b < 0) return null;
  let sum = 0;
  for (let d = 0; d < DIMENSIONS; d++) sum += directions[a + d]! * directions[b + d]!;
  return sum;
}
