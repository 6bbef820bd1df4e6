import { z } from 'zod';

/** What the learner remembers of an item: the state that the schedule is worked out from, here and in the browser. */
export const ReviewCardSchema = z.object({
  introducedAt: z.iso.datetime(),
  due: z.iso.datetime(),
  stability: z.number(),
  difficulty: z.number(),
  intervalDays: z.number(),
  retrievals: z.number(),
  lapses: z.number(),
  lastRetrievalAt: z.iso.datetime().optional(),
});
