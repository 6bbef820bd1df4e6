import type { SprintCard, SprintCount } from '@akada/contract';
import { mapped, type Part, type Reading, together } from '../../../ports/db/port.ts';
import type { Entitlements } from '../../billing/entitlements/entitlements.service.ts';
import { type Generation, unfinishedOf } from '../../teaching/generation/generation.service.ts';
import { type SprintFacts, toFacts } from '../sprint-facts.service.ts';
import * as repo from './facts.repo.ts';
import type { PathRow } from './paths.repo.ts';
import { toCard } from './present-path.ts';

type Rows = Reading<ReturnType<typeof repo.boardOf>>;
type DayOfBoard = Rows['days'][number];

interface BoardSprint {
  path: PathRow;
  days: readonly DayOfBoard[];
}

/** All sprints of a learner with their days, read once for everything that is told about them. */
export interface SprintBoard {
  sprints: BoardSprint[];
  unfinished: Generation[];
}

/** To be read together with other things. */
export const boardOf = (ownerId: string): Part<SprintBoard> =>
  mapped(
    together({ rows: repo.boardOf(ownerId), unfinished: unfinishedOf(ownerId, 'sprint') }),
    ({ rows: { paths, days }, unfinished }) => {
      const bySprint = new Map<string, DayOfBoard[]>(paths.map(({ id }) => [id, []]));
      for (const day of days) bySprint.get(day.path_id)?.push(day);
      return { sprints: paths.map((path) => ({ path, days: bySprint.get(path.id) ?? [] })), unfinished };
    },
  );

const isTaught = ({ state }: DayOfBoard) => state !== 'outline';

/** Of a sprint that is there, only what is being made for it now is worth a look. */
export async function cardsOf(
  { sprints, unfinished }: SprintBoard,
  findGeneration: (path: PathRow) => Promise<Generation | null>,
): Promise<SprintCard[]> {
  return Promise.all(
    sprints.map(async ({ path, days }) => {
      const underWay = unfinished.find(({ id }) => id === path.generation_id) ?? null;
      const done = {
        path_id: path.id,
        total: days.length,
        completed: days.filter(({ completed_at }) => completed_at !== null).length,
        ready: days.filter(({ state }) => state === 'ready').length,
        written: days.filter(isTaught).length,
      };
      const next = days.find(({ completed_at }) => completed_at === null);
      return toCard(path, done, next, path.state === 'ready' ? underWay : await findGeneration(path));
    }),
  );
}

export const toCount = (count: number, { maxSprints: max }: Entitlements): SprintCount => ({
  count,
  max,
  remaining: Math.max(0, max - count),
  isLimitReached: count >= max,
});

/** What the plan counts, as `countActive` does. */
export const countOf = ({ sprints }: SprintBoard, entitlements: Entitlements): SprintCount =>
  toCount(
    sprints.filter(({ path, days }) => path.state !== 'failed' && (path.state !== 'ready' || days.some(isTaught)))
      .length,
    entitlements,
  );

export const factsOf = ({ sprints }: SprintBoard): SprintFacts[] => {
  const started = sprints.filter(({ path }) => path.state === 'ready');
  return toFacts({ sprints: started.map(({ path }) => path), days: started.flatMap(({ days }) => days) });
};
