import { z } from 'zod';
import { operation } from '../../http/operation.ts';

const AddressSchema = z.object({
  url: z.string().nullable().describe('The secret address of the calendar; null while there is none.'),
});

export const calendarOperations = {
  get: operation({ summary: 'The address of one’s own calendar of deadlines', response: AddressSchema }),
  renew: operation({
    summary: 'Give the calendar an address; the one before leads nowhere from then on',
    response: AddressSchema,
    limit: { max: 60, per: 'hour' },
  }),
  remove: operation({ summary: 'Turn the calendar off; its address leads nowhere', status: 204 }),
  feed: operation({
    summary: 'Exam dates, ends of plans and closing times of quizzes, for calendar programs (RFC 5545)',
    params: z.object({ token: z.string().max(200).describe('The secret part of the address.') }),
    raw: 'text/calendar',
    errors: ['not_found'],
  }),
};
