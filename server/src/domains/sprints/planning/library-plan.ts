import type { CourseLesson, CourseNotes } from '../../../ports/courses/port.ts';
import type { CatalogueCourse } from '../../library/catalogue/catalogue.service.ts';
import { layOut, type PlannedSprint, type StudyDay } from './planned.rules.ts';

export function toStudyDay({ title, objective, minutes, topics, documentId, sectionIds }: CourseLesson): StudyDay {
  return { title, objective, minutes, topics, parts: sectionIds.map((sectionId) => ({ documentId, sectionId })) };
}

/** The plan of a course that the library teaches whole: its own weeks, then its examination. */
export function planFromLibrary(
  course: Pick<CatalogueCourse, 'title' | 'standard' | 'code'>,
  { lessons, front, exam, standard, code }: CourseNotes,
  maxWeeks: number,
): Omit<PlannedSprint, 'plannedFrom'> {
  const numbers = [...new Set(lessons.map(({ week }) => week))];
  const taken = numbers.slice(0, maxWeeks);
  const weeks = taken.map((week) => {
    const own = lessons.filter((lesson) => lesson.week === week);
    return { title: own[0]?.weekTitle, days: own.map(toStudyDay) };
  });
  const noRoom = lessons.filter(({ week }) => !taken.includes(week));
  const examDay: StudyDay | null =
    exam && noRoom.length === 0
      ? {
          title: 'Mock exam',
          objective: 'Take the whole paper under exam conditions, then mark it yourself.',
          minutes: exam.minutes,
          topics: [],
          parts: [{ documentId: exam.documentId, sectionId: 'exam' }],
        }
      : null;
  const leftOut = [...new Set([...noRoom.flatMap(({ topics }) => topics), ...(front?.leftOut ?? [])])];
  return {
    title: course.title,
    shortDescription: `${course.title}: ${lessons.length - noRoom.length} lessons with questions in ${weeks.length} ${weeks.length === 1 ? 'week' : 'weeks'}, a mixed review at the end of each${examDay ? ', and a mock exam' : ''}.`,
    course: { standard: course.standard, code: course.code },
    note: noteOf({
      maxWeeks,
      weeks: weeks.length,
      noRoom,
      front,
      twin: standard === course.standard ? null : `${code} (${standard})`,
    }),
    leftOut,
    days: layOut(weeks, examDay),
  };
}

/** A topic that one lesson teaches: it comes first, then what follows it in its course. */
export function planFromLesson(
  topic: string,
  { lessons, code, standard }: CourseNotes,
  lesson: CourseLesson,
  maxWeeks: number,
): PlannedSprint {
  const from = lessons.slice(lessons.indexOf(lesson));
  const numbers = [...new Set(from.map(({ week }) => week))].slice(0, maxWeeks);
  const weeks = numbers.map((week) => {
    const own = from.filter((one) => one.week === week);
    return { title: own[0]?.weekTitle, days: own.map(toStudyDay) };
  });
  return {
    title: topic,
    shortDescription: `${lesson.title}, and what comes next in ${code}.`,
    plannedFrom: 'course',
    course: { standard, code },
    note: `“${topic}” is taught in ${code} (${standard}). The sprint starts with that lesson and carries on from there.`,
    leftOut: [],
    days: layOut(weeks),
  };
}

interface Differences {
  maxWeeks: number;
  /** How many the course fills. */
  weeks: number;
  noRoom: readonly CourseLesson[];
  front: CourseNotes['front'];
  /** The course of the other standard whose lessons these are. */
  twin: string | null;
}

function noteOf({ maxWeeks, weeks, noRoom, front, twin }: Differences): string | null {
  const leave = maxWeeks === 1 ? '1 week leaves' : `${maxWeeks} weeks leave`;
  const titles = noRoom.map(({ title }) => title).join('; ');
  const sentences = [
    twin && `The lessons come from ${twin}, the same course in the other standard.`,
    noRoom.length > 0 && `${leave} no room for ${titles}.`,
    weeks < maxWeeks &&
      `The course has ${weeks === 1 ? '1 week' : `${weeks} weeks`} of lessons, so the plan doesn’t fill the ${maxWeeks} weeks you allowed. With more time, you can do two days in a row.`,
    front && front.leftOut.length > 0 && `We don’t have lessons on ${front.leftOut.join('; ')} yet.`,
  ];
  return sentences.filter(Boolean).join(' ') || null;
}
