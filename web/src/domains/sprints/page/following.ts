import type { LearningPath, SprintStatus } from '@akada/contract/client';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '../../../lib/client.ts';
import type { Loaded } from '../../../lib/kept-data.ts';
import { isBeingMade, pathQuery, readLessonsAgain } from './api.ts';
import { daysOf } from './place.ts';

/** From the last button of the wizard to the first lesson are at most three seconds: a second between looks is too long. */
const CREATING_MS = 500;
const WRITING_MS = 2500;
const AWAITED_MS = 1000;

const waitingIn = (path: LearningPath) => daysOf(path).filter(({ state }) => state === 'planned').length;

/** How soon to ask again for what is being made; false where nothing is. */
function lookAgainIn(path: LearningPath | undefined): number | false {
  if (!path) return false;
  if (isBeingMade(path)) return CREATING_MS;
  return daysOf(path).some(({ state, waits }) => state === 'planned' && !waits) ? WRITING_MS : false;
}

/** Whether the page shows all that the status tells, but for how far the order is. */
function isUpToDate({ data: path, savedAt }: Loaded<LearningPath>, status: SprintStatus): boolean {
  return (
    !savedAt &&
    path.state === status.state &&
    path.generation?.id === status.generation?.id &&
    path.generation?.status === status.generation?.status &&
    path.lessons_ready === status.lessons_ready &&
    waitingIn(path) === status.lessons_waiting
  );
}

/** Asks in a few bytes how far a sprint is; the sprint itself is loaded again only when there is more of it to show. */
const statusQuery = (id: string, path: LearningPath | undefined) =>
  queryOptions({
    queryKey: ['sprint', id, 'status'],
    queryFn: async ({ signal, client: queries }): Promise<SprintStatus> => {
      const status = await client.sprints.status({ params: { id } }, { signal });
      const { queryKey } = pathQuery(id);
      const shown = queries.getQueryData(queryKey);
      if (shown && isUpToDate(shown, status)) {
        queries.setQueryData(queryKey, { ...shown, data: { ...shown.data, generation: status.generation } });
      } else {
        await queries.invalidateQueries({ queryKey });
      }
      return status;
    },
    enabled: lookAgainIn(path) !== false,
    refetchInterval: lookAgainIn(path),
    staleTime: 0,
  });

/** Keeps a sprint true on the page for as long as something of it is being made. */
export function useFollowing(id: string, path: LearningPath | undefined): void {
  // What it finds goes into the path: by itself it draws nothing anew.
  useQuery({ ...statusQuery(id, path), notifyOnChangeProps: [] });
  useEndOfOrders(id, path);
}

/** The same, more often, for a day whose reader sits in front of it and waits. */
export function useFollowingDay(path: LearningPath, isAwaited: boolean): void {
  const often = { enabled: isAwaited, refetchInterval: AWAITED_MS, notifyOnChangeProps: [] };
  useQuery({ ...statusQuery(path.id, path), ...often });
}

/** The last order of a sprint that can be read: null while it is under way, undefined before. */
function lastOrderOf(path: LearningPath | undefined): string | null | undefined {
  if (path?.state !== 'ready') return undefined;
  return isBeingMade(path) ? null : (path.generation?.id ?? '');
}

/** An order that has ended may have written any lesson anew, though no day of the plan looks otherwise. */
function useEndOfOrders(id: string, path: LearningPath | undefined): void {
  const queries = useQueryClient();
  const order = lastOrderOf(path);
  const before = useRef(order);
  useEffect(() => {
    const hasEnded = before.current !== undefined && typeof order === 'string' && order !== before.current;
    before.current = order;
    if (hasEnded) void readLessonsAgain(queries, id);
  }, [order, id, queries]);
}
