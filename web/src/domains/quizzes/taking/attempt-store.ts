import { useCallback, useSyncExternalStore } from 'react';
import { isRecord } from '../../../lib/storage/shapes.ts';
import type { Attempt } from './attempt.ts';
import { storedTaking } from './stored.ts';
import { readTakerQuiz, type TakerQuiz } from './taker-quiz.ts';

/** What this device keeps of a quiz: the quiz as it was loaded (`quiz_{id}`), and the attempt at it. */

const changes = new EventTarget();
/** Equal texts give the same object, as React's external stores want it. */
const lastRead = new Map<string, { text: string; attempt: Attempt | null }>();

export function getAttempt(quizId: string): Attempt | null {
  const attempt = storedTaking.quizAttempt(quizId).get();
  const text = JSON.stringify(attempt);
  const known = lastRead.get(quizId);
  if (known?.text === text) return known.attempt;
  lastRead.set(quizId, { text, attempt });
  return attempt;
}

export function setAttempt(quizId: string, attempt: Attempt | null): void {
  if (attempt) storedTaking.quizAttempt(quizId).set({ ...attempt });
  else storedTaking.quizAttempt(quizId).remove();
  changes.dispatchEvent(new Event('change'));
}

function subscribe(onChange: () => void): () => void {
  changes.addEventListener('change', onChange);
  // Another tab has answered, handed in or begun anew.
  window.addEventListener('storage', onChange);
  return () => {
    changes.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** The kept attempt at a quiz; follows changes of this tab and of others. */
export function useAttempt(quizId: string): Attempt | null {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => getAttempt(quizId), [quizId]),
    () => null,
  );
}

export function keepQuiz(quizId: string, answer: object, loadedAt: number): void {
  storedTaking.quizCache(quizId).set({ answer, loadedAt });
}

/** Notes that the time of a quiz that is kept here is longer by now. */
export function keepTime(quizId: string, minutes: number): void {
  const kept = storedTaking.quizCache(quizId).get();
  if (!isRecord(kept?.answer)) return;
  storedTaking.quizCache(quizId).set({ ...kept, answer: { ...kept.answer, time_limit_minutes: minutes } });
}

/** The quiz as it was last loaded here; null if never, or if the copy is damaged. */
export function findKeptQuiz(quizId: string): TakerQuiz | null {
  const kept = storedTaking.quizCache(quizId).get();
  if (typeof kept?.loadedAt !== 'number') return null;
  try {
    return readTakerQuiz(kept.answer, kept.loadedAt);
  } catch {
    return null;
  }
}
