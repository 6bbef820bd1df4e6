import { sql } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { QuizRow } from '../quizzes.repo.ts';

export type ListedQuizRow = QuizRow & {
  submissions: string;
  average: string | null;
  handed_in_lately: string;
  began_lately: string;
  waiting: number;
  last_submitted_at: Date | null;
};

interface Page {
  limit: number;
  before: { createdAt: Date; id: string } | null;
  /** Since when something happened lately. */
  since: Date;
}

/** One statement: the page first, newest first from the place that the cursor names, then what takers did with each. */
export async function listOwn(db: Queries, ownerId: string, { limit, before, since }: Page): Promise<ListedQuizRow[]> {
  const after = before ? sql`and (created_at, id) < (${before.createdAt}, ${before.id})` : sql``;
  const { rows } = await sql<ListedQuizRow>`
    with page as (
      select * from quizzes where owner_id = ${ownerId} ${after} order by created_at desc, id desc limit ${limit}
    )
    select page.*, results.*, lately.began_lately, coalesce(jsonb_array_length(quiz_drafts.waiting), 0) as waiting
    from page
    left join quiz_drafts on quiz_drafts.quiz_id = page.id
    cross join lateral (
      select
        count(*) as submissions,
        avg(score) as average,
        max(submitted_at) as last_submitted_at,
        count(*) filter (where submitted_at > ${since}) as handed_in_lately
      from quiz_submissions where quiz_submissions.quiz_id = page.id
    ) as results
    cross join lateral (
      select count(*) as began_lately from quiz_attempt_logs
      where quiz_attempt_logs.link_id = page.link_id and status = 'started' and logged_at > ${since}
    ) as lately
    order by page.created_at desc, page.id desc`.execute(db);
  return rows;
}
