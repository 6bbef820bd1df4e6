import type { Difficulty } from '@akada/engine';
import { z } from 'zod';
import { addressesModel } from '../../orders.ts';
import type { QuizWishes } from '../../port.ts';
import type { ModelClient, PaidContext } from '../client.ts';
import type { Chunk, NumberedSource, Unit } from '../numbered-source.ts';
import { manner } from '../wording.ts';

/** Something in the source that deserves a question. */
export interface Point {
  about: string;
  difficulty: Difficulty;
  /** The sentences that say it. */
  units: Unit[];
  chunk: Chunk;
}

const PointsSchema = z.object({
  points: z.array(
    z.object({
      about: z.string(),
      difficulty: z.enum(['easy', 'medium', 'hard']),
      sentences: z.array(z.number()),
    }),
  ),
});

const tokensPerPoint = 60;
const longestPoint = 200;

/** What is worth asking in one part of the source. */
export async function findPoints(
  client: ModelClient,
  { numbered, chunk, count }: { numbered: NumberedSource; chunk: Chunk; count: number },
  difficulty: NonNullable<QuizWishes['difficulty']>,
  context: PaidContext,
): Promise<Point[]> {
  const { points } = await client.generate(
    {
      purpose: 'quiz',
      name: 'points',
      schema: PointsSchema,
      system: manner,
      source: numbered.fenced(chunk.units),
      prompt: pointsPrompt(count, difficulty),
      maxOutputTokens: 200 + count * tokensPerPoint,
    },
    context,
  );
  const inChunk = new Set(chunk.units);
  return points.flatMap((point) => {
    const units = numbered.findAll(point.sentences).filter((unit) => inChunk.has(unit));
    const isUsable = units.length > 0 && point.about.length <= longestPoint && !addressesModel(point.about);
    return isUsable ? [{ about: point.about, difficulty: point.difficulty, units, chunk }] : [];
  });
}

const levels = {
  easy: 'easy (knowing what something is)',
  medium: 'medium (understanding why or how)',
  hard: 'hard (applying it to a new case, inferring, telling apart)',
} as const;

function pointsPrompt(count: number, difficulty: NonNullable<QuizWishes['difficulty']>): string {
  const wanted =
    difficulty === 'mixed'
      ? `Mix the levels: ${Object.values(levels).join(', ')}.`
      : `All of them are to be ${levels[difficulty]}.`;
  return `Plan an examination on the text above. Name up to ${count} points that a good lecturer would ask about: what a student must know, understand or be able to do after reading. Fewer good points are better than more; none about examples, asides, names of chapters or the text itself.
- "about" says the point in one short line.
- "difficulty" is its level. ${wanted}
- "sentences" are the numbers of the sentences that say it.
Spread them over the text.`;
}

/** At most `most`, in turn from each section, so that no section crowds out another. */
export function spread<T extends { units: readonly Unit[] }>(points: readonly T[], most: number): T[] {
  const sections = new Map<number, T[]>();
  for (const point of points) {
    const section = point.units[0]!.section;
    sections.set(section, [...(sections.get(section) ?? []), point]);
  }
  const chosen: T[] = [];
  const deepest = Math.max(0, ...[...sections.values()].map(({ length }) => length));
  for (let turn = 0; turn < deepest && chosen.length < most; turn++) {
    for (const queue of sections.values()) if (queue[turn] && chosen.length < most) chosen.push(queue[turn]!);
  }
  return chosen;
}
