import { z } from 'zod';

/** What stands at the head of a course note, between two lines of dashes: one `key: value` a line. */

const Phrase = z.string().trim().min(1);

export const NoteHeadSchema = z.strictObject({
  standard: z.enum(['CCMAS', 'BMAS']),
  course: z.string().regex(/^[A-Z]{2,4} \d{3}$/),
  week: z.coerce.number().int().min(1).max(20),
  week_title: Phrase,
  day: z.coerce.number().int().min(1).max(5).describe('Within the week.'),
  title: Phrase.max(80),
  objective: Phrase.max(200),
  topics: Phrase.transform((text) => text.split(';').map((topic) => topic.trim())).describe(
    'Topics of the standard that the day covers, letter by letter, separated by semicolons.',
  ),
});
export type NoteHead = z.output<typeof NoteHeadSchema>;
