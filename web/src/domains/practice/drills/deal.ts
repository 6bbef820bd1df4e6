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

/**
 * The question that follows what was answered: the same after a reload. What was missed comes at once with other numbers;
 * else what is nearest to the level, was asked least, and last the longest ago.
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
