import { z } from 'zod';
import { QuizSummarySchema } from './quiz.ts';

/** A quiz in a hall: the code that is typed, and what the projector shows while it is being taken. */

export const QuizCodeParams = z.object({
  code: z
    .string()
    .max(64)
    .describe('As it was typed: small or capital, with or without spaces and dashes. S, B and Z count as 5, 8 and 2.'),
});

const ShortCode = z.string().describe('Six letters and digits to type at `/q`.');

export const GivenCodeSchema = z.object({
  code: ShortCode.describe('The same every time, until the link is renewed.'),
});

export const CodeTargetSchema = z.object({
  link: z.string().describe('Path of the public page on this origin, such as `/quiz/…`.'),
});

export const QuizLiveSchema = QuizSummarySchema.pick({
  quiz_id: true,
  title: true,
  link: true,
  status: true,
  question_count: true,
  draft_count: true,
  asks_before_sharing: true,
}).extend({
  lecturer_name: z.string().describe('Who made it.'),
  code: ShortCode.nullable().describe('Null until it is given one, and again when its link was renewed.'),
  taking: z
    .number()
    .int()
    .describe('Who began at this link and has not handed in, as far as their browsers said so; at most 5,000.'),
  handed_in: z.number().int().describe('Submissions so far.'),
  time_limit_minutes: z.number().int().nullable().describe('For each attempt; null: no limit.'),
  ends_at: z.iso
    .datetime()
    .nullable()
    .describe('When it closes, or else when the last clock that runs is over. Null where no end is known.'),
  server_time: z.iso.datetime().describe('For the countdown, whatever the projector’s clock says.'),
});
export type QuizLive = z.output<typeof QuizLiveSchema>;
