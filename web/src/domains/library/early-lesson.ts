import { askEarly, type Early, takeEarly } from '../../lib/early.ts';

const pathOf = (course: string, lesson: string) =>
  `/library/${encodeURIComponent(course)}/${encodeURIComponent(lesson)}`;

/** An open lesson is the same for everybody, so nobody's session is waited for. */
export const askForLessonEarly = (course: string, lesson: string): void => askEarly(pathOf(course, lesson));

export const takeEarlyLesson = (course: string, lesson: string): Early | null => takeEarly(pathOf(course, lesson));
