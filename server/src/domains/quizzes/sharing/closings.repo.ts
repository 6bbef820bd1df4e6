import { sql } from 'kysely';
import { type Part, part } from '../../../ports/db/port.ts';
import { peopleView } from '../../identity/users/users.view.ts';

interface ClosingRow {
  id: string;
  title: string;
  closes_at: string;
  path: string;
}

export const closingsOf = (userId: string): Part<ClosingRow[]> =>
  part(
    sql`select coalesce(json_agg(row_to_json(one)), '[]') from (${closings(userId)}) as one`,
    (rows: ClosingRow[]) => rows,
  );

const closings = (userId: string) => sql`
    select id, title, settings ->> 'closes_at' as closes_at, '/quizzes/' || id || '/stats' as path
    from quizzes
    where owner_id = ${userId} and closed_at is null and taken_down_at is null
      and settings ->> 'closes_at' is not null
    union all
    select quizzes.id, quizzes.title, quizzes.settings ->> 'closes_at', '/quiz/' || quizzes.link_id
    from ${peopleView.as('person')}
    join quiz_openings on quiz_openings.student_email = lower(person.email)
    join quizzes on quizzes.link_id = quiz_openings.link_id
    where person.id = ${userId} and person.email_confirmed_at is not null
      and quizzes.owner_id <> person.id and quizzes.closed_at is null and quizzes.taken_down_at is null
      and quizzes.settings ->> 'closes_at' is not null
      and not exists (
        select from quiz_submissions s
        where s.student_email = quiz_openings.student_email and s.quiz_id = quiz_openings.quiz_id
          and s.submitted_at > quiz_openings.began_at
      )`;
