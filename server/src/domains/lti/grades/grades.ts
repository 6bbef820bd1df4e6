import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { PublicAsk } from '../../../platform/public-ask.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { LaunchRow } from '../launch/launch.repo.ts';
import { scoreScope } from '../launch/message.ts';
import type { AskService } from '../platforms/ask-service.ts';
import * as platforms from '../platforms/platforms.repo.ts';
import { sendGrade } from './grades.jobs.ts';
import * as repo from './grades.repo.ts';

export interface GradesDeps {
  db: Database;
  clock: Clock;
  queue: Queue;
  door: PublicAsk;
  askService: AskService;
}

export interface Grades {
  /** From now on the person's results of the launched quiz go back; in the transaction that opens it. */
  expect(trx: Queries, launch: LaunchRow, userId: string): Promise<void>;
  /** Makes a job for each result that is new, or that has other points than were told. */
  queueDue(): Promise<void>;
  send(id: string): Promise<void>;
}

const mostAtOnce = 500;

/** The column's own address may have a query, behind which nothing can be added. */
function scoresOf(lineItem: string): URL {
  const url = new URL(lineItem);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url;
}

export function createGrades({ db, clock, queue, door, askService }: GradesDeps): Grades {
  return {
    async expect(trx, { platform_id, subject, message }, userId) {
      const { lineItem, quizId } = message;
      if (!lineItem || !quizId || !door.isOpenTo(new URL(lineItem))) return;
      const launched_at = clock.now();
      await repo.upsert(trx, {
        ...{ id: newId(), platform_id, subject, line_item: lineItem, user_id: userId, quiz_id: quizId, launched_at },
      });
    },

    async queueDue() {
      for (const due of await repo.listDue(db.queries, mostAtOnce)) {
        await db.queries.transaction().execute(async (trx) => {
          if (await repo.setQueued(trx, due)) await queue.enqueue(sendGrade, { id: due.id }, { within: trx });
        });
      }
    },

    async send(id) {
      const grade = await repo.find(db.queries, id);
      // Told already by a job of before, or gone with its quiz.
      if (!grade || grade.sent === grade.state) return;
      const platform = await platforms.find(db.queries, grade.platform_id);
      if (!platform) return;
      const now = clock.now();
      const { status } = await askService(platform, scoreScope, scoresOf(grade.line_item), {
        method: 'POST',
        headers: { 'content-type': 'application/vnd.ims.lis.v1.score+json' },
        body: JSON.stringify({
          userId: grade.subject,
          scoreGiven: grade.correct,
          scoreMaximum: grade.total,
          activityProgress: 'Completed',
          gradingProgress: 'FullyGraded',
          timestamp: now.toISOString(),
        }),
      });
      if (status < 200 || status > 299) throw new Error(`The platform ${platform.id} took no score: ${status}.`);
      await repo.setSent(db.queries, grade, now);
    },
  };
}
