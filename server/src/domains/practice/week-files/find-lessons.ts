import type { CourseLesson, CourseLibrary, CourseNotes } from '../../../ports/courses/port.ts';
import type { SprintFactsService } from '../../sprints/sprint-facts.service.ts';
import { type Sprints, type WeekDay, writtenCards } from '../../sprints/sprints.service.ts';
import { type FileLesson, ofDay, ofLibrary, refOf } from './file-lesson.ts';

/** A lesson of a code, where the learner has it. */
export interface Found {
  lesson: FileLesson;
  day: WeekDay;
  sprintId: string;
  course: string;
}

/** A lesson of a code, in the library. */
export interface Known {
  lesson: CourseLesson;
  notes: CourseNotes;
}

/** Where the lessons of a code are, by their numbers in it. */
export interface Places {
  known: ReadonlyMap<number, Known>;
  found: ReadonlyMap<number, Found>;
  /** In one of the learner's sprints, and not written yet. */
  coming: ReadonlySet<number>;
  /** In one of the learner's sprints, with a text that is not the library's any more. */
  changed: ReadonlySet<number>;
}

export interface FindLessonsDeps {
  library: CourseLibrary;
  sprints: Pick<Sprints, 'list' | 'listLessons'>;
  facts: SprintFactsService;
}

export const lessonOf = ({ lesson }: Known): FileLesson => ofLibrary(lesson, writtenCards(lesson));

export function createFindLessons({ library, sprints, facts }: FindLessonsDeps) {
  const inLibrary = (wanted: ReadonlySet<number>): Map<number, Known> =>
    new Map(
      library
        .all()
        .flatMap((notes) => notes.lessons.map((lesson) => [refOf(lesson.documentId), { lesson, notes }] as const))
        .filter(([ref]) => wanted.has(ref)),
    );

  /** In which sprints of the learner the lessons can be. */
  async function sprintsWith(ownerId: string, wanted: ReadonlySet<number>, documentIds: readonly string[]) {
    const own = (await facts.list(ownerId)).filter(({ days }) => days.some(({ id }) => wanted.has(refOf(id))));
    const taken = documentIds.length > 0 ? await facts.listPlans(ownerId, { documentIds }) : [];
    return new Set([...taken, ...own].map(({ id }) => id));
  }

  /** Courses whose sprint has no days yet: it was ordered a moment ago. */
  async function beingMade(ownerId: string, known: ReadonlyMap<number, Known>): Promise<ReadonlySet<string>> {
    if (known.size === 0) return new Set();
    const { sprints: cards } = await sprints.list(ownerId);
    return new Set(cards.flatMap(({ state, course_code }) => (state === 'creating' && course_code ? course_code : [])));
  }

  return async (ownerId: string, wanted: ReadonlySet<number>): Promise<Places> => {
    const known = inLibrary(wanted);
    const found = new Map<number, Found>();
    const [coming, changed] = [new Set<number>(), new Set<number>()];
    const documentIds = [...known.values()].map(({ lesson }) => lesson.documentId);
    // Asked first: a sprint whose days come between the two questions is found by the second.
    const made = await beingMade(ownerId, known);
    for (const [ref, { notes }] of known) if (made.has(notes.code)) coming.add(ref);
    for (const sprintId of await sprintsWith(ownerId, wanted, documentIds)) {
      const lessons = await sprints.listLessons(ownerId, sprintId);
      for (const id of lessons.coming) coming.add(refOf(id));
      for (const id of lessons.changed) changed.add(refOf(id));
      for (const day of lessons.days) {
        const ref = refOf(day.documentId ?? day.id);
        if (!wanted.has(ref) || found.has(ref)) continue;
        const written = day.documentId === null ? undefined : known.get(ref);
        const lesson = written ? lessonOf(written) : ofDay(day);
        found.set(ref, { lesson, day, sprintId, course: lessons.sprintTitle });
      }
    }
    return { known, found, coming, changed };
  };
}
