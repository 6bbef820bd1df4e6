import type { LearningPath, SprintDay } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lessonQuery } from './api.ts';
import { useFollowingDay } from './following.ts';

/** The lesson of a day; loaded again when its sprint says that there is more of it, and not for the sake of asking. */
export function useLesson(path: LearningPath, day: SprintDay) {
  const query = useQuery(lessonQuery(path.id, day.day));
  const { data, refetch } = query;
  const state = data?.savedAt === null ? data.data.state : undefined;
  useFollowingDay(path, state === 'planned' && !data?.data.waits);

  // The plan knows first that a lesson was written or is being written anew.
  const isBehind = state !== undefined && state !== day.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each change of the plan
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, day.state]);
  return query;
}
