import { anonymousTaker } from '@akada/contract';
import { sql } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import { type OwnedQuizRow, withOwner } from '../quizzes.repo.ts';
import { isHandedIn } from '../taking/openings.repo.ts';
import { graceMinutes, untimedMinutes } from './live.rules.ts';

/** More than a campus has; what a script adds costs no more than this. */
const mostNotes = 5000;

export type LiveRow = OwnedQuizRow & { handed_in: string; taking: string; last_began_at: Date | null };

/**
 * Who began at this link and has not handed in. An address counts once, however often it began; a note that came after
 * the result, as on a bad line, is known by its attempt.
 */
const countTaking = (now: Date) => sql<string>`(
  select count(distinct case note.student_email when ${anonymousTaker.email} then coalesce(note.attempt, note.id)
    else note.student_email end)
  from (
    select id, student_email, attempt, logged_at from quiz_attempt_logs
    where link_id = quizzes.link_id and status = 'started'
      and logged_at > ${now}::timestamptz - make_interval(
        mins => coalesce((quizzes.settings ->> 'time_limit_minutes')::integer + ${graceMinutes}::integer, ${untimedMinutes}::integer)
      )
    order by logged_at desc limit ${mostNotes}
  ) as note
  where not exists (
    select from quiz_submissions s where s.quiz_id = quizzes.id and s.attempt = note.attempt
  ) and not exists (
    select from quiz_submissions s
    where s.quiz_id = quizzes.id and s.student_email = note.student_email and s.submitted_at >= note.logged_at
      and s.student_email <> ${anonymousTaker.email}
  )
)`;

/** All that a projector asks for every few seconds, in one statement. */
export async function findLive(db: Queries, ownerId: string, id: string, now: Date): Promise<LiveRow | undefined> {
  return withOwner(db)
    .select([
      sql<string>`(select count(*) from quiz_submissions s where s.quiz_id = quizzes.id)`.as('handed_in'),
      countTaking(now).as('taking'),
      sql<Date | null>`(
        select max(began_at) from quiz_openings where link_id = quizzes.link_id and not ${isHandedIn}
      )`.as('last_began_at'),
    ])
    .where('quizzes.id', '=', id)
    .where('quizzes.owner_id', '=', ownerId)
    .executeTakeFirst();
}
