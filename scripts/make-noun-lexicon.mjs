/**
 * Distils the nouns of WordNet 3.1 (the folder "dict" of its database) into engine/src/lexicon/nouns.ts:
 *
 *   node scripts/make-noun-lexicon.mjs <folder with data.noun, index.noun and index.sense>
 *
 * The tree of meanings is written in preorder, one character of depth for each, so that whether one meaning lies under
 * another is a comparison of two numbers; the words follow in order, each sharing the beginning of the one before.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = process.argv[2];
if (!folder) throw new Error('Say where the database files are: node scripts/make-noun-lexicon.mjs <folder>');
const lines = (name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

/** Where the most general meanings are filed. */
const TOPS = 3;
/** Where animals and plants are filed; their Latin families and orders are of no use here. */
const LIVING_FILES = new Set([5, 20]);
/** Digits of a meaning's number: nothing that stands in a word, a template or an escape. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#%&+';
const WORDS_A_LINE = 16;
const MOST_SENSES = 3;

/** Every meaning that is a kind of something: names of single persons, places and events are left out. */
function readMeanings() {
  const meanings = new Map();
  for (const line of lines('data.noun')) {
    const fields = line.split(' | ')[0].trim().split(' ');
    const words = Number.parseInt(fields[3], 16);
    const lemmas = Array.from({ length: words }, (_, i) => fields[4 + 2 * i]);
    const pointers = [];
    for (let i = 5 + 2 * words; i < fields.length; i += 4) pointers.push([fields[i], fields[i + 1]]);
    const parent = pointers.find(([kind]) => kind === '@')?.[1] ?? null;
    if (parent === null && fields[0] !== '00001740') continue;
    meanings.set(fields[0], { file: Number(fields[1]), lemmas, parent, children: [] });
  }
  for (const [id, { parent }] of meanings) {
    if (parent === null) continue;
    // What is filed under a single thing is a single thing too.
    if (meanings.has(parent)) meanings.get(parent).children.push(id);
    else meanings.delete(id);
  }
  // The most general meanings have a file of their own; each belongs with what lies under it.
  for (const meaning of meanings.values()) if (meaning.file === TOPS) meaning.file = fileBelow(meaning, meanings);
  return meanings;
}

function fileBelow({ children }, meanings) {
  const counts = new Map();
  for (const child of children) {
    const { file } = meanings.get(child);
    if (file !== TOPS) counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? TOPS;
}

/** How often each word was met in each of its meanings. */
function readCounts() {
  const counts = new Map();
  for (const line of lines('index.sense')) {
    const [key, meaning, , count] = line.split(' ');
    const at = key.indexOf('%');
    if (key[at + 1] === '1') counts.set(`${key.slice(0, at)} ${meaning}`, Number(count));
  }
  return counts;
}

const meanings = readMeanings();
const counts = readCounts();

const isUnder = (id, above) => {
  for (let at = id; at !== null; at = meanings.get(at).parent) if (above.includes(at)) return true;
  return false;
};

const sensesIn = new Map(
  lines('index.noun').map((line) => {
    const fields = line.trim().split(' ');
    return [fields[0], fields.slice(-Number(fields[2])).filter((id) => meanings.has(id))];
  }),
);

/** The meanings of a word that a reader thinks of: the commonest, and beside it those that are met at all. */
function commonSenses(word, senses) {
  const count = (id) => counts.get(`${word} ${id}`) ?? 0;
  const first = count(senses[0]);
  return senses.filter((id, i) => i === 0 || (i < MOST_SENSES && (first < 5 || count(id) * 25 >= first)));
}

function isWanted(word, senses) {
  if (!/^[a-z][a-z'-]*(?:_[a-z'-]+)?$/.test(word) || word.length < 2 || word.length > 26 || senses.length === 0)
    return false;
  const spelt = senses.flatMap((id) => meanings.get(id).lemmas.filter((lemma) => lemma.toLowerCase() === word));
  const isName = spelt.every((lemma) => /^[A-Z]/.test(lemma));
  if (isName && senses.every((id) => LIVING_FILES.has(meanings.get(id).file))) return false;
  if (!word.includes('_')) return true;
  // "apple tree" is a tree: only what its last word does not tell is written down.
  return !senses.every((id) => isUnder(id, sensesIn.get(word.split('_')[1]) ?? []));
}

const words = [...sensesIn]
  .filter(([word, senses]) => isWanted(word, senses))
  .map(([word, senses]) => ({ word: word.replace('_', ' '), senses: commonSenses(word, senses) }))
  .sort((a, b) => (a.word < b.word ? -1 : 1));

/** The meanings that are used, and all above them, numbered in preorder. */
const used = new Set();
for (const { senses } of words)
  for (const sense of senses)
    for (let at = sense; at !== null && !used.has(at); at = meanings.get(at).parent) used.add(at);
const numbers = new Map();
let depths = '';
let files = '';
(function visit(id, depth) {
  numbers.set(id, numbers.size);
  depths += String.fromCharCode(65 + depth);
  files += String.fromCharCode(65 + meanings.get(id).file - 3);
  for (const child of meanings.get(id).children) if (used.has(child)) visit(child, depth + 1);
})('00001740', 0);

const inDigits = (number) =>
  DIGITS[Math.floor(number / DIGITS.length ** 2)] +
  DIGITS[Math.floor(number / DIGITS.length) % DIGITS.length] +
  DIGITS[number % DIGITS.length];

function shared(left, right) {
  let length = 0;
  while (length < 25 && left[length] !== undefined && left[length] === right[length]) length++;
  return length;
}

const wordLines = [];
for (let i = 0; i < words.length; i += WORDS_A_LINE) {
  let before = '';
  wordLines.push(
    words
      .slice(i, i + WORDS_A_LINE)
      .map(({ word, senses }) => {
        const same = shared(before, word);
        before = word;
        const known = senses.map((id) => inDigits(numbers.get(id))).join('');
        return `${String.fromCharCode(65 + same)}${word.slice(same)}${senses.length}${known}`;
      })
      .join(''),
  );
}

/** "AAAAB" is written "A4B": meanings of one file stand together. */
const inRuns = (text) => text.replace(/(.)\1*/g, (run, letter) => letter + (run.length > 1 ? String(run.length) : ''));
const wrapped = (text) => text.replace(/.{118}/g, '$&\n');

const target = join(dirname(fileURLToPath(import.meta.url)), '../engine/src/lexicon/nouns.ts');
writeFileSync(
  target,
  `// Made by scripts/make-noun-lexicon.mjs from WordNet 3.1; its licence is in WORDNET-LICENSE.txt.
export const DEPTHS = \`${wrapped(depths)}\`;
export const FILES = \`${wrapped(inRuns(files))}\`;
export const WORDS = \`${wordLines.join('\n')}\`;
`,
);
process.stdout.write(`${words.length} words, ${numbers.size} meanings\n`);
