import { sql } from 'kysely';
import type { Database } from '../../ports/db/port.ts';

export interface QuizClosing {
  id: string;
  title: string;
  closesAt: Date;
  path: string;
}

export interface QuizClosings {
  /** The shared quizzes with a closing time that somebody owns, or began under a confirmed address and owes. */
  list(userId: string): Promise<QuizClosing[]>;
}

interface Row {
  id: string;
  title: string;
  closes_at: string;
  path: string;
}

export function createQuizClosings({ db }: { db: Database }): QuizClosings {
  return {
    async list(userId) {
      const { rows } = await sql<Row>`
        select id, title, settings ->> 'closes_at' as closes_at, '/quizzes/' || id || '/stats' as path
        from quizzes
        where owner_id = ${userId} and closed_at is null and taken_down_at is null
          and settings ->> 'closes_at' is not null
        union all
        select quizzes.id, quizzes.title, quizzes.settings ->> 'closes_at', '/quiz/' || quizzes.link_id
        from users
        join quiz_openings on quiz_openings.student_email = lower(users.email)
        join quizzes on quizzes.link_id = quiz_openings.link_id
        where users.id = ${userId} and users.email_confirmed_at is not null
          and quizzes.owner_id <> users.id and quizzes.closed_at is null and quizzes.taken_down_at is null
          and quizzes.settings ->> 'closes_at' is not null
          and not exists (
            select from quiz_submissions s
            where s.student_email = quiz_openings.student_email and s.quiz_id = quiz_openings.quiz_id
              and s.submitted_at > quiz_openings.began_at
          )`.execute(db.queries);
      return rows.map(({ closes_at, ...row }) => ({ ...row, closesAt: new Date(closes_at) }));
    },
  };
}
