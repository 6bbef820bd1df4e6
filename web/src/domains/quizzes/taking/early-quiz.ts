import { askEarly, type Early, takeEarly } from '../../../lib/early.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import { storedTaking } from './stored.ts';

const pathOf = (quizId: string) => `/quizzes/${encodeURIComponent(quizId)}`;

/** For strangers who begin: a session may need its token renewed first, and a kept attempt needs nothing. */
export function askForQuizEarly(quizId: string): void {
  if (storedSession.token.get() !== null || storedTaking.quizAttempt(quizId).get() !== null) return;
  askEarly(pathOf(quizId));
}

export const takeEarlyQuiz = (quizId: string): Early | null => takeEarly(pathOf(quizId));
