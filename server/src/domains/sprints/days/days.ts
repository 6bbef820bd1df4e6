import type { Body, SprintGeneration, SprintLesson, SprintVideo } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { KeptAnswer } from '../../../platform/kept-answers.ts';
import type { RenderLesson } from '../../../platform/markdown/lessons-apart.ts';
import type { RenderRich } from '../../../platform/markdown/rich-lines.ts';
import type { Making } from '../../../platform/once.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { LessonIndex, SourceDocument, WrittenLesson } from '../../../ports/teacher/port.ts';
import { type CourseAround, daysTogether, type FindCourse } from './course-around.ts';
import { firstDayOf } from './day-range.rules.ts';
import * as daysRepo from './days.repo.ts';
import { fillSprint } from './fill.jobs.ts';
import { type Lessons, sourceOf } from './lessons.ts';
import type { WrittenCard } from './library-cards.ts';
import type { DayBank, DayPractice, LibraryDays } from './library-days.ts';
import { daysAhead, unfilled } from './near.rules.ts';
import { recalledOn, toLesson } from './present-day.ts';
import { hasSection, type Renewal } from './renewable.ts';
import { type ShownLesson, showAnswers } from './shown-answers.ts';
import { videoIdOf, videoUrl } from './videos.rules.ts';

/** What a day teaches, for those who make questions or answer about it. */
export interface TaughtDay {
  id: string;
  sprintId: string;
  sprintTitle: string;
  day: number;
  week: number;
  kind: 'study' | 'review' | 'exam';
  title: string;
  objective: string;
  topics: string[];
  /** The lesson's text; its id is the day's. */
  source: SourceDocument;
  /** What the learner is asked below the lesson, in the words of the questions. */
  questions: string[];
  /** What was written to be asked about it; null where the teacher asks. */
  bank: DayBank | null;
  /** What can be practised of it as long as one likes; null where the teacher asks. */
  practice: DayPractice | null;
  /** What was written to be recalled of it; null where the teacher makes the cards. */
  cards: WrittenCard[] | null;
  /** What was written to be told to questions about it. */
  written: readonly WrittenLesson[];
}

/** A day with a finished lesson, as it can be taken elsewhere. */
export interface WeekDay {
  id: string;
  day: number;
  week: number;
  weekTitle: string;
  title: string;
  minutes: number;
  /** Markdown. */
  lesson: string;
  questions: SprintLesson['questions'];
  /** The lesson of the library that it is, letter by letter; null where it was written or changed for this sprint. */
  documentId: string | null;
}

export interface SprintDays {
  day(ownerId: string, sprintId: string, day: number, address: string): Promise<SprintLesson>;
  /** The same as an answer, which is made once for each version of the day. */
  openDay(
    ownerId: string,
    sprintId: string,
    day: number,
    address: string,
  ): Promise<SprintLesson | KeptAnswer<SprintLesson>>;
  dayIndex(ownerId: string, sprintId: string, day: number, address: string): Promise<LessonIndex>;
  /** What was written to be told to questions about a day, for the tutor that works offline. */
  dayAnswers(ownerId: string, sprintId: string, day: number): Promise<ShownLesson[]>;
  editDay(
    ownerId: string,
    sprintId: string,
    day: number,
    changes: Body<'sprints', 'editDay'>,
    address: string,
  ): Promise<SprintLesson>;
  /** The whole lesson of a day, or one section of it. */
  regenerateDay(ownerId: string, sprintId: string, what: Renewal, address: string): Promise<SprintGeneration>;
  addVideo(
    ownerId: string,
    sprintId: string,
    day: number,
    link: Body<'sprints', 'addVideo'>,
    making: Making,
  ): Promise<SprintVideo>;
  removeVideo(ownerId: string, sprintId: string, day: number, videoId: string): Promise<void>;
  /** The lesson of a day by the week and the range that the documents' calls name; 409 while it is not written. */
  getDay(ownerId: string, sprintId: string, place: { week?: number; day_range: string }): Promise<TaughtDay>;
  /**
   * The finished lessons of a sprint, without reviews and examinations; and of the library, by their documents, those that
   * are still to be prepared, and those whose text the learner changed.
   */
  listLessons(
    ownerId: string,
    sprintId: string,
  ): Promise<{ sprintTitle: string; days: WeekDay[]; coming: string[]; changed: string[] }>;
  /** The searchable form of that lesson. */
  getDayIndex(ownerId: string, sprintId: string, day: number, address: string): Promise<LessonIndex>;
  /** All lessons of the library's course that the sprint is taken from, else of the sprint itself; null where it has one. */
  getCourse(ownerId: string, sprintId: string, address: string): Promise<CourseAround | null>;
}

/** What a day asks of the sprint that it belongs to. */
export interface SprintOfDay {
  get(ownerId: string, id: string): Promise<{ title: string; learning_style: string }>;
  /** Until the transaction ends nobody else changes its days. */
  lock(trx: Queries, ownerId: string, id: string): Promise<unknown>;
  ensureRoom(ownerId: string, id: string): Promise<void>;
  orderRewrite(ownerId: string, id: string, what: Renewal, address: string): Promise<SprintGeneration>;
}

