import { createHash } from 'node:crypto';
import type { LessonIndex } from '@akada/engine';
import { embed } from '@akada/meaning';
import { cosine } from './cosine.ts';

/** A lesson has some fifty sentences. One of many more would keep the learner waiting for longer than the place is worth. */
const MOST_UNITS = 240;
const KEPT_LESSONS = 4;

/** Directions of the sentences of lessons that were asked about last, for as long as the thread lives; the oldest first. */
const kept = new Map<string, Float32Array[]>();

function directionsIn({ units }: LessonIndex): Float32Array[] | null {
  const key = createHash('sha1').update(JSON.stringify(units)).digest('base64');
  const directions = kept.get(key) ?? embed(units);
  if (!directions) return null;
  kept.delete(key);
  kept.set(key, directions);
  for (const oldest of [...kept.keys()].slice(0, -KEPT_LESSONS)) kept.delete(oldest);
  return directions;
}

/**
 * How close each unit of a lesson comes to a question, -1 to 1: half by itself, half by its paragraph, since a sentence
 * often speaks of "it". Null for a lesson that is too long, and where meaning is not installed.
 */
export function closenessTo(question: string, lesson: LessonIndex): number[] | null {
  if (lesson.units.length > MOST_UNITS) return null;
  const directions = directionsIn(lesson);
  const asked = embed([question])?.[0];
  if (!directions || !asked) return null;
  let from = 0;
  return lesson.blocks.flatMap(({ n }) => {
    const block = directions.slice(from, from + n);
    from += n;
    const around = cosine(asked, sumOf(block));
    return block.map((direction) => (cosine(asked, direction) + around) / 2);
  });
}

function sumOf(directions: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(directions[0]?.length ?? 0);
  for (const direction of directions) for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + direction[i]!;
  return sum;
}
