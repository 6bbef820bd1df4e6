/** A place in a lesson that a link leads to: the heading above it, and the words themselves where they are known. */
interface LessonPlace {
  heading: string;
  sentence: string | null;
}

/** Where the answer to a question stands, as the server says it. */
interface QuestionSource extends LessonPlace {
  section?: string | undefined;
  day?: number | undefined;
}

/** What a link to the place of a question is made of; the day is that of the quiz, which may ask about others. */
export const lessonLink = (
  sprintId: string,
  day: number,
  { heading, sentence, section, day: taught }: QuestionSource,
) => ({
  to: `/sprint/${sprintId}?day=${taught ?? day}`,
  state: { place: { heading: section ?? heading, sentence } },
});

/** The place that whoever followed such a link wants to see. */
export function placeIn(state: unknown): LessonPlace | null {
  if (typeof state !== 'object' || state === null || !('place' in state)) return null;
  const { heading, sentence } = (state.place ?? {}) as Partial<LessonPlace>;
  return typeof heading === 'string' ? { heading, sentence: typeof sentence === 'string' ? sentence : null } : null;
}
