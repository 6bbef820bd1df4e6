import { mapped, type Part } from '../../../ports/db/port.ts';
import * as repo from './closings.repo.ts';

export interface QuizClosing {
  id: string;
  title: string;
  closesAt: Date;
  path: string;
}

/** The shared quizzes with a closing time that somebody owns, or began under a confirmed address and owes. */
export const closingsOf = (userId: string): Part<QuizClosing[]> =>
  mapped(repo.closingsOf(userId), (rows) =>
    rows.map(({ closes_at, ...row }) => ({ ...row, closesAt: new Date(closes_at) })),
  );
