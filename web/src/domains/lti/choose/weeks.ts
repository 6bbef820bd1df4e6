import type { LibraryCourse } from '@akada/contract/client';

export type Lesson = LibraryCourse['lessons'][number];

/** The lessons of a course by week, both in their order. */
export function weeksOf(lessons: readonly Lesson[]): { week: number; lessons: Lesson[] }[] {
  const weeks = new Map<number, Lesson[]>();
  for (const lesson of lessons) weeks.set(lesson.week, [...(weeks.get(lesson.week) ?? []), lesson]);
  return [...weeks].map(([week, of]) => ({ week, lessons: of }));
}
