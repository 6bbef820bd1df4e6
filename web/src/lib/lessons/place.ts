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

/** A lesson of the library on its page, at the part that is named. */
export const libraryLessonLink = (course: string, lesson: { name: string; title: string; section: string | null }) => ({
  to: `/courses/${course}/lessons/${lesson.name}`,
  state: { ...(lesson.section && { place: { heading: lesson.section, sentence: null } }), lesson: lesson.title },
});

/** What the lesson is called that such a link leads to: a phone without a network finds it in a plan by that. */
export function lessonTitleIn(state: unknown): string | null {
  const known = typeof state === 'object' && state !== null && 'lesson' in state;
  return known && typeof state.lesson === 'string' ? state.lesson : null;
}
