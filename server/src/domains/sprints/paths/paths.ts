import type {
  Body,
  LearningPath,
  NewPath,
  SprintCard,
  SprintCount,
  SprintGeneration,
  SprintStatus,
} from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { RenderLesson } from '../../../platform/markdown/lessons-apart.ts';
import { type Making, unkeyed } from '../../../platform/once.ts';
import type { Queue } from '../../../platform/queue.ts';
import { toAppError } from '../../../platform/to-app-error.ts';
import { type Database, gather, type Queries } from '../../../ports/db/port.ts';
import type { EntitlementsService } from '../../billing/entitlements/entitlements.service.ts';
import { lockPerson } from '../../identity/users/users.service.ts';
import type { CatalogueService } from '../../library/catalogue/catalogue.service.ts';
import type { Generation, Generations } from '../../teaching/generation/generation.service.ts';
import * as daysRepo from '../days/days.repo.ts';
import type { Renewal } from '../days/renewable.ts';
import { type OwnDocuments, titlesOf } from '../days/sources.ts';
import type { Planner } from '../planning/planner.ts';
import { toWishes } from '../planning/wishes.rules.ts';
import { type AddLessons, createAddLessons } from './add-lessons.ts';
import { boardOf, cardsOf, type SprintBoard, toCount } from './board.ts';
import * as repo from './paths.repo.ts';
import { toCard, toGeneration, toPath } from './present-path.ts';
import type { SprintOrder } from './sprint.maker.ts';

export interface SprintPaths {
  /** Begins one; gives its id. */
  create(ownerId: string, wishes: NewPath, address: string, making?: Making): Promise<string>;
  path(ownerId: string, id: string, withLessons: boolean): Promise<LearningPath>;
  /** The little of it that changes while it is being made. */
  status(ownerId: string, id: string): Promise<SprintStatus>;
  attachDocument(ownerId: string, id: string, documentId: string, address: string): Promise<SprintGeneration>;
  list(ownerId: string): Promise<{ sprints: SprintCard[] }>;
  /** The same from what was read already. */
  cards(board: SprintBoard): Promise<SprintCard[]>;
  get(ownerId: string, id: string): Promise<SprintCard>;
  count(ownerId: string): Promise<SprintCount>;
  update(ownerId: string, id: string, changes: Body<'sprints', 'update'>): Promise<SprintCard>;
  remove(ownerId: string, id: string): Promise<void>;
  start(ownerId: string, id: string, address: string): Promise<SprintCard>;
  cancel(ownerId: string, id: string): Promise<void>;
  /** Lessons of the library into the sprint of their course, or into a new one; 403 where the plan is full. */
  addLessons: AddLessons;
  /** A mere outline is about to have its first lesson, and counts from then on: 403 where the plan is full. */
  ensureRoom(ownerId: string, id: string): Promise<void>;
  /** Has a day written anew; 409 while another order for the sprint is under way. */
  orderRewrite(ownerId: string, id: string, what: Renewal, address: string): Promise<SprintGeneration>;
}

type Reminder = NonNullable<NewPath['reminder']>;
export type ChooseReminders = (trx: Queries, ownerId: string, answer: Reminder) => Promise<void>;

interface PathsDeps {
  db: Database;
  clock: Clock;
  queue: Queue;
  generations: Generations;
  entitlements: EntitlementsService;
  planner: Planner;
  catalogue: CatalogueService;
  documents: OwnDocuments;
  render: RenderLesson;
  chooseReminders: ChooseReminders;
}

type CourseColumns = Pick<repo.NewPathRow, 'standard' | 'course_code'>;

interface Ordered {
  address: string;
  reminder: Reminder;
  making: Making | undefined;
  /** Whether a sprint of the same course that is there already is meant. */
  reuse: boolean;
}

const isUnderWay = (generation: Generation | null) =>
  generation?.status === 'queued' || generation?.status === 'running';

