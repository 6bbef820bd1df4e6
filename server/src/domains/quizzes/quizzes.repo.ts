import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queries } from '../../ports/db/port.ts';
import { peopleView } from '../identity/users/users.view.ts';
import { noteUses } from './pictures/pictures.repo.ts';
import { picturesIn } from './pictures/question-picture.rules.ts';
import type { StoredQuestion } from './quiz.rules.ts';
import type { QuizzesTable } from './quizzes.tables.ts';

export type QuizRow = Selectable<QuizzesTable>;
/** A quiz with what the public page says of its owner. */
export type OwnedQuizRow = QuizRow & { owner_name: string; owner_email: string };

export const withOwner = (db: Queries) =>
  db
    .selectFrom('quizzes')
    .innerJoin(peopleView.as('owner'), 'owner.id', 'quizzes.owner_id')
    .selectAll('quizzes')
    .select(['owner.name as owner_name', 'owner.email as owner_email']);

/** A quiz by its own link or by that of a group: then it has the link and the hours of the group. */
export async function findByLink(db: Queries, linkId: string): Promise<OwnedQuizRow | undefined> {
  const own = await withOwner(db).where('quizzes.link_id', '=', linkId).executeTakeFirst();
  if (own) return own;
  const row = await withOwner(db)
    .innerJoin('quiz_batches as batch', 'batch.quiz_id', 'quizzes.id')
    .select(['batch.opens_at as batch_opens_at', 'batch.closes_at as batch_closes_at'])
    .where('batch.link_id', '=', linkId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { batch_opens_at, batch_closes_at, ...quiz } = row;
  const hours = { opens_at: batch_opens_at.toISOString(), closes_at: batch_closes_at.toISOString() };
  return { ...quiz, link_id: linkId, settings: { ...quiz.settings, ...hours } };
}

export async function findOwn(db: Queries, ownerId: string, id: string): Promise<OwnedQuizRow | undefined> {
  return withOwner(db).where('quizzes.id', '=', id).where('quizzes.owner_id', '=', ownerId).executeTakeFirst();
}

export async function findByCode(
  db: Queries,
  code: string,
): Promise<Pick<QuizRow, 'link_id' | 'closed_at' | 'taken_down_at'> | undefined> {
  const own = await db
    .selectFrom('quizzes')
    .select(['link_id', 'closed_at', 'taken_down_at'])
    .where('short_code', '=', code)
    .executeTakeFirst();
  if (own) return own;
  return db
    .selectFrom('quiz_batches as batch')
    .innerJoin('quizzes', 'quizzes.id', 'batch.quiz_id')
    .select(['batch.link_id', 'quizzes.closed_at', 'quizzes.taken_down_at'])
    .where('batch.short_code', '=', code)
    .executeTakeFirst();
}

/** The code that the quiz has, or now this one; undefined where there is no such quiz of this owner. */
export async function giveCode(
  db: Queries,
  { ownerId, id, code }: { ownerId: string; id: string; code: string },
): Promise<string | undefined> {
  const row = await db
    .updateTable('quizzes')
    .set(({ fn, ref, val }) => ({ short_code: fn.coalesce(ref('short_code'), val(code)) }))
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('short_code')
    .executeTakeFirst();
  return row?.short_code ?? undefined;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockOwn(trx: Queries, ownerId: string, id: string): Promise<QuizRow | undefined> {
  return trx
    .selectFrom('quizzes')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insert(trx: Queries, quiz: Insertable<QuizzesTable>): Promise<void> {
  await trx.insertInto('quizzes').values(quiz).execute();
}

export async function update(trx: Queries, id: string, changes: Updateable<QuizzesTable>): Promise<void> {
  await trx.updateTable('quizzes').set(changes).where('id', '=', id).execute();
}

/** False where there was no such quiz of this owner. */
export async function remove(db: Queries, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('quizzes')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function insertVersion(
  trx: Queries,
  {
    quizId,
    version,
    questions,
    now,
  }: { quizId: string; version: number; questions: readonly StoredQuestion[]; now: Date },
): Promise<void> {
  await trx
    .insertInto('quiz_versions')
    .values({ quiz_id: quizId, version, questions: JSON.stringify(questions), created_at: now })
    .execute();
  await noteUses(trx, quizId, picturesIn(questions));
}

export async function findQuestions(
  db: Queries,
  quizId: string,
  version: number,
): Promise<StoredQuestion[] | undefined> {
  const row = await db
    .selectFrom('quiz_versions')
    .select('questions')
    .where('quiz_id', '=', quizId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.questions as StoredQuestion[] | undefined;
}

/** Forgets questions that no result was graded by and no attempt can still be under way with. */
export async function deleteUnusedVersions(db: Queries, before: Date): Promise<void> {
  await sql`
    delete from quiz_versions v using quizzes q
    where q.id = v.quiz_id and v.version < q.content_version and q.updated_at < ${before}
      and not exists (
        select from quiz_submissions s where s.quiz_id = v.quiz_id and s.content_version = v.version
      )`.execute(db);
}

export async function countSubmissions(db: Queries, quizId: string): Promise<number> {
  const { count } = await db
    .selectFrom('quiz_submissions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('quiz_id', '=', quizId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
