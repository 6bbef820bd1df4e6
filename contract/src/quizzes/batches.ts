import { z } from 'zod';

/** Groups that take one quiz at hours of their own, and the time of one person. */

const Moment = z.iso.datetime({ offset: true });

export const NewBatchBody = z
  .object({
    name: z.string().trim().min(1, 'Please write something here').max(80).describe('Such as `Group A`.'),
    opens_at: Moment.describe('Nobody of this group sees the questions before.'),
    closes_at: Moment.describe('Nobody of this group can begin afterwards.'),
  })
  .refine(({ opens_at, closes_at }) => new Date(opens_at) < new Date(closes_at), {
    message: 'It must close after it opens',
    path: ['closes_at'],
  });

const BatchSchema = z.object({
  id: z.string(),
  name: z.string(),
  opens_at: z.iso.datetime(),
  closes_at: z.iso.datetime(),
  code: z.string().describe('Six letters and digits to type at `/q`; of this group alone.'),
  link: z.string().describe('Path of the public page on this origin; of this group alone.'),
  taking: z.number().int().describe('Who began at its link and has not handed in, as far as their browsers said so.'),
  handed_in: z.number().int().describe('Who began at its link and has handed in.'),
});
export type QuizBatch = z.output<typeof BatchSchema>;

export const BatchesSchema = z.object({
  batches: z.array(BatchSchema).describe('The first to open first.'),
});

export const ClockSchema = z.object({
  time_limit_minutes: z.number().int().nullable().describe('With what the owner has added for this address.'),
  began_at: z.iso.datetime().nullable().describe('Since when its clock runs; null where none does.'),
  server_time: z.iso.datetime(),
});
