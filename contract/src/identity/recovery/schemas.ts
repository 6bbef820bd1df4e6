import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { Email } from '../auth/schemas.ts';
import { newPassword } from '../new-password.ts';

const RequestId = z.string().min(1).max(64).describe('Names one request for a code; a code works only for its own.');

const ResetToken = z.string().min(1).max(128).describe('Allows one change of the password; lives a few minutes.');

export const RecoveryRequestSchema = z.object({
  message: z.string().describe('A sentence for people; the same whether the account exists or not.'),
  request_id: RequestId,
  outbox: z
    .string()
    .optional()
    .describe('Where mails are kept instead of being sent: on one’s own machine without SMTP, for callers on it.'),
});

export const recoveryOperations = {
  forgotPassword: operation({
    summary: 'Ask for a recovery code by mail; the answer never tells whether the account exists',
    body: z.object({ email: Email }),
    response: RecoveryRequestSchema,
    errors: ['too_many_attempts'],
    limit: { max: 300, per: 'hour' },
  }),
  verifyCode: operation({
    summary: 'Exchange the mailed code for a reset token; a code works once',
    body: z.object({
      email: Email,
      code: z
        .string()
        .trim()
        .regex(/^\d{4}$/, 'The code has four digits')
        .describe('The four digits of the mail.'),
      request_id: RequestId,
    }),
    response: z.object({ reset_token: ResetToken }),
    errors: ['invalid_code', 'code_expired', 'codes_paused', 'too_many_attempts'],
    limit: { max: 300, per: 'minute' },
  }),
  resetPassword: operation({
    summary: 'Set a new password; every session of the account ends',
    body: z.object({
      reset_token: ResetToken,
      password: newPassword(8),
    }),
    response: z.object({ message: z.string().describe('A sentence for people.') }),
    errors: ['invalid_reset_token', 'common_password', 'busy'],
    limit: { max: 300, per: 'minute' },
  }),
};
