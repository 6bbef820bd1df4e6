import { z } from 'zod';
import { operation } from '../../http/operation.ts';

/** A week of a sprint or a course as one file that needs no network, and the code that comes back from it. */

const Place = z.object({
  of: z.enum(['sprints', 'courses']),
  id: z.string().min(1).max(60).describe('The id of a sprint, or a course as addresses have it: mth-101.'),
  week: z.coerce.number().int().min(1).max(100),
});

const WeekFileSchema = z.object({
  name: z.string().describe('The name of the file.'),
  title: z.string().describe('What the week is called.'),
  bytes: z.number().int().describe('Of the file as it is sent on.'),
  lessons: z.number().int(),
  checks: z.number().int(),
  questions: z.number().int().describe('In its quiz.'),
  cards: z.number().int(),
  answers: z.number().int().describe('Written answers that are in it.'),
  left_out: z.number().int().describe('Written answers for which there was no room.'),
});
export type WeekFile = z.output<typeof WeekFileSchema>;

const BroughtLessonSchema = z.object({
  title: z.string(),
  course: z.string().describe('What the lesson belongs to: the code of a course, or the title of a sprint.'),
  answered: z.number().int(),
  right: z.number().int(),
});

const GivenUpSchema = z.enum(['changed', 'without_sprint', 'left_out', 'too_long']);
export type GivenUp = z.output<typeof GivenUpSchema>;

export const weekFilesOperations = {
  about: operation({
    summary: 'What a week as one file holds and weighs, before anybody loads it',
    params: Place,
    response: WeekFileSchema,
    errors: ['sprint_not_found', 'material_not_found', 'week_has_no_lessons'],
    limit: { max: 60, per: 'minute' },
  }),
  file: operation({
    summary: 'A week as one HTML file: lessons, checks, quiz, written answers and cards, without any request',
    params: Place,
    raw: 'text/html',
    errors: ['sprint_not_found', 'material_not_found', 'week_has_no_lessons'],
    limit: { max: 30, per: 'minute' },
  }),
  bring: operation({
    summary: 'What was answered in a file, from its code; each answer counts once and is marked as done outside',
    body: z.object({
      code: z.string().trim().min(1, 'Please enter your code').max(2000),
      start_sprint: z
        .boolean()
        .optional()
        .describe(
          'true: where the caller has no sprint of the course, one is started, and the code waits for its days.',
        ),
    }),
    response: z.object({
      lessons: z.array(BroughtLessonSchema).describe('Of those that were not here yet.'),
      added: z.number().int().describe('Answers that count from now on.'),
      right: z.number().int().describe('Of these, how many are right.'),
      known: z.number().int().describe('Answers that had been brought before.'),
      waiting: z
        .number()
        .int()
        .describe(
          'Lessons of the code that are being prepared: they are counted by themselves as soon as they are there.',
        ),
      skipped: z
        .number()
        .int()
        .describe('Lessons of the code that have changed since, or are in no sprint of the caller.'),
    }),
    errors: [
      'file_code_mistyped',
      'file_code_of_quiz',
      'file_code_older',
      'file_code_foreign',
      'file_code_without_sprint',
      'file_code_outdated',
      'file_codes_waiting',
      'sprint_limit_reached',
      'failed_to_track',
    ],
    limit: { max: 60, per: 'minute' },
  }),
  brought: operation({
    summary: 'What the caller brought from files, the newest first: done outside the app, and not proven by anybody',
    response: z.object({
      lessons: z.array(BroughtLessonSchema.extend({ brought_at: z.iso.datetime() })),
      waiting: z
        .array(z.object({ course: z.string().describe('The code of the course whose lessons are being prepared.') }))
        .describe('Codes whose lessons are not all there yet.'),
      given_up: z
        .array(z.object({ code: z.string(), course: z.string(), reason: GivenUpSchema }))
        .describe(
          'Codes that waited and wait no longer: none of their answers came in, or, left out, not all of them.',
        ),
    }),
  }),
};