export function createSprintPaths(deps: PathsDeps): SprintPaths {
  const { db, clock, queue, generations, entitlements, planner, catalogue, documents, render, chooseReminders } = deps;

  const readBoard = gather(({ user }: { user: string }) => ({ board: boardOf(user) }));

  const getPath = (ownerId: string, id: string) => repo.getPath(db.queries, ownerId, id);

  const findGeneration = async (path: repo.PathRow) =>
    path.generation_id ? generations.find(path.owner_id, path.generation_id) : null;

  /**
   * Makes a sprint count: one at a time for each account, and none beyond the plan. What cannot be counted is not made.
   * What is known already is counted already, and needs no room.
   */
  async function counted<T>(
    ownerId: string,
    work: (trx: Queries, hasPriority: boolean) => Promise<T>,
    { making = unkeyed, known }: { making?: Making | undefined; known?: (trx: Queries) => Promise<T | undefined> } = {},
  ): Promise<T> {
    const { maxSprints, priority } = await entitlements.of(ownerId);
    try {
      return await db.queries.transaction().execute((trx) =>
        making.within(trx, async () => {
          await lockPerson(trx, ownerId);
          const there = await known?.(trx);
          if (there !== undefined) return there;
          if ((await repo.countActive(trx, ownerId)) >= maxSprints) throw new AppError('sprint_limit_reached');
          return work(trx, priority);
        }),
      );
    } catch (error) {
      if (toAppError(error).code === 'unavailable') throw new AppError('failed_to_track', { retryAfter: 5 });
      throw error;
    }
  }

  /** The order and the sprint that it belongs to, in one transaction. */
  async function startOrder(
    trx: Queries,
    path: { id: string; ownerId: string; address: string; priority: boolean },
    input: SprintOrder,
  ): Promise<string> {
    const { id, ownerId, address, priority } = path;
    const generationId = await generations.start(trx, { kind: 'sprint', ownerId, address, input, priority });
    await repo.updatePath(trx, ownerId, id, { generation_id: generationId });
    return generationId;
  }

  /** The sprint of the course that somebody has already, to be opened in the place of a second one. */
  const openedOf = (ownerId: string, { standard, course_code: code }: CourseColumns) =>
    standard && code
      ? async (trx: Queries) => (await repo.findOfCourse(trx, ownerId, { standard, code }))?.id
      : async () => undefined;

  async function insertAndStart(
    ownerId: string,
    { address, reminder, making, reuse }: Ordered,
    values: Omit<
      repo.NewPathRow,
      'id' | 'owner_id' | 'status' | 'state' | 'position' | 'created_at' | 'started_at' | 'updated_at'
    >,
  ): Promise<string> {
    const id = newId();
    const begin = async (trx: Queries, priority: boolean) => {
      const now = clock.now();
      await chooseReminders(trx, ownerId, reminder);
      await repo.insertPath(trx, {
        ...values,
        id,
        owner_id: ownerId,
        status: 'active',
        state: 'creating',
        position: 0,
        created_at: now,
        started_at: now,
        updated_at: now,
      });
      await startOrder(trx, { id, ownerId, address, priority }, { task: 'create', pathId: id });
      return id;
    };
    return counted(ownerId, begin, { making, ...(reuse && { known: openedOf(ownerId, values) }) });
  }

  async function card(ownerId: string, id: string): Promise<SprintCard> {
    const path = await getPath(ownerId, id);
    const generation = await findGeneration(path);
    const days = await daysRepo.listDays(db.queries, ownerId, id);
    const done = {
      path_id: id,
      total: days.length,
      completed: days.filter((day) => day.completed_at).length,
      ready: days.filter((day) => day.state === 'ready').length,
      written: days.filter((day) => day.state !== 'outline').length,
    };
    return toCard(
      path,
      done,
      days.find((day) => !day.completed_at),
      generation,
    );
  }

  function courseOf({ standard, course_code }: repo.PathRow): LearningPath['course'] {
    if (!standard || !course_code) return null;
    const { code, title, credit } = catalogue.outline(standard, course_code);
    return { standard, code, title, credit };
  }

  async function whole(ownerId: string, id: string, withLessons: boolean): Promise<LearningPath> {
    const path = await getPath(ownerId, id);
    const generation = await findGeneration(path);
    const days = await daysRepo.listDays(db.queries, ownerId, id);
    const described = await titlesOf(documents, ownerId, path.document_ids);
    return toPath({ path, days, generation, course: courseOf(path), documents: described, withLessons, render });
  }

  async function getDocument(ownerId: string, documentId: string) {
    const [document] = await titlesOf(documents, ownerId, [documentId]);
    if (!document) throw new AppError('document_not_found');
    return document;
  }

  async function ensureRoom(ownerId: string, id: string): Promise<void> {
    const days = await daysRepo.listDays(db.queries, ownerId, id);
    if (days.some(({ state }) => state !== 'outline')) return;
    const { maxSprints } = await entitlements.of(ownerId);
    if ((await repo.countActive(db.queries, ownerId)) >= maxSprints) throw new AppError('sprint_limit_reached');
  }

  async function order(path: repo.PathRow, input: SprintOrder, address: string): Promise<SprintGeneration> {
    const { priority } = await entitlements.of(path.owner_id);
    if (isUnderWay(await findGeneration(path))) throw new AppError('sprint_busy');
    const started = await db.queries.transaction().execute(async (trx) => {
      const locked = await repo.lockPath(trx, path.owner_id, path.id);
      // Another order came between the look and the lock.
      if (!locked || locked.generation_id !== path.generation_id) throw new AppError('sprint_busy');
      return startOrder(trx, { id: path.id, ownerId: path.owner_id, address, priority }, input);
    });
    const generation = await generations.find(path.owner_id, started);
    if (!generation) throw new AppError('sprint_not_found');
    return toGeneration(generation);
  }

  return {
    async create(ownerId, given, address, making) {
      const document = given.document_id === undefined ? null : await getDocument(ownerId, given.document_id);
      const wishes = toWishes({ ...given, topic: given.topic ?? document?.title ?? '' });
      const course = document || given.is_course === false ? null : planner.recognise(wishes.topic);
      return insertAndStart(
        ownerId,
        { address, reminder: given.reminder ?? '', making, reuse: given.reuse ?? false },
        {
          ...wishes,
          title: wishes.topic,
          description: '',
          content_preview: '',
          course_code: course?.code ?? null,
          standard: course?.standard ?? null,
          ...(document ? { source: 'document', document_ids: JSON.stringify([document.id]) } : { source: 'topic' }),
        },
      );
    },

    path: whole,

    async status(ownerId, id) {
      const path = await getPath(ownerId, id);
      const generation = await findGeneration(path);
      const { ready, planned } = await daysRepo.countStates(db.queries, ownerId, id);
      return {
        state: path.state,
        generation: generation && toGeneration(generation),
        lessons_ready: ready,
        lessons_waiting: planned,
      };
    },

    async attachDocument(ownerId, id, documentId, address) {
      const path = await getPath(ownerId, id);
      if (path.state !== 'ready') throw new AppError('sprint_busy');
      const [document] = await titlesOf(documents, ownerId, [documentId]);
      if (!document) throw new AppError('document_not_found');
      await ensureRoom(ownerId, id);
      return order(path, { task: 'attach', pathId: id, documentId }, address);
    },

    cards: (board) => cardsOf(board, findGeneration),

    async list(ownerId) {
      const { board } = await readBoard(db.queries, { user: ownerId });
      return { sprints: await cardsOf(board, findGeneration) };
    },

    get: card,

    async count(ownerId) {
      const allowed = await entitlements.of(ownerId);
      return toCount(await repo.countActive(db.queries, ownerId), allowed);
    },

    async update(ownerId, id, { title, exam_date, reminder, learning_style }) {
      await db.queries.transaction().execute(async (trx) => {
        const changed = await repo.updatePath(trx, ownerId, id, {
          ...(title !== undefined && { title }),
          ...(exam_date !== undefined && { exam_date }),
          ...(reminder !== undefined && { reminder }),
          ...(learning_style !== undefined && { learning_style }),
          updated_at: clock.now(),
        });
        if (!changed) throw new AppError('sprint_not_found');
        await chooseReminders(trx, ownerId, reminder ?? '');
      });
      return card(ownerId, id);
    },

    async remove(ownerId, id) {
      const path = await getPath(ownerId, id);
      await db.queries.transaction().execute(async (trx) => {
        if (path.generation_id) await generations.cancel(ownerId, path.generation_id, trx);
        if (!(await repo.deletePath(trx, ownerId, id))) throw new AppError('sprint_not_found');
      });
    },

    async start(ownerId, id, address) {
      const path = await getPath(ownerId, id);
      if (path.status === 'active' && path.state !== 'failed') return card(ownerId, id);
      const started = await counted(
        ownerId,
        async (trx, priority) => {
          const locked = await repo.lockPath(trx, ownerId, id);
          if (!locked) throw new AppError('sprint_not_found');
          // Pressed twice: the first one counts.
          if (locked.status === 'active' && locked.state !== 'failed') return id;
          const now = clock.now();
          await repo.updatePath(trx, ownerId, id, {
            status: 'active',
            state: 'creating',
            topic: locked.topic || locked.title,
            started_at: now,
            updated_at: now,
          });
          await startOrder(trx, { id, ownerId, address, priority }, { task: 'create', pathId: id });
          return id;
        },
        // What failed is tried again; only a recommendation gives way to the sprint that is there.
        path.status === 'draft' ? { known: openedOf(ownerId, path) } : {},
      );
      return card(ownerId, started);
    },

    async cancel(ownerId, id) {
      const path = await getPath(ownerId, id);
      await db.queries.transaction().execute(async (trx) => {
        if (path.generation_id) await generations.cancel(ownerId, path.generation_id, trx);
        if (path.state !== 'creating') return;
        // A recommendation is one again; anything else disappears, since nothing of it is there.
        if (path.source === 'catalogue') {
          const draft = { status: 'draft', state: 'draft', generation_id: null } as const;
          await repo.updatePath(trx, ownerId, id, draft, 'creating');
        } else {
          await repo.deletePath(trx, ownerId, id, 'creating');
        }
      });
    },

    ensureRoom,
    addLessons: createAddLessons({ db, clock, queue, counted }),

    async orderRewrite(ownerId, id, what, address) {
      return order(await getPath(ownerId, id), { task: 'rewrite', pathId: id, ...what }, address);
    },
  };
}
