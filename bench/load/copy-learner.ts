import { logIn } from '../../scripts/lib/account.mjs';
import type { Database } from '../../server/src/ports/db/port.ts';

/** The embedded database keeps a statement's rows in memory. */
const portion = 100;

const logInsAtOnce = 8;

const emailOf = (number: number) => `student-${number}@example.com`;
export const sprintOf = (number: number) => `sprint-${number}`;

/** As many learners with the sprint and the password of one, each with ten days of study. */
export async function copyLearner(
  db: Database,
  { email, sprintId }: { email: string; sprintId: string },
  count: number,
): Promise<void> {
  for (let from = 0; from < count; from += portion) {
    const to = Math.min(from + portion, count) - 1;
    await db.execute(users, [from, to, email]);
    await db.execute(days, [from, to]);
    await db.execute(paths, [from, to, sprintId]);
    await db.execute(lessons, [from, to, sprintId]);
  }
  await db.execute('analyze');
}

/** The copies' tokens, in their order. */
export async function logInAll(url: string, password: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  let next = 0;
  const person = async () => {
    while (next < count) {
      const number = next++;
      const address = `10.8.${number >> 8}.${number & 255}`;
      tokens[number] = (await logIn(url, { email: emailOf(number), password }, address)).accessToken;
    }
  };
  await Promise.all(Array.from({ length: logInsAtOnce }, person));
  return tokens;
}

const each = 'generate_series($1::int, $2::int) n';

const users = `
  insert into users select (jsonb_populate_record(null::users, to_jsonb(one) ||
    jsonb_build_object('id', 'student-' || n, 'email', 'student-' || n || '@example.com'))).*
  from users one, ${each} where one.email = $3`;

const days = `
  insert into learning_days (user_id, day, seconds, last, studied)
  select 'student-' || n, to_char(now() - d * interval '1 day', 'YYYY-MM-DD'), 600, now() - d * interval '1 day', true
  from ${each}, generate_series(1, 10) d`;

const paths = `
  insert into learning_paths select (jsonb_populate_record(null::learning_paths, to_jsonb(one) ||
    jsonb_build_object('id', 'sprint-' || n, 'owner_id', 'student-' || n, 'generation_id', null))).*
  from learning_paths one, ${each} where one.id = $3`;

/** With the text of the first day alone: nobody opens another one, and 2,000 copies of a course fill a disk. */
const lessons = `
  insert into sprint_days select (jsonb_populate_record(null::sprint_days, to_jsonb(one) ||
    jsonb_build_object('id', 'day-' || n || '-' || one.position, 'path_id', 'sprint-' || n, 'owner_id', 'student-' || n,
      'lesson_index', null, 'lesson', case when one.position = 1 then one.lesson end))).*
  from sprint_days one, ${each} where one.path_id = $3`;
