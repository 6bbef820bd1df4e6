import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { newPassword } from '../new-password.ts';

/** Long enough for every real address, short enough that no pattern is slow on it. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Please enter a valid email address')
  .regex(/^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(\.[^\s@.\p{Cc}]+)+$/u, 'Please enter a valid email address')
  .describe('An e-mail address; its case does not matter.');

const Password = newPassword(6);

export const PersonName = z
  .string()
  .trim()
  .min(1, 'Name is required')
  .max(120, 'Name must be at most 120 characters long')
  .regex(/^\P{Cc}*$/u, 'Name must be on one line')
  .describe('How the product addresses the person.');

export const UserSchema = z.object({
  id: z.string().describe('Random and permanent.'),
  name: z.string().describe('As the person wrote it.'),
  email: z.string().describe('In lower case.'),
  avatar_url: z.string().nullable().describe('Path of the picture on this origin, or null.'),
});
export type User = z.output<typeof UserSchema>;

export const AuthResponseSchema = z.object({
  access_token: z.string().describe('A JWT for the Authorization header; lives 15 minutes.'),
  refresh_token: z.string().describe('Opaque; changes at each refresh; the session lives 30 days.'),
  user: UserSchema,
  device_key: z
    .string()
    .optional()
    .describe(
      'Opens nothing; a device that sends it is not kept out by wrong tries made elsewhere. Keep it on logging out.',
    ),
});
export type AuthResponse = z.output<typeof AuthResponseSchema>;

const RegisterResponseSchema = AuthResponseSchema.extend({
  token: z.string().describe('The same as access_token.'),
  id: z.string().describe('The same as user.id.'),
  userId: z.string().describe('The same as user.id.'),
  user_id: z.string().describe('The same as user.id.'),
});

const RefreshResponseSchema = z.object({
  access_token: z.string().describe('The new access token.'),
  refresh_token: z.string().describe('The successor of the token that was sent; the old one is spent.'),
});

const RefreshToken = z.string().min(1).max(512).describe('The opaque refresh token.');

export const ProfileSchema = UserSchema.extend({
  bio: z.string().describe('A few words about oneself; may be empty.'),
  timezone: z.string().describe('IANA time zone in which the learner’s days are counted.'),
  email_confirmed: z.boolean().describe('Whether the address was confirmed by a mailed link.'),
  has_password: z
    .boolean()
    .describe('False for an account that was made through another provider (Google, Apple, the campus) alone.'),
  created_at: z.iso.datetime().describe('When the account was made.'),
});
export type Profile = z.output<typeof ProfileSchema>;

export const authOperations = {
  login: operation({
    summary: 'Log in with e-mail and password',
    body: z.object({
      email: Email,
      password: z.string().min(1, 'Password is required').max(1024),
      device_key: z.string().max(200).optional().describe('What an earlier answer gave this device, if any did.'),
    }),
    response: AuthResponseSchema,
    errors: ['invalid_credentials', 'too_many_attempts', 'busy'],
    limit: { max: 600, per: 'minute' },
  }),
  register: operation({
    summary: 'Create an account; registering accepts the current terms',
    body: z.object({
      email: Email,
      password: Password,
      name: PersonName,
      timezone: z.string().max(64).optional().describe('IANA time zone of the browser; Africa/Lagos if left out.'),
      referral_code: z.string().max(64).optional().describe('Of the link that led here; an unknown one is ignored.'),
      terms_version: z
        .string()
        .max(20)
        .optional()
        .describe('The version that was shown and accepted; an older one is refused. Left out: the one in force.'),
    }),
    status: 201,
    response: RegisterResponseSchema,
    errors: ['email_taken', 'common_password', 'too_many_attempts', 'terms_changed', 'busy'],
    limit: { max: 600, per: 'minute' },
  }),
  refresh: operation({
    summary: 'Exchange a refresh token for a new pair',
    headers: z.object({ 'refresh-token': RefreshToken.optional() }),
    body: z.object({ refresh_token: RefreshToken }),
    response: RefreshResponseSchema,
    errors: ['invalid_refresh_token', 'token_mismatch'],
    limit: { max: 600, per: 'minute' },
  }),
  refreshByHeader: operation({
    summary: 'The same exchange with the token in a header',
    headers: z.object({ 'refresh-token': RefreshToken }),
    body: z.object({ refresh_token: RefreshToken.optional() }).nullish(),
    response: RefreshResponseSchema,
    errors: ['invalid_refresh_token', 'token_mismatch'],
    limit: { max: 600, per: 'minute' },
  }),
  validate: operation({
    summary: 'Check that the access token is valid',
    response: z.object({ valid: z.literal(true).describe('Always true; an invalid token answers 401.') }),
    limit: { max: 100_000, per: 'minute' },
  }),
  logout: operation({
    summary:
      'End the session that the access token belongs to; one whose time is over will do, so that a phone without a network can send it later',
    status: 204,
    evenExpired: true,
  }),
  acceptTerms: operation({
    summary: 'Accept the terms that are in force; the version and the time are recorded',
    body: z.object({ version: z.string().max(32).describe('The version that was read, as GET /settings names it.') }),
    status: 204,
    errors: ['terms_changed'],
  }),
  me: operation({
    summary: 'The profile of the signed-in person',
    response: ProfileSchema,
  }),
};