interface DaysDeps {
  db: Database;
  clock: Clock;
  queue: Queue;
  lessons: Lessons;
  libraryDays: LibraryDays;
  findCourse: FindCourse;
  render: RenderLesson;
  renderRich: RenderRich;
  sprint: SprintOfDay;
}

const mostVideos = 20;
const lookAgainMs = 15_000;
const nearAgainMs = 600_000;
const mostLooks = 10_000;

export function createSprintDays(deps: DaysDeps): SprintDays {
  const { db, clock, queue, lessons, libraryDays, findCourse, render, renderRich, sprint } = deps;

  async function getRow(ownerId: string, sprintId: string, position: number): Promise<daysRepo.DayRow> {
    const day = await daysRepo.findDay(db.queries, ownerId, sprintId, position);
    if (day) return day;
    await sprint.get(ownerId, sprintId);
    throw new AppError('day_not_found');
  }

  async function sourceOfRow(day: daysRepo.DayRow): Promise<SourceDocument> {
    if (day.state !== 'ready') throw new AppError('lesson_not_ready');
    return sourceOf(day, day.kind === 'review' ? await daysRepo.listDays(db.queries, day.owner_id, day.path_id) : []);
  }

  async function dayIndex(ownerId: string, sprintId: string, position: number, address: string): Promise<LessonIndex> {
    const day = await getRow(ownerId, sprintId, position);
    const source = await sourceOfRow(day);
    const kept = await daysRepo.findIndex(db.queries, day);
    if (kept) return kept;
    const index = await lessons.index([source], { accountId: ownerId, address });
    // A review's changes with its week, so it is not kept.
    if (day.kind === 'study') {
      await daysRepo.updateIfUnchanged(db.queries, day, { lesson_index: JSON.stringify(index) });
    }
    return index;
  }

  const present = async (day: daysRepo.DayRow, path: { learning_style: string }) => (await shown(day, path)).lesson;

  const shown = (day: daysRepo.DayRow, path: { learning_style: string }) =>
    toLesson(day, { path, open: libraryDays.bankOf(day, [])?.open ?? day.open_questions, render, renderRich });

  const fill = (day: daysRepo.DayRow, address: string) =>
    queue.enqueue(
      fillSprint,
      { pathId: day.path_id, ownerId: day.owner_id, address, day: day.position },
      { priority: 2 },
    );

  /** Pages ask again while they wait, old ones every second: once in a while is enough. */
  const looks = new Map<string, number>();
  function isFirstLook({ id }: daysRepo.DayRow, againMs = lookAgainMs): boolean {
    const now = performance.now();
    if (now - (looks.get(id) ?? Number.NEGATIVE_INFINITY) < againMs) return false;
    if (looks.size > mostLooks) looks.clear();
    looks.set(id, now);
    return true;
  }

  /** Whoever opens a day is near the next ones. */
  async function fillNear({ owner_id, path_id, position }: daysRepo.DayRow, address: string): Promise<void> {
    const days = await daysRepo.listDays(db.queries, owner_id, path_id);
    const isNext = (one: daysRepo.DayRow) => one.position > position && one.position <= position + daysAhead;
    for (const one of unfilled(days, isNext)) {
      if (one.fill_tries > 0 || !isFirstLook(one, nearAgainMs)) continue;
      await fill(one, address);
    }
  }

  async function show(ownerId: string, sprintId: string, position: number, address: string) {
    let day = await getRow(ownerId, sprintId, position);
    // Opened before its turn: it comes next.
    const isUnmade = day.state === 'planned' || (day.state === 'ready' && day.questions === null);
    if (isUnmade && isFirstLook(day)) {
      const isWaiting = day.state === 'planned' && day.note !== null;
      if (isWaiting) day = (await daysRepo.updateDay(db.queries, ownerId, day.id, { note: null }, 'planned')) ?? day;
      await fill(day, address);
    }
    if (lessons.canWriteWithout) await fillNear(day, address);
    return shown(day, await sprint.get(ownerId, sprintId));
  }

  return {
    day: async (...place) => (await show(...place)).lesson,

    async openDay(...place) {
      const [ownerId, sprintId, position] = place;
      const written = lessons.canWriteWithout
        ? undefined
        : await daysRepo.findWritten(db.queries, ownerId, sprintId, position);
      if (!written) return (await show(...place)).lesson;
      return new KeptAnswer({
        key: `${ownerId} day ${written.id}`,
        version: written.version,
        make: async () => {
          const { lesson, isRaw } = await show(...place);
          return { result: lesson, mayBeKept: !isRaw };
        },
      });
    },

    dayIndex,
    getDayIndex: dayIndex,

    async dayAnswers(ownerId, sprintId, position) {
      const written = libraryDays.writtenOf(await getRow(ownerId, sprintId, position));
      return Promise.all(
        written.filter(({ answers }) => answers.length > 0).map((lesson) => showAnswers(lesson, render)),
      );
    },

    async getCourse(ownerId, sprintId, address) {
      const days = await daysRepo.listDays(db.queries, ownerId, sprintId);
      const course = await findCourse(days, { accountId: ownerId, address });
      return course ?? daysTogether(await daysRepo.listIndexes(db.queries, ownerId, sprintId));
    },

    async editDay(ownerId, sprintId, position, { title, content }, address) {
      const day = await getRow(ownerId, sprintId, position);
      if (content !== undefined) await sprint.ensureRoom(ownerId, sprintId);
      const text = {
        state: 'ready' as const,
        made_by: 'learner' as const,
        edited_by_owner: true,
        questions: null,
        open_questions: '[]',
        lesson_index: null,
        fill_tries: 0,
        note: null,
      };
      const { changed, review } = await db.queries.transaction().execute(async (trx) => {
        const changed = await daysRepo.updateDay(trx, ownerId, day.id, {
          ...(title !== undefined && { title }),
          ...(content !== undefined && { lesson: content, ...text }),
          updated_at: clock.now(),
        });
        if (!changed) throw new AppError('day_not_found');
        const review = content !== undefined && changed.kind === 'study' && (await daysRepo.renewReview(trx, changed));
        return { changed, review };
      });
      if (content !== undefined) await fill(changed, address);
      if (review) await fill(review, address);
      return present(changed, await sprint.get(ownerId, sprintId));
    },

    async regenerateDay(ownerId, sprintId, { day: position, section }, address) {
      const day = await getRow(ownerId, sprintId, position);
      if (section !== undefined && !hasSection(day, section)) throw new AppError('section_not_found');
      if (day.parts.length === 0 && !lessons.canWriteWithout) throw new AppError('lesson_without_source');
      return sprint.orderRewrite(ownerId, sprintId, { day: position, section }, address);
    },

    async addVideo(ownerId, sprintId, position, { url, title }, making) {
      const id = videoIdOf(url);
      if (!id) throw new AppError('video_link_not_usable');
      const video: SprintVideo = {
        id,
        url: videoUrl(id),
        title: title || 'Video',
        description: '',
        added_by_learner: true,
      };
      await getRow(ownerId, sprintId, position);
      return db.queries.transaction().execute((trx) =>
        making.within(trx, async () => {
          await sprint.lock(trx, ownerId, sprintId);
          const day = await daysRepo.findDay(trx, ownerId, sprintId, position);
          if (!day) throw new AppError('day_not_found');
          const others = day.videos.filter((one) => one.id !== id).slice(-(mostVideos - 1));
          await daysRepo.updateDay(trx, ownerId, day.id, { videos: JSON.stringify([...others, video]) });
          return video;
        }),
      );
    },

    async removeVideo(ownerId, sprintId, position, videoId) {
      const day = await getRow(ownerId, sprintId, position);
      const videos = JSON.stringify(day.videos.filter(({ id }) => id !== videoId));
      await daysRepo.updateDay(db.queries, ownerId, day.id, { videos });
    },

    async listLessons(ownerId, sprintId) {
      const { title: sprintTitle } = await sprint.get(ownerId, sprintId);
      const days = await daysRepo.listDays(db.queries, ownerId, sprintId);
      const documentsOf = (isMeant: (day: daysRepo.DayRow) => boolean) =>
        days
          .filter((day) => day.kind === 'study' && isMeant(day))
          .flatMap(({ parts }) => parts.map(({ documentId }) => documentId));
      return {
        sprintTitle,
        coming: documentsOf(({ state }) => state === 'planned'),
        changed: documentsOf((day) => day.state === 'ready' && libraryDays.lessonOf(day) === null),
        days: days.flatMap((day) =>
          day.kind === 'study' && day.state === 'ready' && day.lesson !== null
            ? {
                id: day.id,
                day: day.position,
                week: day.week,
                weekTitle: day.week_title,
                title: day.title,
                minutes: day.minutes,
                lesson: day.lesson,
                questions: day.questions ?? [],
                documentId: libraryDays.lessonOf(day),
              }
            : [],
        ),
      };
    },

    async getDay(ownerId, sprintId, { week, day_range }) {
      const path = await sprint.get(ownerId, sprintId);
      const days = await daysRepo.listDays(db.queries, ownerId, sprintId);
      const number = firstDayOf(day_range);
      const through = days.find(({ position }) => position === number);
      // Days are counted through the sprint; a caller who counts within the week is understood too.
      const ofWeek = days.filter((day) => day.week === week);
      const day = week === undefined || through?.week === week ? through : (ofWeek[number - 1] ?? through);
      if (!day) throw new AppError('day_not_found');
      return {
        id: day.id,
        sprintId,
        sprintTitle: path.title,
        day: day.position,
        week: day.week,
        kind: day.kind,
        title: day.title,
        objective: day.objective,
        topics: day.topics,
        source: await sourceOfRow(day),
        questions: recalledOn(day, path.learning_style).map(({ question }) => question),
        bank: libraryDays.bankOf(day, days),
        practice: libraryDays.practiceOf(day),
        cards: libraryDays.cardsOf(day),
        written: libraryDays.writtenOf(day),
      };
    },
  };
}
