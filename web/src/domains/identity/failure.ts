import type { ApiError } from '@akada/contract/client';

/** What is said of a step on the way into an account that did not work. */
export interface Failure {
  text: string;
  /** More that helps, where the text alone would mislead. */
  hint?: string;
}

/** What the server itself said, if it said anything. */
export function serverText(error: ApiError): string | null {
  return error.message === `Error ${error.status}` ? null : error.message;
}
