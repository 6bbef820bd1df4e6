import type { LearningPath, SprintCard } from '@akada/contract/client';
import { storedCards, storedSprints } from './stored.ts';

type CardRecord = Record<string, unknown>;

/** What this browser alone knows about a sprint: its plan, and what it made of which document. */
const OWN_FIELDS = ['learningPath', 'documentId', 'studyId', 'created'] as const;

const text = (value: unknown, absent = '') => (typeof value === 'string' ? value : absent);
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const isRecord = (value: unknown): value is CardRecord => typeof value === 'object' && value !== null;

/** A card as it is kept in the browser; what the record of the same sprint knew of its document stays. */
function toRecord(card: SprintCard, before: CardRecord | undefined): CardRecord {
  const own = OWN_FIELDS.filter((field) => before?.[field] !== undefined).map((field) => [field, before?.[field]]);
  return { ...Object.fromEntries(own), ...card, localOnly: false };
}

/** A kept card, also one that an older client wrote: what is missing is filled in, and without an id it is none. */
function toCard(record: CardRecord): SprintCard | null {
  const id = text(record.id) || text(record.sprintId);
  const title = text(record.title);
  if (id === '' || title === '') return null;
  const createdAt = text(record.createdAt) || text(record.created) || new Date(0).toISOString();
  const today = isRecord(record.today) ? record.today : null;
  return {
    id,
    sprintId: id,
    title,
    status: 'active',
    state: record.state === 'creating' || record.state === 'failed' ? record.state : 'ready',
    type: record.type === 'document' ? 'document' : 'topic',
    // How far the making of a sprint has come is worth nothing later.
    generation: null,
    exam_date: text(record.exam_date) || null,
    completed_days: number(record.completed_days),
    total_days: number(record.total_days),
    progress: number(record.progress),
    has_lessons: record.has_lessons !== false,
    createdAt,
    updatedAt: text(record.updatedAt, createdAt),
    course: text(record.course),
    startFrom: text(record.startFrom),
    learningGoal: text(record.learningGoal),
    dedication: text(record.dedication),
    reminder: text(record.reminder),
    course_code: text(record.course_code) || null,
    today: today && {
      day: number(today.day),
      title: text(today.title),
      estimated_minutes: number(today.estimated_minutes),
      lesson_ready: today.lesson_ready === true,
    },
  };
}

export function keepCards(cards: SprintCard[]): void {
  const before = storedCards.learningCards.get();
  storedCards.learningCards.set(
    cards.map((card) =>
      toRecord(
        card,
        before.find(({ id }) => id === card.id),
      ),
    ),
  );
}

/**
 * The sprints as they were last seen here; undefined where none were. An empty list says nothing: there may be a sprint
 * by now, and only the server can say that there is none.
 */
export function keptCards(): SprintCard[] | undefined {
  const cards = storedCards.learningCards
    .get()
    .map(toCard)
    .filter((card) => card !== null);
  return cards.length > 0 ? cards : undefined;
}

/** The plan of a sprint, with its card. Without the lessons: those are kept where there is room for them. */
export function keepPlan({ id, title, topic, short_description, weeks }: LearningPath): void {
  const learningPath = {
    topic,
    short_description,
    weeks: weeks.map(({ week_number, title: name, days }) => ({
      week_number,
      title: name,
      days: days.map((day) => ({ day_range: day.day_range, title: day.title })),
    })),
  };
  const others = storedCards.learningCards.get().filter((card) => card.id !== id);
  const before = storedCards.learningCards.get().find((card) => card.id === id);
  storedCards.learningCards.set([{ id, title, progress: 0, ...before, learningPath }, ...others]);
}

/** The record of a sprint that was just made from a document, until the server's card takes its place. */
export function keepDocumentSprint({ id, title, documentId }: { id: string; title: string; documentId: string }): void {
  const record = {
    id,
    title,
    type: 'document',
    documentId,
    studyId: id,
    progress: 0,
    created: new Date().toISOString(),
    state: 'creating',
  };
  storedCards.learningCards.set([record, ...storedCards.learningCards.get().filter((card) => card.id !== id)]);
}

export function forgetCard(id: string): void {
  storedCards.learningCards.set(storedCards.learningCards.get().filter((card) => card.id !== id));
  if (storedSprints.selectedSprintId.get() === id) storedSprints.selectedSprintId.remove();
}
