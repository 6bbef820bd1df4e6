/** A place in a lesson that a link leads to: the heading above it, and the words themselves where they are known. */
export interface LessonPlace {
  heading: string;
  sentence: string | null;
}

/** What a link to a place of a lesson is made of. */
export const lessonLink = (sprintId: string, day: number, place: LessonPlace) => ({
  to: `/sprint/${sprintId}?day=${day}`,
  state: { place },
});

/** The place that whoever followed such a link wants to see. */
export function placeIn(state: unknown): LessonPlace | null {
  if (typeof state !== 'object' || state === null || !('place' in state)) return null;
  const { heading, sentence } = (state.place ?? {}) as Partial<LessonPlace>;
  return typeof heading === 'string' ? { heading, sentence: typeof sentence === 'string' ? sentence : null } : null;
}
