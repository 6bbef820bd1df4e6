import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { AuthResponseSchema } from '../auth/schemas.ts';

const Place = z
  .string()
  .regex(/^[\w-]{43}$/, 'That isn’t a place on a phone')
  .describe(
    '32 random bytes, base64url, which the phone made for this account and keeps: a PIN is worth nothing without.',
  );

const Pin = z
  .string()
  .regex(/^\d{4,6}$/, 'A PIN has 4 to 6 digits')
  .describe('Four to six digits.');

const SealKey = z
  .string()
  .describe(
    '32 bytes, base64url: what the account left on the phone is locked with it. Always the same for one place.',
  );

export const sharedPhoneOperations = {
  open: operation({
    summary: 'Come back to a shared phone by PIN; five wrong ones, and only the password opens',
    body: z.object({
      user_id: z.string().min(1).max(64).describe('Whose place it is.'),
      place: Place,
      pin: Pin,
    }),
    response: AuthResponseSchema.extend({ seal_key: SealKey }),
    errors: ['wrong_pin', 'pin_closed', 'account_disabled', 'too_many_attempts', 'busy'],
    limit: { max: 300, per: 'minute' },
  }),
  join: operation({
    summary: 'Take a place on a shared phone, or find it again; wrong PINs of before no longer count',
    body: z.object({ place: Place }),
    response: z.object({
      seal_key: SealKey,
      has_pin: z.boolean().describe('Whether this place has a PIN.'),
    }),
  }),
  setPin: operation({
    summary: 'Set, change or remove the PIN of a place',
    body: z.object({
      place: Place,
      pin: Pin.nullable().describe('Null: none, so that only the password opens the account on this phone.'),
      current_password: z
        .string()
        .max(1024)
        .optional()
        .describe('Needed to set one, for an account that has a password.'),
    }),
    status: 204,
    errors: ['weak_pin', 'wrong_password', 'too_many_attempts', 'busy'],
    limit: { max: 60, per: 'hour' },
  }),
  leave: operation({
    summary: 'Give a place on a shared phone up, with its PIN',
    body: z.object({ place: Place }),
    status: 204,
  }),
};
