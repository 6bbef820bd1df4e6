import { z } from 'zod';

/** What the learner remembers of an item: the state that the schedule is worked out from, here and in the browser. */
export const ReviewCardSchema = z.object({
  introducedAt: z.iso.datetime(),
  due: z.iso.datetime(),
  stability: z.number(),
  difficulty: z.number(),
  intervalDays: z.number().describe('0 while it is being learnt: it was missed and comes back within minutes.'),
  retrievals: z.number(),
  lapses: z.number(),
  lastRetrievalAt: z.iso.datetime().optional(),
});
