import { expressionBuilder, type Selectable, sql } from 'kysely';
import type { AppError } from '../../../platform/app-error.ts';
import { type Part, type Queries, rowsOf, type Tables } from '../../../ports/db/port.ts';
import type { GenerationKind, GenerationsTable } from './generation.tables.ts';

export type GenerationRow = Selectable<GenerationsTable>;

export type NewGeneration = Pick<
  GenerationRow,
  'id' | 'owner_id' | 'kind' | 'address' | 'about' | 'has_priority' | 'created_at'
>;

/** False where the same is being made already. */
export async function insert(db: Queries, row: NewGeneration, input: object): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('generations')
    .values({ ...row, input: JSON.stringify(input), status: 'queued' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function find(db: Queries, ownerId: string, id: string): Promise<GenerationRow | undefined> {
  return db
    .selectFrom('generations')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

/** The newest order about something, whatever became of it. */
export async function findLatest(
  db: Queries,
  ownerId: string,
  kind: GenerationKind,
  about: string,
): Promise<GenerationRow | undefined> {
  return db
    .selectFrom('generations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export const unfinishedOf = (ownerId: string, kind: GenerationKind): Part<GenerationRow[]> =>
  rowsOf<GenerationRow>(
    expressionBuilder<Tables, never>()
      .selectFrom('generations')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('kind', '=', kind)
      .where('status', 'in', ['queued', 'running'])
      .orderBy('created_at', 'desc'),
    ['created_at', 'alive_at', 'finished_at'],
  );

/**
 * Takes the order that is next: of the learners who wait, first those for whom least is being made, so that nobody's
 * pile holds up the others; then who pays for priority; then the oldest.
 */
export async function claimNext(db: Queries): Promise<GenerationRow | undefined> {
  const { rows } = await sql<GenerationRow>`
    update generations set status = 'running', run = run + 1, alive_at = now()
    where id = (
      select id from generations waiting
      where status = 'queued'
      order by
        (select count(*) from generations other where other.owner_id = waiting.owner_id and other.status = 'running'),
        has_priority desc, created_at
      limit 1 for update skip locked
    ) and status = 'queued'
    returning *`.execute(db);
  return rows[0];
}

/** The row as this run left it: a run that was cancelled, or replaced by another, changes nothing any more. */
function ofRun(db: Queries, { id, run }: Pick<GenerationRow, 'id' | 'run'>) {
  return db.updateTable('generations').where('id', '=', id).where('run', '=', run).where('status', '=', 'running');
}

/** Where an order came from is needed for budgets while it is carried out, and not afterwards. */
const over = { doing: '', address: '' } as const;

type Report = { percent: number; doing: string };

/** False where the run has lost its order. By the database's clock, since those of two machines may differ. */
export async function keepAlive(db: Queries, row: GenerationRow, { percent, doing }: Report): Promise<boolean> {
  const { numUpdatedRows } = await ofRun(db, row)
    .set({ alive_at: sql<Date>`now()`, percent, doing })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether the order is still this run's; if so nobody else gets it before the transaction ends. */
export async function hold(trx: Queries, { id, run }: GenerationRow): Promise<boolean> {
  const mine = await trx
    .selectFrom('generations')
    .select('id')
    .where('id', '=', id)
    .where('run', '=', run)
    .where('status', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  return mine !== undefined;
}

export async function finish(trx: Queries, row: GenerationRow, now: Date, resultId: string): Promise<void> {
  const done = { ...over, status: 'done', percent: 100, result_id: resultId, finished_at: now } as const;
  await ofRun(trx, row).set(done).execute();
}

/** False where the order was no longer this run's. */
export async function fail(trx: Queries, row: GenerationRow, now: Date, { code, message }: AppError): Promise<boolean> {
  const { numUpdatedRows } = await ofRun(trx, row)
    .set({ ...over, status: 'failed', error_code: code, error_text: message, finished_at: now })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Puts an order back, for another run. */
export async function release(db: Queries, row: GenerationRow): Promise<void> {
  await ofRun(db, row).set({ status: 'queued', alive_at: null }).execute();
}

export async function cancel(db: Queries, ownerId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('generations')
    .set({ ...over, status: 'cancelled', finished_at: now })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const silentFor = (seconds: number) => sql<boolean>`alive_at <= now() - ${seconds} * interval '1 second'`;

/** What a worker held when it died, and so many others before it: it would take the next one too. */
export async function listDeadly(db: Queries, silentSeconds: number, mostRuns: number): Promise<GenerationRow[]> {
  return db
    .selectFrom('generations')
    .selectAll()
    .where('status', '=', 'running')
    .where(silentFor(silentSeconds))
    .where('run', '>=', mostRuns)
    .execute();
}

/** Puts back what a worker held when it died, for the next one; counts how many were. */
export async function rescue(db: Queries, silentSeconds: number, mostRuns: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('generations')
    .set({ status: 'queued', alive_at: null })
    .where('status', '=', 'running')
    .where(silentFor(silentSeconds))
    .where('run', '<', mostRuns)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function countQueued(db: Queries): Promise<number> {
  const { waiting } = await db
    .selectFrom('generations')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

export async function deleteFinished(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('generations').where('finished_at', '<', before).execute();
}
