import type { QuizLive, RunningClocks } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { storable } from '../../../platform/storable.ts';
import type { Database } from '../../../ports/db/port.ts';
import { findOwn } from '../quizzes.repo.ts';
import { addMinutes, listOfLinks } from '../taking/openings.repo.ts';
import { toShareable } from '../views.ts';
import { listLinks } from './batches.repo.ts';
import * as repo from './live.repo.ts';
import { endOf } from './live.rules.ts';

export interface Live {
  /** What a projector shows of a quiz while a hall takes it. */
  get(ownerId: string, id: string): Promise<QuizLive>;
  /** Whose clocks run; for the owner's eyes, since it names them. */
  running(ownerId: string, id: string): Promise<RunningClocks>;
  /** More minutes for one of them. */
  giveTime(ownerId: string, id: string, given: { student_email: string; minutes: number }): Promise<RunningClocks>;
}

export function createLive({ db, clock }: { db: Database; clock: Clock }): Live {
  /** Its own link, and those of its groups. */
  async function linksOf(ownerId: string, id: string): Promise<string[]> {
    const quiz = await findOwn(db.queries, ownerId, id);
    if (!quiz) throw new AppError('not_found');
    return [quiz.link_id, ...(await listLinks(db.queries, id))];
  }

  async function runningAt(linkIds: readonly string[]): Promise<RunningClocks> {
    const rows = await listOfLinks(db.queries, linkIds);
    return {
      running: rows.map(({ student_email, began_at, opened, devices, extra_minutes }) => ({
        student_email,
        began_at: began_at.toISOString(),
        opened,
        extra_minutes,
        devices: devices.length,
      })),
    };
  }

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

    running: async (ownerId, id) => runningAt(await linksOf(ownerId, id)),

    async giveTime(ownerId, id, { student_email, minutes }) {
      const linkIds = await linksOf(ownerId, id);
      const isRunning = await addMinutes(db.queries, { linkIds, email: storable(student_email), minutes });
      if (!isRunning) throw new AppError('not_found');
      return runningAt(linkIds);
    },
  };
}
