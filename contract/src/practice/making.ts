import { z } from 'zod';

/** Something that the teacher is making: found again after a reload, and in another tab. */
export const MakingSchema = z.object({
  task_id: z.string().describe('The task.'),
  percent: z.number().describe('How far it is, 0 to 100.'),
  doing: z.string().describe('What is being done now, in words for people.'),
  created_at: z.iso.datetime().describe('When it was begun.'),
});
