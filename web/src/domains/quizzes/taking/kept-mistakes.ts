import { getAttempt } from './attempt-store.ts';

/** Where an account takes over what was missed in a quiz; the attempt lies on this device. */
export const KEPT_MISTAKES_PATH = '/kept-mistakes';

export const keptMistakesPath = (quizId: string): string =>
  `${KEPT_MISTAKES_PATH}?${new URLSearchParams({ quiz: quizId })}`;

/** The token of the attempt that was handed in; null where this device has none. */
export function findHandedIn(quizId: string): string | null {
  const attempt = getAttempt(quizId);
  return attempt?.result ? attempt.token : null;
}
