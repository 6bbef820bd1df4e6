import { storedSession } from '../../../lib/storage/session.ts';
import { storedTaking } from './stored.ts';

/**
 * On a slow line the page's script takes seconds. The first few bytes of it ask for the quiz, which is there when the
 * rest has arrived.
 */

interface EarlyQuiz {
  quizId: string;
  askedAt: number;
  /** Null where it failed: then it is asked for in the usual way. */
  response: Promise<Response | null>;
}

let early: EarlyQuiz | null = null;

/** Asks at once, for strangers who begin: a session may need its token renewed first, and a kept attempt needs nothing. */
export function askForQuizEarly(quizId: string): void {
  if (storedSession.token.get() !== null || storedTaking.quizAttempt(quizId).get() !== null) return;
  const response = fetch(`/api/v1/quizzes/${encodeURIComponent(quizId)}`, {
    headers: { accept: 'application/json' },
  }).then(
    (answer) => (answer.status < 500 ? answer : null),
    () => null,
  );
  early = { quizId, askedAt: Date.now(), response };
}

/** The answer to the early question, once. */
export function takeEarlyQuiz(quizId: string): EarlyQuiz | null {
  const taken = early?.quizId === quizId ? early : null;
  early = null;
  return taken;
}
