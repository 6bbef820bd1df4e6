import type { CourseLesson, CourseLibrary, CourseNotes } from '../../../ports/courses/port.ts';
import {
  type LessonIndex,
  mergeIndexes,
  type TeachingContext,
  type WrittenLesson,
} from '../../../ports/teacher/port.ts';
import type { DayRow } from './days.repo.ts';
import { type Lessons, sourceOf } from './lessons.ts';
import { writtenOf } from './written-of.ts';

/** The course of the library that a sprint is taken from, for the tutor: all of its lessons, and how the sprint names them. */
export interface CourseAround {
  index: LessonIndex;
  /** By the document of a lesson. */
  lessons: Record<string, LessonName>;
  /** What its banks and its examination ask. */
  exercises: readonly string[];
  /** What was written to be told to questions about them. */
  written: readonly WrittenLesson[];
}

export interface LessonName {
  name: string;
  /** Its day in the sprint; null where the sprint leaves the lesson out. */
  day: number | null;
}

export type FindCourse = (days: readonly DayRow[], context: TeachingContext) => Promise<CourseAround | null>;

export function createCourseAround(library: CourseLibrary, lessons: Pick<Lessons, 'index'>): FindCourse {
  const indexes = new WeakMap<CourseNotes, Promise<LessonIndex>>();

  /** The same for every learner, so it is made once. */
  function indexOf(course: CourseNotes, context: TeachingContext): Promise<LessonIndex> {
    const known = indexes.get(course);
    if (known) return known;
    const sources = course.lessons.map(({ source }) => source);
    const { signal: _, ...others } = context;
    const made = lessons.index(sources, others);
    indexes.set(course, made);
    made.catch(() => indexes.delete(course));
    return made;
  }

  return async (days, context) => {
    const taken = new Map(
      days.filter(({ kind }) => kind === 'study').map((day) => [day.parts[0]?.documentId ?? '', day] as const),
    );
    const course = library.all().find((one) => one.lessons.some(({ documentId }) => taken.has(documentId)));
    if (!course) return null;
    const isOwn = ({ documentId }: CourseLesson) => taken.get(documentId)?.edited_by_owner === true;
    const index = course.lessons.some(isOwn)
      ? await lessons.index(
          course.lessons.map((lesson) => {
            const day = taken.get(lesson.documentId);
            return day && isOwn(lesson) ? { ...sourceOf(day, []), id: lesson.documentId } : lesson.source;
          }),
          context,
        )
      : await indexOf(course, context);
    const named = course.lessons.map((lesson) => [
      lesson.documentId,
      nameOf(lesson, taken.get(lesson.documentId), course),
    ]);
    const written = course.lessons.map(writtenOf);
    return { index, lessons: Object.fromEntries(named), exercises: exercisesOf(course), written };
  };
}

interface IndexedDay {
  week: number;
  position: number;
  title: string;
  lesson_index: LessonIndex | null;
}

/** The lessons of a sprint of the learner's own as one text; null where there is no second one to look into. */
export function daysTogether(days: readonly IndexedDay[]): CourseAround | null {
  const indexed = days.flatMap(({ lesson_index, ...day }) => (lesson_index ? [{ ...day, index: lesson_index }] : []));
  if (indexed.length < 2) return null;
  const named = indexed.flatMap(({ index, week, position, title }) =>
    index.documents.map(({ id }) => [id, { name: `Week ${week}, day ${position}: ${title}`, day: position }] as const),
  );
  return {
    index: mergeIndexes(indexed.map(({ index }) => index)),
    lessons: Object.fromEntries(named),
    exercises: [],
    written: [],
  };
}

function nameOf(lesson: CourseLesson, day: DayRow | undefined, { code }: CourseNotes): LessonName {
  if (day) return { name: `Week ${day.week}, day ${day.position}: ${day.title}`, day: day.position };
  return { name: `${code}, week ${lesson.week}, day ${lesson.day}: ${lesson.title}`, day: null };
}

function exercisesOf({ lessons, exam }: CourseNotes): string[] {
  const banks = [...lessons.map(({ bank }) => bank), exam].filter((bank) => bank !== null);
  return banks.flatMap(({ choice, typed, open }) => [
    ...[...choice, ...typed].map(({ stem }) => stem),
    ...open.map(({ question }) => question),
  ]);
}
