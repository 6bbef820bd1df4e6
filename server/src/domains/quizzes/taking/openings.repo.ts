import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { QuizOpeningsTable } from '../quizzes.tables.ts';

export type OpeningRow = Selectable<QuizOpeningsTable>;
export type OpeningKey = Pick<OpeningRow, 'link_id' | 'student_email'>;

/** Whether the address has handed in since its clock started, so that the next opening is a new attempt. */
export const isHandedIn = sql<boolean>`exists (
  select from quiz_submissions s
  where s.student_email = quiz_openings.student_email and s.quiz_id = quiz_openings.quiz_id
    and s.submitted_at > quiz_openings.began_at
)`;

/** More than one student carries; a script that changes its name adds no more. */
const mostDevices = 8;

const devicesOfBoth = sql`(
  select jsonb_agg(device) from (
    select distinct device from jsonb_array_elements(quiz_openings.devices || excluded.devices) as seen (device)
    limit ${sql.lit(mostDevices)}
  ) as known
)`;

/**
 * Opens for any number of addresses, each named once, in one statement. The clock of an address goes on where it runs;
 * it starts where it does not, after what it was for was handed in, or when it was forgotten. Nothing is written for a
 * quiz that its owner deleted a moment ago.
 */
export async function openAll(db: Queries, openings: readonly OpeningRow[], forgottenAt: Date): Promise<OpeningRow[]> {
  const { rows } = await sql<OpeningRow>`
    insert into quiz_openings (link_id, student_email, quiz_id, began_at, opened, devices)
    select new.link_id, new.student_email, new.quiz_id, new.began_at, new.opened, new.devices
    from json_to_recordset(${JSON.stringify(openings)}::json) as new (
      link_id text, student_email text, quiz_id text, began_at timestamptz, opened integer, devices jsonb
    )
    join quizzes on quizzes.id = new.quiz_id
    on conflict (link_id, student_email) do update set (began_at, opened, devices, extra_minutes) = (
      select
        case when goes_on then quiz_openings.began_at else excluded.began_at end,
        case when goes_on then quiz_openings.opened + excluded.opened else excluded.opened end,
        case when goes_on then ${devicesOfBoth} else excluded.devices end,
        case when goes_on then quiz_openings.extra_minutes else 0 end
      from (select quiz_openings.began_at > ${forgottenAt} and not ${isHandedIn} as goes_on) as clock
    )
    returning link_id, student_email, quiz_id, began_at, opened, devices, extra_minutes`.execute(db);
  return rows;
}

/** The clocks that run for these addresses. */
export async function listRunning(db: Queries, keys: readonly OpeningKey[]): Promise<OpeningRow[]> {
  return db
    .selectFrom('quiz_openings')
    .selectAll()
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('link_id', 'student_email'),
        'in',
        keys.map(({ link_id, student_email }) => tuple(link_id, student_email)),
      ),
    )
    .where(({ not }) => not(isHandedIn))
    .execute();
}

/** More than a hall seats. */
const mostShown = 1000;

/** Every clock that runs at these links, the newest first. */
export async function listOfLinks(db: Queries, linkIds: readonly string[]): Promise<OpeningRow[]> {
  return db
    .selectFrom('quiz_openings')
    .selectAll()
    .where('link_id', 'in', linkIds)
    .where(({ not }) => not(isHandedIn))
    .orderBy('began_at', 'desc')
    .limit(mostShown)
    .execute();
}

/** Adds to the time of an address whose clock runs; false where none does. */
export async function addMinutes(
  db: Queries,
  { linkIds, email, minutes }: { linkIds: readonly string[]; email: string; minutes: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quiz_openings')
    .set(({ eb }) => ({ extra_minutes: eb('extra_minutes', '+', minutes) }))
    .where('link_id', 'in', linkIds)
    .where('student_email', '=', email)
    .where(({ not }) => not(isHandedIn))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteOldOpenings(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('quiz_openings').where('began_at', '<', before).execute();
}
