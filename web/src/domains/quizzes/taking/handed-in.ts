import { storedTaking } from './stored.ts';

/**
 * Attempts at shared quizzes that were handed in and are not saved yet. They wait on the device, whoever is signed in, so
 * that a reload, a dead battery or a log-out loses nothing.
 */
export const handedIn = storedTaking.deviceOutbox;

export const SUBMISSION = 'quizSubmission';

/** What pages before November 2026 left is taken over in their order, ahead of what was handed in since. */
export function takeOverOldForm(): void {
  const old = storedTaking.quizSubmissions.get();
  if (old.length === 0) return;
  const known = new Set(handedIn.get().map(({ id }) => id));
  const taken = old
    .filter(({ attemptToken }) => !known.has(attemptToken))
    .map(({ quizId, attemptToken, accountId, body }) => ({
      id: attemptToken,
      kind: SUBMISSION,
      input: { quizId, accountId, submission: body },
    }));
  handedIn.set([...taken, ...handedIn.get()]);
  storedTaking.quizSubmissions.remove();
}

/** Whether something waits to be sent, in whichever form. */
export const isSomethingHandedIn = (): boolean => handedIn.get().length + storedTaking.quizSubmissions.get().length > 0;
