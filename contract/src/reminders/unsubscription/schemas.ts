import { z } from 'zod';
import { operation } from '../../http/operation.ts';

const ByToken = z.object({ token: z.string().min(1).max(256).describe('From the letter.') });

export const lettersOperations = {
  stop: operation({
    summary:
      'Stop the letters of one kind, such as reminders, with the token of one of them; what mail programs do with one click (RFC 8058)',
    query: ByToken,
    consumes: 'anything',
    response: z.object({ message: z.string().describe('A sentence for people.') }),
    errors: ['invalid_unsubscription'],
    limit: { max: 300, per: 'minute' },
  }),
  openStop: operation({
    summary: 'The same address opened in a browser: leads to a page that asks first, since programs open links too',
    query: ByToken,
    raw: 'text/html',
    limit: { max: 300, per: 'minute' },
  }),
};
