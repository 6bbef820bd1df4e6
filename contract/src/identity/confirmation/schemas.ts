import { z } from 'zod';
import { operation } from '../../http/operation.ts';

const MessageSchema = z.object({ message: z.string().describe('A sentence for people.') });

export const confirmationOperations = {
  request: operation({
    summary: 'Mail a link that confirms the address of the account',
    status: 202,
    response: MessageSchema,
    errors: ['too_many_attempts'],
    limit: { max: 60, per: 'hour' },
  }),
  confirm: operation({
    summary: 'Confirm an address with the token of the mailed link; doing it again does no harm',
    body: z.object({ token: z.string().min(1).max(256).describe('From the link in the mail.') }),
    response: MessageSchema,
    errors: ['invalid_confirmation'],
    limit: { max: 300, per: 'minute' },
  }),
};
