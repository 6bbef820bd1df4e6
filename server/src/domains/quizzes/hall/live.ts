import type { QuizLive, RunningClocks } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../ports/db/port.ts';
import { findOwn } from '../quizzes.repo.ts';
import { listOfLink } from '../taking/openings.repo.ts';
import { toShareable } from '../views.ts';
import * as repo from './live.repo.ts';
import { endOf } from './live.rules.ts';

export interface Live {
  /** What a projector shows of a quiz while a hall takes it. */
  get(ownerId: string, id: string): Promise<QuizLive>;
  /** Whose clocks run; for the owner's eyes, since it names them. */
  running(ownerId: string, id: string): Promise<RunningClocks>;
}

export function createLive({ db, clock }: { db: Database; clock: Clock }): Live {
  return {
    async get(ownerId, id) {
      const now = clock.now();
      const quiz = await repo.findLive(db.queries, ownerId, id, now);
      if (!quiz) throw new AppError('not_found');
      return {
        ...toShareable(quiz, now),
        lecturer_name: quiz.owner_name,
        code: quiz.short_code,
        taking: Number(quiz.taking),
        handed_in: Number(quiz.handed_in),
        time_limit_minutes: quiz.settings.time_limit_minutes,
        ends_at: endOf(quiz.settings, quiz.last_began_at, now)?.toISOString() ?? null,
        server_time: now.toISOString(),
      };
    },

    async running(ownerId, id) {
      const quiz = await findOwn(db.queries, ownerId, id);
      if (!quiz) throw new AppError('not_found');
      const rows = await listOfLink(db.queries, quiz.link_id);
      return {
        running: rows.map(({ student_email, began_at, opened, devices }) => ({
          student_email,
          began_at: began_at.toISOString(),
          opened,
          devices: devices.length,
        })),
      };
    },
  };
}
