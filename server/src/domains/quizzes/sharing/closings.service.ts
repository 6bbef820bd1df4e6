import type { Database } from '../../../ports/db/port.ts';
import { listClosings } from './closings.repo.ts';

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

export function createQuizClosings({ db }: { db: Database }): QuizClosings {
  return {
    list: async (userId) =>
      (await listClosings(db.queries, userId)).map(({ closes_at, ...row }) => ({
        ...row,
        closesAt: new Date(closes_at),
      })),
  };
}
