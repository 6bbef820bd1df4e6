import type { LearningPath, SprintCard } from '@akada/contract/client';
import { client } from '../../lib/client.ts';
import { firstGiven, keyOf } from '../../lib/lessons/checks.ts';
import { sendSoon } from '../../lib/outbox/account-outbox.ts';
import { checkAnswers, updateProgress } from '../../lib/outbox/shared-kinds.ts';
import { dropKeptLesson, type KeptLesson } from './kept-lessons.ts';

const LOOK_EVERY_MS = 700;
const MOST_LOOKS = 90;

/** What was done ahead of the account is in it. */
interface CarriedOver {
  sprintId: string;
  /** null: the plan has no day for the lesson, and its answers have no place there. */
  day: number | null;
  /** The account had no sprint of this course before. */
  isNew: boolean;
}

const isOf =
  ({ code }: KeptLesson) =>
  ({ course_code, state }: SprintCard) =>
    course_code === code && state !== 'failed';

/** A sprint of the course, with the answers and the reading in it. Everything in it counts once, however often it runs. */
export async function carryOver(kept: KeptLesson, sprints: readonly SprintCard[]): Promise<CarriedOver> {
  const known = sprints.find(isOf(kept));
  const sprintId = known?.id ?? (await createFor(kept)).id;
  await planned(sprintId);
  const day = findDay(await client.sprints.path({ params: { id: sprintId }, query: {} }), kept.title);
  const answers = kept.answers.map(({ check, name, at, ...answer }) => ({
    ...{ check, ...(name && { name }), ...firstGiven(answer), answered_at: at },
    event_id: `${kept.key}:${keyOf({ check, name })}`,
  }));
  // From here on the outbox holds it, also until the lesson is prepared: before that the server takes no answer to it.
  if (day !== null && answers.length > 0) {
    await sendSoon(checkAnswers, { body: { sprint_id: sprintId, day, answers } });
  }
  if (day !== null && kept.readAt) {
    const body = { day_number: day, activity_type: 'day_completed' as const, completed: true };
    await sendSoon(updateProgress, { params: { sprintId }, body });
  }
  dropKeptLesson(kept.slug);
  return { sprintId, day, isNew: !known };
}

const createFor = ({ code, standard, weeks, key }: KeptLesson) =>
  client.sprints.create(
    { body: { topic: `${code} ${standard}`, duration_weeks: weeks, reuse: true } },
    { idempotencyKey: key },
  );

/** The plan is there within seconds; answers have no day before it is. */
async function planned(id: string): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look++) {
    const { state } = await client.sprints.get({ params: { id } });
    if (state === 'ready') return;
    if (state === 'failed') break;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`The sprint ${id} was not planned`);
}

function findDay({ weeks }: LearningPath, title: string): number | null {
  return weeks.flatMap(({ days }) => days).find((day) => day.title === title)?.day ?? null;
}
