import { sql } from 'kysely';
import type { AppDeps } from '../deps.ts';

export const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;

const shownAccounts = 20;

const table = (rows: Record<string, string | number>) =>
  Object.entries(rows)
    .map(([name, value]) => `${String(value).padStart(10)}  ${name}`)
    .join('\n');

/** Counts of the whole site; no names. */
export async function describeStatistics({ db, clock }: AppDeps): Promise<string> {
  const now = clock.now();
  const [week, month] = [7, 30].map((days) => new Date(now.getTime() - days * 86_400_000));
  const { rows } = await sql<Record<string, string>>`
    select
      (select count(*) from users) as "accounts",
      (select count(*) from users where email_confirmed_at is not null) as "of them with a confirmed address",
      (select count(*) from users where disabled_at is not null) as "of them disabled",
      (select count(*) from users where created_at > ${week}) as "new in 7 days",
      (select count(distinct user_id) from learning_events where at > ${week}) as "learners in 7 days",
      (select count(distinct user_id) from learning_events where at > ${month}) as "learners in 30 days",
      (select count(*) from learning_paths where status = 'active') as "sprints",
      (select count(*) from sprint_days where completed_at is not null) as "days completed",
      (select count(*) from documents) as "documents",
      (select count(*) from quizzes) as "quizzes",
      (select count(*) from quiz_submissions) as "results handed in",
      (select count(distinct user_id) from pro_periods where starts_at <= ${now} and ends_at > ${now}) as "accounts with Pro",
      (select count(*) from settings where reminders <> 'off') as "accounts with reminders"`.execute(db.queries);
  return table(rows[0] ?? {});
}

/** What documents take in the storage, the largest accounts first. */
export async function describeStorage({ db, config }: AppDeps): Promise<string> {
  const { rows } = await sql<{ email: string; documents: string; bytes: string }>`
    select users.email, count(*) as documents, sum(documents.size) as bytes
    from documents join users on users.id = documents.owner_id
    group by users.id, users.email order by sum(documents.size) desc`.execute(db.queries);
  if (rows.length === 0) return 'Nobody keeps a document.';
  const total = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  const lines = rows
    .slice(0, shownAccounts)
    .map(
      ({ email, documents, bytes }) => `${megabytes(Number(bytes)).padStart(12)}  ${documents.padStart(5)}  ${email}`,
    );
  const quota = megabytes(config.uploads.quotaBytes);
  return [`${megabytes(total)} in documents of ${rows.length} accounts; each may keep ${quota}.`, ...lines].join('\n');
}
