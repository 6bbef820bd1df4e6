import type { Body, Quiz } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Caller } from '../../../platform/mount.ts';
import { storable } from '../../../platform/storable.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Limiter } from '../../house/limiter/limiter.service.ts';
import type { MailService } from '../../letters/mail/mail.service.ts';
import { createReports, type NewReport, type Reports } from '../../sharing/reports.service.ts';
import type { Editing } from '../editing/edit.ts';
import * as repo from '../quizzes.repo.ts';
import { grantAnother } from '../taking/submissions.repo.ts';
import type { Taking } from '../taking/taking.ts';
import * as letters from './letters.repo.ts';
import { sharedQuiz } from './quizzes.shared.ts';

type ReportReason = Body<'quizzes', 'report'>['reason'];

interface Accepted {
  message: string;
}

export interface Sharing {
  close(ownerId: string, id: string): Promise<Quiz>;
  open(ownerId: string, id: string): Promise<Quiz>;
  renewLink(ownerId: string, id: string): Promise<Quiz>;
  /** Anyone can type a classmate's address: the owner can let it take the quiz once more. */
  grantAttempt(ownerId: string, id: string, email: string): Promise<{ success: true }>;
  /** Relayed to the owner by mail. Says the same of a quiz that does not exist. */
  requestStats(linkId: string, request: Body<'quizzes', 'requestStats'>, caller: Caller): Promise<Accepted>;
  report: Reports<ReportReason>['report'];
  letters: Reports<ReportReason>['letters'];
}

interface SharingDeps {
  db: Database;
  clock: Clock;
  limiter: Limiter;
  mail: MailService;
  editing: Editing;
  taking: Taking;
  /** Whom reports go to. */
  operator: string;
}

const hour = 60 * 60;
/** A class asks for its results at once; its lecturer's letter box must survive that. */
const requestLimits = { quiz: { max: 30, seconds: hour }, sender: { max: 5, seconds: hour } };

export function createSharing(deps: SharingDeps): Sharing {
  const { db, clock, limiter, mail, editing, taking } = deps;
  const reports = createReports(deps, sharedQuiz, {
    find: (linkId) => taking.find(linkId, null),
    insert: (trx, { id }, report: NewReport<ReportReason>) => letters.insertReport(trx, { ...report, quiz_id: id }),
    findReport: letters.findReport,
  });

  async function change(ownerId: string, id: string, changes: (quiz: repo.QuizRow) => object): Promise<Quiz> {
    await db.queries.transaction().execute(async (trx) => {
      const quiz = await repo.lockOwn(trx, ownerId, id);
      if (!quiz) throw new AppError('not_found');
      await repo.update(trx, id, { ...changes(quiz), version: quiz.version + 1, updated_at: clock.now() });
    });
    return taking.viewOwn(await editing.getOwn(ownerId, id));
  }

  return {
    close: (ownerId, id) => change(ownerId, id, ({ closed_at }) => ({ closed_at: closed_at ?? clock.now() })),
    open: (ownerId, id) => change(ownerId, id, () => ({ closed_at: null })),
    renewLink: (ownerId, id) => change(ownerId, id, () => ({ link_id: newId(), short_code: null, closed_at: null })),

    async grantAttempt(ownerId, id, email) {
      await editing.getOwn(ownerId, id);
      const key = { quiz_id: id, student_email: storable(email) };
      await db.queries.transaction().execute((trx) => grantAnother(trx, key));
      return { success: true };
    },

    async requestStats(linkId, { student_name, student_email, message }, caller) {
      await limiter.count(`quiz stats of ${linkId}`, requestLimits.quiz);
      await limiter.count(`quiz stats by ${student_email} ${caller.address}`, requestLimits.sender);
      const quiz = await taking.find(linkId, null);
      if (quiz && !quiz.taken_down_at) {
        const id = newId();
        const request = { name: student_name, email: student_email, message };
        await db.queries.transaction().execute(async (trx) => {
          await letters.insertRequest(trx, {
            id,
            quiz_id: quiz.id,
            kind: 'stats',
            ...request,
            created_at: clock.now(),
          });
          await mail.post('quiz-request', id, { within: trx });
        });
      }
      return { message: 'We’ve sent your request to the lecturer.' };
    },

    report: reports.report,
    letters: reports.letters,
  };
}
