/**
 * The closed list of error codes: each with its status and the sentence shown where the thrower gives no better one.
 * A client may switch on a code; a code is never renamed.
 */
export const errors = {
  malformed_json: [400, 'The request body is not valid JSON.'],
  bad_request: [400, 'The request could not be understood.'],
  token_mismatch: [400, 'The refresh tokens in the body and in the header differ.'],
  invalid_code: [400, 'That code is not right. Please check it and try again.'],
  invalid_reset_token: [400, 'This link or code no longer works. Please ask for a new one.'],
  invalid_confirmation: [400, 'This link no longer works. Please ask for a new one in your settings.'],
  unauthenticated: [401, 'Not authenticated'],
  invalid_credentials: [401, 'Invalid credentials'],
  invalid_refresh_token: [401, 'Your session has expired. Please sign in again.'],
  invalid_social_code: [401, 'This sign-in has ended. Please try again.'],
  unconfirmed_provider_email: [403, 'Your address there is not confirmed. Please confirm it with the provider first.'],
  not_allowed: [403, 'You are not allowed to do this.'],
  wrong_password: [403, 'Your current password is not correct'],
  not_found: [404, 'Not found'],
  course_not_found: [404, 'This course is not in the catalogue.'],
  email_taken: [409, 'This email is already registered. Please log in instead.'],
  password_not_set: [409, 'This account has no password yet. Use Forgotten Password to set one.'],
  code_expired: [410, 'This code no longer works. Please ask for a new one.'],
  link_required: [409, 'This email already has an account. Enter its password once to link the two.'],
  body_too_large: [413, 'The request is too large.'],
  image_too_large: [413, 'This picture is too large. The maximum is 2 MB.'],
  unsupported_media_type: [415, 'This content type is not supported.'],
  validation_failed: [422, 'Some fields are not valid.'],
  image_not_usable: [422, 'This picture cannot be used. Please choose a PNG, JPEG or WebP picture.'],
  too_many_requests: [429, 'Too many requests. Please try again in a few minutes.'],
  too_many_attempts: [429, 'Too many attempts. Please try again in a few minutes.'],
  codes_paused: [429, 'Codes are switched off for now. Please ask for a new mail: it will hold a link instead.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  provider_not_configured: [503, 'This way to sign in is not set up on this server.'],
  provider_unavailable: [503, 'The sign-in provider does not answer right now. Please try again in a moment.'],
  busy: [503, 'The server is busy. Please try again in a moment.'],
  unavailable: [503, 'The service is not available right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, detail: string]>;

export type ErrorCode = keyof typeof errors;
