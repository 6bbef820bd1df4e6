import { ApiError } from '@akada/contract/client';

/** Who is not known, came too early or too often, or took too long may be heard the next time. */
const worthAnotherTry = [401, 408, 425, 429];

/** What the server has understood and refused will be refused again. */
export function isFinal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && !worthAnotherTry.includes(error.status)
  );
}

/** Whether the server could not be reached, or knows nobody: then what follows would fare no better. */
export const isHopeless = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 401;
