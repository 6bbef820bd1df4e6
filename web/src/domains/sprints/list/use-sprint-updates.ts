import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMessage } from '../../../lib/messages.ts';
import { sprintCountQuery, sprintsQuery, streakQuery } from '../api.ts';
import { storedSprints } from '../stored.ts';

const AGAIN_AFTER_MS = 1000;

/** Keeps list and count true while the app is open: asked at the start and a moment later, and when a tab says so. */
export function useSprintUpdates(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const countAgain = () => void queries.prefetchQuery(sprintCountQuery);
    countAgain();
    const timer = window.setTimeout(countAgain, AGAIN_AFTER_MS);
    const ends = [
      onMessage(
        ['SPRINT_CREATED', 'SPRINT_DELETED', 'CARDS_REFRESH_REQUESTED', 'SPRINT_PROGRESS_UPDATE'],
        () => void queries.invalidateQueries({ queryKey: sprintsQuery.queryKey }),
      ),
      onMessage(['SPRINT_COUNT_UPDATED'], ({ count }) => {
        if (count !== undefined) storedSprints.sprintCount.set(count);
        countAgain();
      }),
      onMessage(['STREAK_UPDATED'], ({ streak }) => {
        if (streak !== undefined) queries.setQueryData(streakQuery.queryKey, streak);
      }),
    ];
    return () => {
      window.clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [queries]);
}
