import type { QueryClient } from '@tanstack/react-query';
import { findKept } from '../../lib/kept-data.ts';
import { sprintsQuery } from './api.ts';
import { keptDay, pathQuery } from './page/api.ts';
import { daysOf } from './page/place.ts';

/** The day of one's sprint about a course that has this lesson; without a network, only one that is on this device. */
export async function findDayOf(
  queries: QueryClient,
  courseCode: string,
  title: string,
): Promise<{ sprintId: string; day: number } | null> {
  const cards = await queries.ensureQueryData(sprintsQuery).catch(() => []);
  for (const { id, course_code } of cards) {
    if (course_code !== courseCode) continue;
    const path = await queries.ensureQueryData(pathQuery(id)).catch(() => null);
    const found = path && daysOf(path.data).find((day) => day.title === title && day.lesson_ready);
    if (found && (navigator.onLine || (await findKept(keptDay(id, found.day)))))
      return { sprintId: id, day: found.day };
  }
  return null;
}
