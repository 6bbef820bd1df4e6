import type { LessonIndex } from '@akada/engine';
import { cosine, lengthOf } from './cosine.ts';

/** The directions of a document's sentences and paragraphs, kept as one byte for each number: the ranking stays. */

/** So many numbers has a direction. */
export const directionLength = 384;
const most = 127;

/** What of a document is read: each unit, and each paragraph of several after its own. */
export function meaningTexts({ units, blocks }: LessonIndex): string[] {
  let from = 0;
  return blocks.flatMap(({ n }) => {
    const own = units.slice(from, from + n);
    from += n;
    return n > 1 ? [...own, own.join(' ')] : own;
  });
}

/** Each direction by its own largest number: only where it points counts, never how far. */
export function pack(directions: readonly Float32Array[]): Int8Array {
  const packed = new Int8Array(directions.length * directionLength);
  directions.forEach((direction, row) => {
    if (direction.length !== directionLength) throw new Error(`A direction of ${direction.length} numbers.`);
    const largest = direction.reduce((so, value) => Math.max(so, Math.abs(value)), 0) || 1;
    const scaled = direction.map((value) => Math.round((value / largest) * most));
    packed.set(scaled, row * directionLength);
  });
  return packed;
}

/** Whether all of a document was read. */
export function isWhole(meaning: Int8Array, { blocks }: LessonIndex): boolean {
  const rows = blocks.reduce((sum, { n }) => sum + (n > 1 ? n + 1 : n), 0);
  return meaning.length === rows * directionLength;
}

/**
 * How close each unit comes to a question, -1 to 1: half by itself, half by its paragraph, since a sentence often speaks
 * of "it". The paragraph counts by its sentences and as a whole, as a long one is not read to its end.
 */
export function closenessIn(asked: Float32Array, meaning: Int8Array, { blocks }: LessonIndex): number[] {
  let row = 0;
  const next = () => meaning.subarray(row * directionLength, ++row * directionLength);
  return blocks.flatMap(({ n }) => {
    const own = Array.from({ length: n }, next);
    const closeness = own.map((direction) => cosine(asked, direction));
    if (n < 2) return closeness;
    const around = (cosine(asked, sumOf(own)) + cosine(asked, next())) / 2;
    return closeness.map((value) => (value + around) / 2);
  });
}

function sumOf(directions: readonly Int8Array[]): Float32Array {
  const sum = new Float32Array(directionLength);
  for (const direction of directions) {
    const size = lengthOf(direction) || 1;
    for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + direction[i]! / size;
  }
  return sum;
}
