import { z } from 'zod';

/** The list of videos that the project keeps in `videos.json`: only such as somebody has watched to the end. */
export const VideoRecordSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{11}$/),
  title: z.string().trim().min(1),
  description: z.string(),
  course: z
    .string()
    .regex(/^[A-Z]{2,4} \d{3}$/)
    .optional()
    .describe('Fits this course only.'),
  topics: z.array(z.string().trim().min(1)).min(1).describe('Topics of the standard, letter by letter.'),
});
export type VideoRecord = z.output<typeof VideoRecordSchema>;
