import type { DrillQuestion } from '@akada/contract/client';

/** What decides which question comes next: everything that was answered in this round, in its order. */
export interface Step {
  id: string;
  seed: number | null;
  /** Right by oneself, right after a hint, or not. */
  how: 'right' | 'hinted' | 'wrong';
}

/** A strip of so many tiles ends a round. */
export const wholeStrip = 5;

/** A right answer lays a tile, one after a hint leaves the strip as it is, and a miss takes one back, never all. */
export const tilesOf = (steps: readonly Step[]): number =>
  steps.reduce((tiles, { how }) => {
    if (how === 'hinted') return tiles;
    return how === 'right' ? Math.min(wholeStrip, tiles + 1) : Math.max(0, tiles - 1);
  }, 0);

const levels = { easy: 0, medium: 1, hard: 2 };

/** Harder after two right answers, easier after a miss. */
const levelOf = (steps: readonly Step[]): number =>
  Math.floor(
    steps.reduce((level, { how }) => {
      if (how === 'hinted') return level;
      return how === 'right' ? Math.min(2, level + 0.5) : Math.max(0, Math.floor(level) - 1);
    }, 0),
  );

const isSame = (one: Pick<Step, 'id' | 'seed'>, other: Pick<Step, 'id' | 'seed'>) =>
  one.id === other.id && one.seed === other.seed;

function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}

/** So many questions without as many tiles more as below are too many. */
const patience = { questions: 12, tiles: 2 };

/**
 * The question whose part of the lesson is worth another look: both of its last two were missed, or the strip has hardly
 * grown. `looked` says how many questions were answered when the lesson was offered last; null while practice gets on.
 */
export function stuckOn(steps: readonly Step[], looked: number): string | null {
  const since = steps.slice(looked);
  const last = since.at(-1);
  if (last?.how === 'wrong') {
    const before = since.findLast(({ id }, at) => id === last.id && at < since.length - 1);
    if (before?.how === 'wrong') return last.id;
  }
  if (since.length < patience.questions) return null;
  const gained = tilesOf(steps) - tilesOf(steps.slice(0, -patience.questions));
  return gained < patience.tiles ? (mostMissed(since) ?? last?.id ?? null) : null;
}

function mostMissed(steps: readonly Step[]): string | null {
  const misses = new Map<string, number>();
  for (const { id, how } of steps) if (how === 'wrong') misses.set(id, (misses.get(id) ?? 0) + 1);
  return [...misses].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** No question is asked more often in a row, whatever its numbers. */
const inARow = 2;

/**
 * The question that follows what was answered: the same after a reload. What was missed comes once more at once with other
 * numbers; else what is nearest to the level, was asked least, and last the longest ago.
 */
export function deal(questions: readonly DrillQuestion[], steps: readonly Step[], round: number): DrillQuestion | null {
  const last = steps.at(-1);
  const level = levelOf(steps);
  const again = last?.how === 'wrong' && last.seed !== null ? last.id : null;
  const ranked = questions.map((question) => {
    const { id, seed, difficulty } = question;
    const asked = steps.filter((step) => step.id === id).length;
    return {
      question,
      rank: [
        steps.length >= inARow && steps.slice(-inARow).every((step) => step.id === id) ? 1 : 0,
        steps.filter((step) => isSame(step, question)).length,
        id === again ? 0 : 1,
        Math.abs(levels[difficulty] - level),
        asked,
        steps.findLastIndex((step) => step.id === id),
        // Numbers of one's own before a question that everybody gets.
        seed === null ? 1 : 0,
        spread(`${round} ${id} ${seed}`),
      ],
    };
  });
  const [first] = ranked.sort((a, b) => {
    const place = a.rank.findIndex((value, index) => value !== b.rank[index]);
    return place < 0 ? 0 : a.rank[place]! - b.rank[place]!;
  });
  return first?.question ?? null;
}
