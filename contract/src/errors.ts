/**
 * The closed list of error codes: each with its status and the sentence shown where the thrower gives no better one.
 * A client may switch on a code; a code is never renamed.
 */
export const errors = {
  malformed_json: [400, 'The request body is not valid JSON.'],
  bad_request: [400, 'The request could not be understood.'],
  token_mismatch: [400, 'The refresh tokens in the body and in the header differ.'],
  unauthenticated: [401, 'Not authenticated'],
  invalid_credentials: [401, 'Invalid credentials'],
  invalid_refresh_token: [401, 'Your session has expired. Please sign in again.'],
  not_allowed: [403, 'You are not allowed to do this.'],
  not_found: [404, 'Not found'],
  email_taken: [409, 'This email is already registered. Please log in instead.'],
  body_too_large: [413, 'The request is too large.'],
  unsupported_media_type: [415, 'This content type is not supported.'],
  validation_failed: [422, 'Some fields are not valid.'],
  too_many_requests: [429, 'Too many requests. Please try again in a few minutes.'],
  too_many_attempts: [429, 'Too many attempts. Please try again in a few minutes.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  busy: [503, 'The server is busy. Please try again in a moment.'],
  unavailable: [503, 'The service is not available right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, detail: string]>;

export type ErrorCode = keyof typeof errors;
