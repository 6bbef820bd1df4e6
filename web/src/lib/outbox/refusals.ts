import { ApiError } from '@akada/contract/client';

/** Who is not known, came too early or too often, or took too long may be heard the next time. */
const worthAnotherTry = [401, 408, 425, 429];

/** A lesson that is not there takes answers once it is: somebody may try again, or bring what it is written from. */
export const isNotReady = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'lesson_not_ready';

/**
 * What the server has understood and refused will be refused again. That it is still at it is no refusal, whatever the
 * status: older servers said 409.
 */
export function isFinal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    error.code !== 'still_running' &&
    error.code !== 'lesson_not_ready' &&
    !worthAnotherTry.includes(error.status)
  );
}

/** Whether the server as a whole asks to be left alone for a while. */
export const isTurnedAway = (error: unknown): error is ApiError & { retryAfter: number } =>
  error instanceof ApiError && error.status === 503 && error.retryAfter !== undefined && error.code !== 'still_running';

/** Whether the server could not be reached, or knows nobody: then what follows would fare no better. */
export const isHopeless = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 401;
