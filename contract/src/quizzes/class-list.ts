import { z } from 'zod';
import { classListMaxCharacters } from './accepted.ts';

/** The class that a quiz is for, by matriculation number, and who of it has handed in. */

/** Numbers are the same whatever their case, spaces and strokes: `csc/2026/001` is `CSC 2026-001`. */
export const StudentNumber = z
  .string()
  .trim()
  .max(40, 'A number can have up to 40 characters')
  .regex(/^\P{Cc}*$/u, 'A number must be on one line');

export const StudentGroup = z
  .string()
  .trim()
  .max(80, 'A group can have up to 80 characters')
  .regex(/^\P{Cc}*$/u, 'A group must be on one line');

const ClassResultSchema = z.object({
  score: z.number().int().describe('Percent; of the best attempt under this number.'),
  correctAnswers: z.number().int().describe('Right answers of that attempt.'),
  totalQuestions: z.number().int().describe('Questions of that attempt.'),
  attempts: z.number().int().describe('How many were handed in under this number.'),
  is_late: z.boolean().describe('That attempt came after the time limit or the close.'),
  submitted_at: z.iso.datetime().describe('When that attempt was saved.'),
});

export const ClassListSchema = z.object({
  imported_at: z.iso.datetime().nullable().describe('When the list was read; null where there is none.'),
  students: z
    .array(
      z.object({
        number: z.string().describe('As it stands in the list.'),
        name: z.string().describe('As it stands in the list.'),
        group: z.string().describe('As it stands in the list; may be empty.'),
        result: ClassResultSchema.nullable().describe('Null: nothing was handed in under this number.'),
      }),
    )
    .describe('In the order of the list.'),
  missing: z.number().int().describe('How many of them have not handed in.'),
  unlisted: z
    .array(
      ClassResultSchema.extend({
        submission_id: z.string().describe('Names the result.'),
        number: z.string().describe('As the taker typed it; may be empty.'),
        name: z.string().describe('As the taker typed it.'),
        suggestion: z
          .object({ number: z.string(), name: z.string() })
          .nullable()
          .describe('The one student of that name in the list who has no result yet; null where there is none.'),
      }),
    )
    .describe('Results whose number is not in the list: mistyped, left out or of somebody else. The newest first.'),
});
export type ClassList = z.output<typeof ClassListSchema>;

export const MatchResultBody = z.object({
  submission_id: z.string().min(1).max(60).describe('Of the result.'),
  number: StudentNumber.describe('Of somebody in the list.'),
});

export const ClassListBody = z.object({
  content: z
    .string()
    .max(classListMaxCharacters, `At most ${classListMaxCharacters.toLocaleString('en')} characters`)
    .describe(
      'CSV: number, name, group; the group may be left out, and so may a line of headings. At most 2,000 students.',
    ),
});
