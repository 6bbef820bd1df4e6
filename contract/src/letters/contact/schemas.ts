import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { Email } from '../../identity/auth/schemas.ts';

export const contactOperations = {
  send: operation({
    summary: 'Write to the people who run this server',
    body: z.object({
      name: z
        .string()
        .trim()
        .min(1, 'Name is required')
        .max(120)
        .regex(/^\P{Cc}*$/u, 'Name must be on one line')
        .describe('Who is writing.'),
      email: Email.describe('Where an answer goes.'),
      message: z
        .string()
        .trim()
        .min(1, 'Message is required')
        .max(5000, 'Message must be at most 5000 characters long')
        .regex(/^[^\0]*$/, 'Message must be text')
        .describe('Up to 5,000 characters.'),
    }),
    status: 202,
    response: z.object({ message: z.string().describe('A sentence for people.') }),
    errors: ['too_many_attempts'],
    limit: { max: 60, per: 'hour' },
  }),
};
