import type { SprintPreview, Standard } from '@akada/contract';
import type { CourseLesson, CourseLibrary } from '../../../ports/courses/port.ts';
import {
  LessonPostponed,
  type SourceDocument,
  type Teacher,
  type TeachingContext,
} from '../../../ports/teacher/port.ts';
import type { CatalogueCourse, CatalogueService } from '../../library/catalogue/catalogue.service.ts';
import { planFromLesson, planFromLibrary, toStudyDay } from './library-plan.ts';
import { nearestOf, nearness, readingsOf } from './nearest.rules.ts';
import { courseNote, inWeeks, type PlannedSprint, skeletonDays } from './planned.rules.ts';

export interface PlanWishes {
  topic: string;
  course: { standard: Standard; code: string } | null;
  maxWeeks: number;
  minutesPerDay: number;
}

export interface Planner {
  /** From a course of the catalogue, a lesson of the library, or nothing but the topic; always says which. */
  planTopic(wishes: PlanWishes, context: TeachingContext): Promise<PlannedSprint>;
  planDocuments(
    documents: readonly SourceDocument[],
    wishes: Pick<PlanWishes, 'maxWeeks' | 'minutesPerDay'>,
    context: TeachingContext,
  ): Promise<PlannedSprint>;
  /** What there would be to read, before anything is planned. */
  preview(topic: string, mayBeCourse: boolean): SprintPreview;
  /** The course that a learner means, by code or by title. */
  recognise(topic: string): CatalogueCourse | null;
}

interface PlannerDeps {
  teacher: Teacher;
  catalogue: CatalogueService;
  library: CourseLibrary;
}

const studyDaysPerWeek = 5;
const mostNearCourses = 3;

/** A week that is taught from the notes alone carries the name that the notes give it. */
function weekTitles(lessons: readonly CourseLesson[]): Record<number, string> {
  const titles: Record<number, string> = {};
  for (let from = 0; from + studyDaysPerWeek <= lessons.length; from += studyDaysPerWeek) {
    titles[from / studyDaysPerWeek + 1] = lessons[from]?.weekTitle ?? '';
  }
  return titles;
}

/** A lesson is about a topic where their names share nearly all words: “Computer” is no lesson about its parts. */
const nearlyTheSame = 0.66;

/** “Photosynthesis and respiration” teaches both. */
const partsOfName = (name: string) => [name, ...name.split(/,\s*|\s+and\s+/)];

