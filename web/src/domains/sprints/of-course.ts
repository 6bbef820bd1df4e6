import type { Course, SprintCard } from '@akada/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { sprintsQuery } from './api.ts';

/** The sprint that the learner has of a course; none where the list cannot be had. */
export async function findSprintOf(
  queries: QueryClient,
  { code }: Pick<Course, 'code'>,
): Promise<SprintCard | undefined> {
  const sprints = await queries.fetchQuery(sprintsQuery).catch((): SprintCard[] => []);
  return sprints.find(
    ({ course_code, status, state, has_lessons }) =>
      course_code === code && status === 'active' && state !== 'failed' && has_lessons,
  );
}
