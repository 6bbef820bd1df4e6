import { ApiError } from '@akada/contract';
import { expect } from 'vitest';

/** The error that a call is expected to end with. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  expect(outcome, 'the call should have been refused').toBeInstanceOf(ApiError);
  return outcome as ApiError;
}
