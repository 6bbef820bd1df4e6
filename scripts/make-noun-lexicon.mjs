/**
 * Distils the nouns of WordNet 3.1 (the folder "dict" of its database) into engine/src/lexicon/nouns.ts:
 *
 *   node scripts/make-noun-lexicon.mjs <folder with data.noun, index.noun and index.sense>
 *
 * The tree of meanings is written in preorder, one character of depth for each, so that whether one meaning lies under
 * another is a comparison of two numbers; the words follow in order, each sharing the beginning of the one before.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

/** @typedef {{ file: number, lemmas: string[], parent: string | null, children: string[] }} Meaning */

const folder = process.argv[2] ?? '';
if (folder === '') throw new Error('Say where the database files are: node scripts/make-noun-lexicon.mjs <folder>');

/** @param {string} name */
const lines = (name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))
    .map((line) => (line.split(' | ')[0] ?? '').trim().split(' '));

/** Where the most general meanings are filed; the first file of nouns. */
const TOPS = 3;
/** Where animals and plants are filed; their Latin families and orders are of no use here. */
const LIVING_FILES = new Set([5, 20]);
/** The meaning above all others. */
const ROOT = '00001740';
/** Digits of a meaning's number: nothing that stands in a word, a template or an escape. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#%&+';
const WORDS_A_LINE = 16;
const MOST_SENSES = 3;

/** @type {Map<string, Meaning>} */
const meanings = new Map();
/** @param {string} id */
const meaning = (id) => /** @type {Meaning} */ (meanings.get(id));

/** Every meaning that is a kind of something: names of single persons, places and events are left out. */
function readMeanings() {
  for (const fields of lines('data.noun')) {
    const [id = '', file = '', , count = ''] = fields;
    const words = Number.parseInt(count, 16);
    const lemmas = Array.from({ length: words }, (_, i) => fields[4 + 2 * i] ?? '');
    const pointers = fields.slice(5 + 2 * words);
    const above = pointers.findIndex((field, i) => i % 4 === 0 && field === '@');
    const parent = above < 0 ? null : (pointers[above + 1] ?? null);
    if (parent !== null || id === ROOT) meanings.set(id, { file: Number(file), lemmas, parent, children: [] });
  }
  for (const [id, { parent }] of meanings) {
    if (parent === null) continue;
    // What is filed under a single thing is a single thing too.
    if (meanings.has(parent)) meaning(parent).children.push(id);
    else meanings.delete(id);
  }
  // The most general meanings have a file of their own; each belongs with what lies under it.
  for (const one of meanings.values()) if (one.file === TOPS) one.file = fileBelow(one);
}

/** @param {Meaning} general */
function fileBelow({ children }) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const child of children) {
    const { file } = meaning(child);
    if (file !== TOPS) counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? TOPS;
}

readMeanings();

/** How often each word was met in each of its meanings. */
const counts = new Map(
  lines('index.sense')
    .filter(([key = '']) => /^[^%]+%1/.test(key))
    .map(([key = '', id, , count]) => [`${key.split('%')[0]} ${id}`, Number(count)]),
);

/** @type {Map<string, string[]>} */
const sensesIn = new Map(
  lines('index.noun').map((fields) => [
    fields[0] ?? '',
    fields.slice(-Number(fields[2])).filter((id) => meanings.has(id)),
  ]),
);

/**
 * Whether a meaning lies under one of several, or is one of them.
 * @param {string} id
 * @param {readonly string[]} above
 */
function isUnder(id, above) {
  for (let at = /** @type {string | null} */ (id); at !== null; at = meaning(at).parent)
    if (above.includes(at)) return true;
  return false;
}

/**
 * The meanings of a word that a reader thinks of: the commonest, and beside it those that are met at all.
 * @param {string} word
 * @param {readonly string[]} senses
 */
