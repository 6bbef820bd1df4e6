import { AppError } from '../../../platform/app-error.ts';
import { inBatches } from '../../../platform/batches.ts';
import type { Clock } from '../../../platform/clock.ts';
import { daysBefore } from '../../../platform/days.rules.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { QuizRow } from '../quizzes.repo.ts';
import { attemptDays } from './attempt.rules.ts';
import * as repo from './openings.repo.ts';
import { listOnce } from './submissions.repo.ts';

/** Who has opened which quiz, by the address that they gave. A hall that does so at once shares its statements. */
export interface Openings {
  /** Starts the clock of this address, or goes on with it. */
  open(quiz: QuizRow, email: string, device: string): Promise<repo.OpeningRow>;
  /** The clock that runs for this address; undefined where none does. */
  findRunning(quiz: QuizRow, email: string): Promise<repo.OpeningRow | undefined>;
  /** Whether this address has had the one attempt that the quiz gives it. */
  hasHadOnce(quiz: QuizRow, email: string): Promise<boolean>;
}

const mostAtOnce = 100;

const keyOf = ({ link_id, student_email }: repo.OpeningKey) => `${link_id} ${student_email}`;

const join = (first: repo.OpeningRow, again: repo.OpeningRow): repo.OpeningRow => ({
  ...first,
  opened: first.opened + again.opened,
  devices: [...new Set([...first.devices, ...again.devices])],
});

/**
 * Each address once, since a statement cannot write a row twice, and in one order everywhere, so that two servers do not
 * wait for each other.
 */
function merge(openings: readonly repo.OpeningRow[]): repo.OpeningRow[] {
  const merged = new Map<string, repo.OpeningRow>();
  for (const opening of openings) {
    const first = merged.get(keyOf(opening));
    merged.set(keyOf(opening), first ? join(first, opening) : opening);
  }
  return [...merged.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

export function createOpenings({ db, clock }: { db: Database; clock: Clock }): Openings {
  const openBatch = inBatches(async (openings: readonly repo.OpeningRow[]) => {
    const forgottenAt = daysBefore(clock.now(), attemptDays);
    const rows = await repo.openAll(db.queries, merge(openings), forgottenAt);
    const byKey = new Map(rows.map((row) => [keyOf(row), row]));
    return openings.map((opening) => byKey.get(keyOf(opening)));
  }, mostAtOnce);

  const findBatch = inBatches(async (keys: readonly repo.OpeningKey[]) => {
    const rows = await repo.listRunning(db.queries, keys);
    const byKey = new Map(rows.map((row) => [keyOf(row), row]));
    return keys.map((key) => byKey.get(keyOf(key)));
  }, mostAtOnce);

  const onceBatch = inBatches(async (keys: readonly { quiz_id: string; student_email: string }[]) => {
    const had = new Set((await listOnce(db.queries, keys)).map((row) => `${row.quiz_id} ${row.student_email}`));
    return keys.map(({ quiz_id, student_email }) => had.has(`${quiz_id} ${student_email}`));
  }, mostAtOnce);

  return {
    async open({ id, link_id }, student_email, device) {
      const began_at = clock.now();
      const opening = { link_id, student_email, quiz_id: id, began_at, opened: 1, devices: [device], extra_minutes: 0 };
      const row = await openBatch(opening);
      if (!row) throw new AppError('quiz_not_available');
      return row;
    },
    findRunning: ({ link_id }, student_email) => findBatch({ link_id, student_email }),
    hasHadOnce: ({ id }, student_email) => onceBatch({ quiz_id: id, student_email }),
  };
}
