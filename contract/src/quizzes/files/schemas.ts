import { z } from 'zod';
import { operation } from '../../http/operation.ts';

/** A practice quiz as one file without its keys, and the codes of those who sat it there. */

/** With what a chat writes around them. */
const mostCharacters = 60_000;
const mostBytes = 256 * 1024;

const Params = z.object({ id: z.string().max(64) });

const QuizFileSchema = z.object({
  name: z.string().describe('The name of the file.'),
  bytes: z.number().int().describe('Of the file as it is sent on.'),
  questions: z.number().int(),
  typed: z.number().int().describe('Questions whose answer is typed.'),
  same_numbers: z
    .number()
    .int()
    .describe(
      'Questions whose numbers differ from student to student by the link, and are the same for all in a file.',
    ),
});
export type QuizFile = z.output<typeof QuizFileSchema>;

const BroughtCodeSchema = z.object({
  code: z.string().describe('How it begins, to find it again.'),
  is: z
    .enum(['counted', 'older', 'known', 'mistyped', 'foreign', 'outdated'])
    .describe(
      '`counted`; `older`: counted too, by the questions before a change; `known`: counted before; `mistyped`: a sign is wrong or missing; `foreign`: of another quiz, or of a week; `outdated`: its questions are kept no longer.',
    ),
  name: z.string().nullable().describe('By the word of whoever sat it; null where that cannot be read or is foreign.'),
  correct: z.number().int().nullable().describe('Right answers; null where it was not counted now.'),
  total: z.number().int().nullable().describe('Questions that count.'),
});
export type BroughtCode = z.output<typeof BroughtCodeSchema>;

const refusals = ['quiz_file_examination', 'quiz_not_available'] as const;

export const quizFilesOperations = {
  about: operation({
    summary: 'What a practice quiz as one file holds and weighs, or why it cannot leave as one',
    params: Params,
    response: QuizFileSchema,
    errors: [...refusals, 'quiz_not_open', 'quiz_file_too_long'],
    limit: { max: 60, per: 'minute' },
  }),
  file: operation({
    summary: 'A practice quiz as one HTML file that asks nobody for anything: questions and options, no keys',
    params: Params,
    raw: 'text/html',
    errors: [...refusals, 'quiz_not_open', 'quiz_file_too_long'],
    limit: { max: 30, per: 'minute' },
  }),
  take: operation({
    forTakers: true,
    summary: 'In a class on one laptop: the same file for whoever takes the quiz by its link; elsewhere there is none',
    params: z.object({ id: z.string().max(64).describe('The id in the link.') }),
    raw: 'text/html',
    errors: [...refusals, 'quiz_not_open', 'quiz_file_too_long', 'not_found'],
    // A router may give a whole class one address.
    limit: { max: 120, per: 'minute' },
  }),
  bring: operation({
    summary: 'Result codes from a text, 200 at most: each is marked here, counts once and is kept as done outside',
    params: Params,
    body: z.object({
      text: z
        .string()
        .min(1, 'Please paste the codes')
        .max(mostCharacters, `At most ${mostCharacters.toLocaleString('en')} characters`)
        .describe('One code a line, or with the words of a chat around them.'),
    }),
    response: z.object({ codes: z.array(BroughtCodeSchema).describe('In the order of the text.') }),
    errors: [...refusals, 'quiz_codes_missing', 'quiz_codes_too_many'],
    bodyLimit: mostBytes,
    limit: { max: 30, per: 'minute' },
  }),
};