function commonSenses(word, senses) {
  const times = senses.map((id) => counts.get(`${word} ${id}`) ?? 0);
  const [first = 0] = times;
  return senses.filter((_, i) => i === 0 || (i < MOST_SENSES && (first < 5 || (times[i] ?? 0) * 25 >= first)));
}

/**
 * @param {string} word
 * @param {readonly string[]} senses
 */
function isWanted(word, senses) {
  if (!/^[a-z][a-z'-]*(?:_[a-z'-]+)?$/.test(word) || word.length < 2 || word.length > 26 || senses.length === 0)
    return false;
  const spelt = senses.flatMap((id) => meaning(id).lemmas.filter((lemma) => lemma.toLowerCase() === word));
  const isName = spelt.every((lemma) => /^[A-Z]/.test(lemma));
  if (isName && senses.every((id) => LIVING_FILES.has(meaning(id).file))) return false;
  const [, last] = word.split('_');
  // "apple tree" is a tree: only what its last word does not tell is written down.
  return last === undefined || !senses.every((id) => isUnder(id, sensesIn.get(last) ?? []));
}

const words = [...sensesIn]
  .filter(([word, senses]) => isWanted(word, senses))
  .map(([word, senses]) => ({ word: word.replace('_', ' '), senses: commonSenses(word, senses) }))
  .sort((a, b) => (a.word < b.word ? -1 : 1));

/** The meanings that are used, and all above them. */
const used = new Set();
for (const { senses } of words)
  for (const sense of senses)
    for (let at = /** @type {string | null} */ (sense); at !== null && !used.has(at); at = meaning(at).parent)
      used.add(at);

/** @type {Map<string, number>} */
const numbers = new Map();
let depths = '';
let files = '';

/**
 * Numbers a meaning and all under it in preorder.
 * @param {string} id
 * @param {number} depth
 */
function visit(id, depth) {
  numbers.set(id, numbers.size);
  depths += String.fromCharCode(65 + depth);
  files += String.fromCharCode(65 + meaning(id).file - TOPS);
  for (const child of meaning(id).children) if (used.has(child)) visit(child, depth + 1);
}
visit(ROOT, 0);

/** @param {number} number */
const inDigits = (number) =>
  [DIGITS.length ** 2, DIGITS.length, 1].map((place) => DIGITS[Math.floor(number / place) % DIGITS.length]).join('');

/**
 * How many letters two words have in common at their beginning.
 * @param {string} left
 * @param {string} right
 */
function shared(left, right) {
  let length = 0;
  while (length < 25 && left[length] !== undefined && left[length] === right[length]) length++;
  return length;
}

const wordLines = [];
for (let i = 0; i < words.length; i += WORDS_A_LINE) {
  let before = '';
  let line = '';
  for (const { word, senses } of words.slice(i, i + WORDS_A_LINE)) {
    const same = shared(before, word);
    const known = senses.map((id) => inDigits(numbers.get(id) ?? 0)).join('');
    line += `${String.fromCharCode(65 + same)}${word.slice(same)}${senses.length}${known}`;
    before = word;
  }
  wordLines.push(line);
}

/** "AAAAB" is written "A4B": meanings of one file stand together. @param {string} text */
const inRuns = (text) => text.replace(/(.)\1*/g, (run) => run.slice(0, 1) + (run.length > 1 ? run.length : ''));
/** @param {string} text */
const wrapped = (text) => text.replace(/.{118}/g, '$&\n');

writeFileSync(
  join(root, 'engine/src/lexicon/nouns.ts'),
  `// Made by scripts/make-noun-lexicon.mjs from WordNet 3.1; its licence is in WORDNET-LICENSE.txt.
export const DEPTHS = \`${wrapped(depths)}\`;
export const FILES = \`${wrapped(inRuns(files))}\`;
export const WORDS = \`${wordLines.join('\n')}\`;
`,
);
process.stdout.write(`${words.length} words, ${numbers.size} meanings\n`);
