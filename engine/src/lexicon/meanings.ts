import { singular } from '../text/number.ts';
import { remembered } from '../text/remembered.ts';
import { DEPTHS, FILES, WORDS } from './nouns.ts';

/**
 * What nouns mean, from WordNet: each word has one to three meanings, the commonest first, and the meanings form a tree
 * from the most general down. A meaning is its number in preorder, so that all that lies under it follows it at once.
 */
export type Meaning = number;

/** The sort of thing that a meaning is filed under, in WordNet's own division. */
export type Sort =
  | 'act'
  | 'animal'
  | 'artifact'
  | 'attribute'
  | 'body'
  | 'cognition'
  | 'communication'
  | 'event'
  | 'feeling'
  | 'food'
  | 'group'
  | 'location'
  | 'motive'
  | 'object'
  | 'person'
  | 'phenomenon'
  | 'plant'
  | 'possession'
  | 'process'
  | 'quantity'
  | 'relation'
  | 'shape'
  | 'state'
  | 'substance'
  | 'time'
  | 'top';

const SORTS: readonly Sort[] = [
  'top',
  'act',
  'animal',
  'artifact',
  'attribute',
  'body',
  'cognition',
  'communication',
  'event',
  'feeling',
  'food',
  'group',
  'location',
  'motive',
  'object',
  'person',
  'phenomenon',
  'plant',
  'possession',
  'process',
  'quantity',
  'relation',
  'shape',
  'state',
  'substance',
  'time',
];

interface Tree {
  depths: Uint8Array;
  parents: Int32Array;
  files: Uint8Array;
}

const CODE_OF_A = 65;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#%&+';

let tree: Tree | null = null;

/** Read at the first question: whoever only looks for a passage does not pay for it. */
function readTree(): Tree {
  const letters = DEPTHS.replaceAll('\n', '');
  const depths = new Uint8Array(letters.length);
  const parents = new Int32Array(letters.length).fill(-1);
  const path: number[] = [];
  for (let i = 0; i < letters.length; i++) {
    const depth = letters.charCodeAt(i) - CODE_OF_A;
    depths[i] = depth;
    path[depth] = i;
    if (depth > 0) parents[i] = path[depth - 1]!;
  }
  const files = new Uint8Array(depths.length);
  let at = 0;
  for (const [, letter, count] of FILES.replaceAll('\n', '').matchAll(/([A-Z])(\d*)/g)) {
    const length = Number(count || 1);
    files.fill(letter!.charCodeAt(0) - CODE_OF_A, at, at + length);
    at += length;
  }
  return { depths, parents, files };
}

const theTree = () => (tree ??= readTree());

let lines: readonly string[] = [];

const firstWord = (line: string) => /^A([^\d]*)/.exec(line)![1]!;

/** The line in which a word stands if it stands anywhere: the last that opens with a word not after it. */
function lineFor(word: string): string {
  if (lines.length === 0) lines = WORDS.split('\n');
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (firstWord(lines[middle]!) <= word) low = middle;
    else high = middle - 1;
  }
  return lines[low]!;
}

const digit = (letter: string) => DIGITS.indexOf(letter);
const numberAt = (text: string, at: number) =>
  (digit(text[at]!) * DIGITS.length + digit(text[at + 1]!)) * DIGITS.length + digit(text[at + 2]!);

function lookUp(word: string): Meaning[] {
  const line = lineFor(word);
  let before = '';
  for (let at = 0; at < line.length; ) {
    let end = at + 1;
    while (line[end]! > '9' || line[end]! < '1') end++;
    const found: string = before.slice(0, line.charCodeAt(at) - CODE_OF_A) + line.slice(at + 1, end);
    const count = Number(line[end]);
    if (found === word) return Array.from({ length: count }, (_, i) => numberAt(line, end + 1 + 3 * i));
    before = found;
    at = end + 1 + 3 * count;
  }
  return [];
}

/** As many words as a long text asks for; then the memory starts afresh. */
const REMEMBERED = 4000;

const meaningsOfWord = remembered((word): readonly Meaning[] => {
  const one = singular(word);
  const found = lookUp(one);
  return found.length > 0 || one === word ? found : lookUp(word);
}, REMEMBERED);

/** The meanings of a noun of one or two words, singular or plural, the commonest first; none where it is not known. */
export const meaningsOf = (noun: string) => meaningsOfWord(noun.toLowerCase().trim());

export const sortOf = (meaning: Meaning): Sort => SORTS[theTree().files[meaning]!]!;

export const depthOf = (meaning: Meaning): number => theTree().depths[meaning]!;

/** The nearest meaning above both. */
export function commonAbove(left: Meaning, right: Meaning): Meaning {
  const { parents } = theTree();
  let [a, b] = [left, right];
  // In preorder what stands above has the smaller number.
  while (a !== b) {
    if (a > b) a = parents[a]!;
    else b = parents[b]!;
  }
  return a;
}

/** Whether a meaning lies under another, or is it. */
export const isUnder = (meaning: Meaning, above: Meaning): boolean => commonAbove(meaning, above) === above;
