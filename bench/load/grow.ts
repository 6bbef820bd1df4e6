import type { Database } from '../../server/src/ports/db/port.ts';

const eventsEach = 10;
/** In portions: the embedded database keeps a statement's rows in memory. */
const portion = 10_000;

/** Fills up to so many accounts that each have a session, a sprint and ten days of study; a quiz for every hundred. */
export async function growTo(db: Database, accounts: number): Promise<void> {
  const { rows } = await db.execute(`select count(*) as count from users where id like 'grown-%'`);
  for (let first = Number(rows[0]?.count) + 1; first <= accounts; first += portion) {
    const last = Math.min(first + portion - 1, accounts);
    for (const statement of statements) await db.execute(statement, [first, last]);
  }
  await db.execute('analyze');
}

const statements = [
  `insert into users (id, email, name, timezone, created_at)
   select 'grown-' || n, 'grown-' || n || '@example.com', 'Learner ' || n, 'Africa/Lagos', now()
   from generate_series($1::int, $2::int) n`,
  `insert into sessions (id, user_id, user_agent, created_at, last_used_at, expires_at)
   select 'grown-' || n, 'grown-' || n, 'a phone', now(), now(), now() + interval '30 days'
   from generate_series($1::int, $2::int) n`,
  `insert into learning_paths (id, owner_id, title, description, content_preview, status, source, position, created_at)
   select 'grown-' || n, 'grown-' || n, 'A sprint', '', '', 'active', 'topic', 0, now()
   from generate_series($1::int, $2::int) n`,
  `insert into learning_events (id, user_id, key, kind, day, at, sprint_id, seconds, began_at, ended_at)
   select 'grown-' || n || '-' || d, 'grown-' || n, 'study:' || d, 'study', to_char(now() - d * interval '1 day', 'YYYY-MM-DD'),
     now() - d * interval '1 day', 'grown-' || n, 600, now() - d * interval '1 day' - interval '600 seconds', now() - d * interval '1 day'
   from generate_series($1::int, $2::int) n, generate_series(1, ${eventsEach}) d`,
  `insert into learning_days (user_id, day, seconds, last, studied)
   select 'grown-' || n, to_char(now() - d * interval '1 day', 'YYYY-MM-DD'), 600, now() - d * interval '1 day', true
   from generate_series($1::int, $2::int) n, generate_series(1, ${eventsEach}) d`,
  `insert into quizzes (id, link_id, owner_id, title, document_ids, making, settings, version, content_version, question_count, wanted_count, created_at, updated_at)
   select 'grown-' || n, 'grown-' || n, 'grown-' || n, 'A quiz', '[]', '{}', '{}', 1, 1, 1, 1, now(), now()
   from generate_series($1::int, $2::int) n where n % 100 = 0`,
  `insert into quiz_submissions (id, quiz_id, content_version, attempt, student_name, student_email, score, correct, total, answers, is_late, is_unverified, submitted_at)
   select 'grown-' || n, 'grown-' || (n - n % 100), 1, 'grown-' || n, 'Learner ' || n, 'grown-' || n || '@example.com', 50, 1, 2, '[]', false, false, now()
   from generate_series($1::int, $2::int) n where n >= 100`,
];
