import { AppError } from '../../../platform/app-error.ts';
import { inBatches } from '../../../platform/batches.ts';
import type { Database } from '../../../ports/db/port.ts';
import * as repo from './submissions.repo.ts';

/** Few enough that others at the database do not notice, many enough that a hall does not wait. */
const mostAtOnce = 100;

type Outcome = { stored: repo.SubmissionRow } | { refused: unknown };

/** The database took exception to a row, or to the company that it was in; it is there and well. */
const isAboutRows = (error: unknown) => /^(22|23|40)/.test((error as { code?: string }).code ?? '');
const foreignKeyViolation = '23503';

const keyOf = ({ quiz_id, attempt }: { quiz_id: string; attempt: string }) => `${quiz_id} ${attempt}`;

const orderOf = (row: repo.SubmissionRow) => `${row.quiz_id} ${row.student_email} ${row.attempt}`;

/**
 * Stores attempts; who hands in at the same moment shares a statement. It resolves once the row is committed, or was
 * before. A hall of copies of one attempt gets the one row.
 */
export function createHandingIn(db: Database): (row: repo.SubmissionRow) => Promise<repo.SubmissionRow> {
  async function store(rows: readonly repo.SubmissionRow[]): Promise<Outcome[]> {
    const fresh = await repo.insertAll(db.queries, rows);
    const rest = rows.filter(({ id }) => !fresh.has(id));
    const before = rest.length > 0 ? await repo.listByAttempts(db.queries, rest) : [];
    const byKey = new Map(before.map((row) => [keyOf(row), row]));
    return rows.map((row): Outcome => {
      const stored = fresh.has(row.id) ? row : byKey.get(keyOf(row));
      if (stored) return { stored };
      return { refused: new AppError(row.is_once ? 'already_submitted' : 'quiz_not_available') };
    });
  }

  /** One bad row must not cost the others theirs: after a failure each is tried alone. */
  async function storeEach(rows: readonly repo.SubmissionRow[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const row of rows) outcomes.push(...(await store([row]).catch((error) => [toRefusal(error)])));
    return outcomes;
  }

  const handIn = inBatches(async (rows: readonly repo.SubmissionRow[]) => {
    // In one order everywhere, so that two servers with copies of an attempt, or two of an address, do not wait for each
    // other.
    const inOrder = rows.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
    const outcomes = await store(inOrder).catch((error) => {
      if (isAboutRows(error)) return storeEach(inOrder);
      throw error;
    });
    const byId = new Map(inOrder.map(({ id }, index) => [id, outcomes[index]]));
    return rows.map(({ id }) => byId.get(id) as Outcome);
  }, mostAtOnce);

  return async (row) => {
    const outcome = await handIn(row);
    if ('refused' in outcome) throw outcome.refused;
    return outcome.stored;
  };
}

function toRefusal(error: { code?: string }): Outcome {
  // The owner deleted the quiz a moment ago.
  return { refused: error.code === foreignKeyViolation ? new AppError('quiz_not_available') : error };
}
