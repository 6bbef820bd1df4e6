import { z } from 'zod';
import type { JobDefinition } from '../../../platform/queue.ts';

/** Looks for results to tell: handing in is the busiest call of a hall, and nothing is added to it. */
export const queueGrades: JobDefinition = { name: 'lti.queue-grades', payload: z.object({}), cron: '* * * * *' };

/** Tried for about four hours: a platform may be down for a while. */
export const sendGrade: JobDefinition<{ id: string }> = {
  name: 'lti.send-grade',
  payload: z.object({ id: z.string() }),
  retryLimit: 12,
  atOnce: 2,
};