export function createPlanner({ teacher, catalogue, library }: PlannerDeps): Planner {
  function recognise(topic: string): CatalogueCourse | null {
    const standards: Standard[] = /\bBMAS\b/i.test(topic) ? ['BMAS', 'CCMAS'] : ['CCMAS', 'BMAS'];
    for (const reading of readingsOf(topic)) {
      for (const standard of standards) {
        const course = catalogue.resolve(standard, reading, null);
        if (course) return course;
      }
    }
    return surelyTitled(topic, standards);
  }

  /** The one course whose title says the same in other small words: "computing science". Of two, neither is sure. */
  function surelyTitled(topic: string, standards: readonly Standard[]): CatalogueCourse | null {
    const alike = catalogue.courses(topic, {}).filter(({ title }) => nearness(topic, title) === 1);
    const [first] = alike;
    if (!first || alike.some(({ code }) => code !== first.code)) return null;
    const standard = standards.find((one) => alike.some((course) => course.standard === one)) ?? first.standard;
    return catalogue.outline(standard, first.code);
  }

  async function planCourse(
    course: CatalogueCourse,
    { maxWeeks, minutesPerDay }: PlanWishes,
    context: TeachingContext,
  ): Promise<Omit<PlannedSprint, 'plannedFrom'>> {
    const notes = catalogue.lessonsOf(course.standard, course.code);
    if (notes?.front) return planFromLibrary(course, notes, maxWeeks);
    const room = maxWeeks * studyDaysPerWeek;
    const lessons = (notes?.lessons ?? []).slice(0, room);
    const taught = new Set(lessons.flatMap(({ topics }) => topics));
    const rest = course.topics.filter((topic) => !taught.has(topic));
    const weeksLeft = Math.floor((room - lessons.length) / studyDaysPerWeek);
    const { title, outcomes } = course;
    const plan =
      weeksLeft > 0 && rest.length > 0
        ? await teacher.planCourse({ title, topics: rest, outcomes }, { weeks: weeksLeft, minutesPerDay }, context)
        : null;
    const outlined = (plan?.weeks ?? []).flatMap(({ days }) => days).filter(({ kind }) => kind === 'study');
    const days = inWeeks(
      [...lessons.map(toStudyDay), ...outlined.map((day) => ({ ...day, topics: day.topics ?? [], parts: [] }))],
      weekTitles(lessons),
    );
    const leftOut = plan ? plan.leftOut : rest;
    const weeks = days.at(-1)?.week ?? 0;
    return {
      title,
      shortDescription: `${title}, following the ${course.standard} topics: ${lessons.length + outlined.length} study days in ${weeks} ${weeks === 1 ? 'week' : 'weeks'}, with a mixed review at the end of each.`,
      course: { standard: course.standard, code: course.code },
      note: courseNote({ asked: maxWeeks, weeks, leftOut }),
      leftOut,
      days,
    };
  }

  /** A lesson of the library about a topic that is no course: "quadratic equations". */
  function lessonAbout(topic: string) {
    const whole = library.all().filter(({ front }) => front);
    const named = whole.flatMap((notes) =>
      notes.lessons.flatMap((lesson) =>
        [lesson.title, ...lesson.topics].flatMap(partsOfName).map((name) => ({ notes, lesson, name })),
      ),
    );
    return nearestOf(topic, named, ({ name }) => name, nearlyTheSame);
  }

  /** Where a language model teaches: the topics that it names, each as a day for it to write. */
  async function planFromKnowledge(wishes: PlanWishes, context: TeachingContext): Promise<PlannedSprint | null> {
    const { topic: title, maxWeeks, minutesPerDay } = wishes;
    const topics = await teacher.outlineTopics(title, maxWeeks * studyDaysPerWeek, context);
    if (!topics) return null;
    const plan = await teacher.planCourse({ title, topics }, { weeks: maxWeeks, minutesPerDay }, context);
    const study = plan.weeks.flatMap(({ days }) => days).filter(({ kind }) => kind === 'study');
    return {
      title,
      shortDescription: `${title} in ${study.length} study days, with a mixed review at the end of each week.`,
      plannedFrom: 'topic',
      course: null,
      note: `${teacher.name} planned this from what it knows, with no source to check it against. Add a document and we’ll write the lessons from that.`,
      leftOut: [],
      days: inWeeks(study.map((day) => ({ ...day, topics: day.topics ?? [], parts: [] }))),
    };
  }

  /** What a model plans, else a frame that says why; a model that does not answer is named. */
  async function planOrFrame(wishes: PlanWishes, why: string, context: TeachingContext): Promise<PlannedSprint> {
    const frame = (said: string) => skeleton(wishes.topic, wishes.minutesPerDay, said);
    try {
      return (await planFromKnowledge(wishes, context)) ?? frame(why);
    } catch (error) {
      if (!(error instanceof LessonPostponed)) throw error;
      const isSpent = error.reason === 'budget';
      const cause = isSpent ? 'Today’s AI allowance has run out' : `The language model ${teacher.name} isn’t answering`;
      return frame(`${why} ${cause}, so we couldn’t plan it.`);
    }
  }

  function skeleton(topic: string, minutesPerDay: number, why: string): PlannedSprint {
    return {
      title: topic,
      shortDescription: `A week on ${topic}: what to find out each day. There’s nothing to read here yet.`,
      plannedFrom: 'skeleton',
      course: null,
      note: `${why} This is only an outline: add a document, such as your lecture notes, and we’ll plan and write the sprint from it.`,
      leftOut: [],
      days: skeletonDays(topic, minutesPerDay),
    };
  }

  return {
    recognise,

    preview(topic, mayBeCourse) {
      const course = mayBeCourse ? recognise(topic) : null;
      const isTaught = course ? catalogue.lessonsOf(course.standard, course.code) : lessonAbout(topic);
      if (isTaught) return { lessons: 'ready', near: [] };
      if (teacher.capabilities.writesWithoutSource) return { lessons: 'written', near: [] };
      const ready = catalogue.courses(topic, {}).filter(({ lessons_ready }) => lessons_ready);
      return { lessons: 'outline', near: ready.slice(0, mostNearCourses) };
    },

    async planTopic(wishes, context) {
      const { topic } = wishes;
      context.onProgress?.(0.1, 'Looking for the course');
      const known = wishes.course ? catalogue.outline(wishes.course.standard, wishes.course.code) : null;
      if (known && known.topics.length > 0) {
        return { ...(await planCourse(known, wishes, context)), plannedFrom: 'course' };
      }
      if (known) {
        const course = { standard: known.standard, code: known.code };
        const why = 'We don’t have the topics of this course yet.';
        return { ...(await planOrFrame({ ...wishes, topic: known.title }, why, context)), course };
      }
      const taught = lessonAbout(topic);
      if (taught) return planFromLesson(topic, taught.notes, taught.lesson, wishes.maxWeeks);
      return planOrFrame(wishes, `We don’t have a course called “${topic}”.`, context);
    },

    async planDocuments(documents, { maxWeeks, minutesPerDay }, context) {
      const plan = await teacher.planSprint(documents, { weeks: maxWeeks, minutesPerDay }, context);
      return {
        title: plan.title,
        shortDescription: plan.shortDescription,
        plannedFrom: 'document',
        course: null,
        note: plan.note ?? null,
        leftOut: [],
        days: plan.weeks.flatMap((week) =>
          week.days.map((day) => ({
            title: day.title,
            objective: day.objective,
            minutes: day.minutes,
            topics: day.topics ?? [],
            parts: day.parts,
            position: day.number,
            week: week.number,
            weekTitle: week.title,
            kind: day.kind,
          })),
        ),
      };
    },
  };
}
