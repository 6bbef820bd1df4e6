import type { Material, SprintPreview } from '@akada/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { RenderLesson } from '../../platform/markdown/lessons-apart.ts';
import type { RenderRich } from '../../platform/markdown/rich-lines.ts';
import type { Queue, Work } from '../../platform/queue.ts';
import type { CourseLibrary } from '../../ports/courses/port.ts';
import type { Database } from '../../ports/db/port.ts';
import type { Teacher } from '../../ports/teacher/port.ts';
import type { Videos } from '../../ports/videos/port.ts';
import type { EntitlementsService } from '../billing/entitlements/entitlements.service.ts';
import type { CatalogueService } from '../library/catalogue/catalogue.service.ts';
import type { GenerationMaker, Generations } from '../teaching/generation/generation.service.ts';
import { createCourseAround } from './days/course-around.ts';
import { createSprintDays, type SprintDays } from './days/days.ts';
import { fillWork } from './days/fill.jobs.ts';
import { createLessons } from './days/lessons.ts';
import { createLibraryDays } from './days/library-days.ts';
import { createSources, type OwnDocuments } from './days/sources.ts';
import { findPath, getPath, lockPath } from './paths/paths.repo.ts';
import { type ChooseReminders, createSprintPaths, type SprintPaths } from './paths/paths.ts';
import { createSprintMaker } from './paths/sprint.maker.ts';
import { enqueueFill, videosWork } from './paths/videos.jobs.ts';
import { findMaterial } from './planning/materials.ts';
import { createPlanner } from './planning/planner.ts';

export type { CourseAround } from './days/course-around.ts';
export type { TaughtDay, WeekDay } from './days/days.ts';
export { hintFor } from './days/hint.rules.ts';
export { sectionsOf } from './days/lesson-sections.ts';
export { type WrittenCard, writtenCards } from './days/library-cards.ts';
export type { AskedQuestion } from './days/library-days.ts';
export { boardOf, countOf, factsOf } from './paths/board.ts';

export interface SprintsDeps {
  db: Database;
  clock: Clock;
  log: Log;
  queue: Queue;
  teacher: Teacher;
  library: CourseLibrary;
  videos: Videos;
  catalogue: CatalogueService;
  generations: Generations;
  entitlements: EntitlementsService;
  documents: OwnDocuments;
  render: RenderLesson;
  renderRich: RenderRich;
  /** What is answered for a sprint is how the learner wants to be reminded at all. */
  chooseReminders: ChooseReminders;
}

export interface Sprints extends SprintPaths, SprintDays {
  /** The nearest lesson that the project wrote; nothing of anybody's, and nothing that costs. */
  material(topic: string): Promise<Material>;
  /** What a sprint about a topic would have to read. */
  preview(topic: string, mayBeCourse: boolean): SprintPreview;
  maker: GenerationMaker;
  work: Work[];
}

/** Sprints: planned from a course, a topic or a document, written day by day, kept by the learner. */
export function createSprints(deps: SprintsDeps): Sprints {
  const { db, clock, queue, teacher, library, documents, render, renderRich } = deps;
  const sources = createSources(library, documents);
  const libraryDays = createLibraryDays(library);
  const lessons = createLessons(teacher, sources, libraryDays);
  const planner = createPlanner(deps);
  const paths = createSprintPaths({ ...deps, planner });
  return {
    ...paths,
    ...createSprintDays({
      db,
      clock,
      queue,
      lessons,
      libraryDays,
      findCourse: createCourseAround(library, lessons),
      render,
      renderRich,
      sprint: {
        get: (ownerId, id) => getPath(db.queries, ownerId, id),
        lock: lockPath,
        ensureRoom: paths.ensureRoom,
        orderRewrite: paths.orderRewrite,
      },
    }),
    preview: planner.preview,
    material: (topic) => findMaterial(library, render, topic),
    maker: createSprintMaker({
      db,
      clock,
      teacher,
      planner,
      lessons,
      sources,
      fillLater: (trx, { id, ownerId, address }) => enqueueFill(queue, trx, { pathId: id, ownerId, address }),
    }),
    work: [
      ...fillWork({ ...deps, lessons, findPath: (ownerId, id) => findPath(db.queries, ownerId, id) }),
      ...videosWork(deps),
    ],
  };
}
