import { z } from 'zod';
import { QuestionStatsSchema, QuizStatsSchema, ShareableSchema } from './results.ts';

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

export const QuizLiveSchema = ShareableSchema.extend({
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

export const RunningClocksSchema = z.object({
  running: z
    .array(
      z.object({
        student_email: z.string().describe('As it was typed; anyone can have done so.'),
        began_at: z.iso.datetime().describe('Since when its clock runs.'),
        opened: z.number().int().describe('How often the quiz was opened under it since then.'),
        extra_minutes: z.number().int().describe('What its owner has added to its time.'),
        devices: z.number().int().describe('On how many devices, as far as they can be told apart.'),
      }),
    )
    .describe('Not yet submitted; the newest first, at most 1,000.'),
});
export type RunningClocks = z.output<typeof RunningClocksSchema>;

export const HallResultsSchema = QuizStatsSchema.pick({
  attempts: true,
  averageScore: true,
  medianScore: true,
  distribution: true,
}).extend({
  questions: z
    .array(
      QuestionStatsSchema.pick({
        question_id: true,
        question: true,
        html: true,
        picture: true,
        answered: true,
        options: true,
        unanswered: true,
      }).extend({
        typed: z
          .object({
            key: z.string().describe('What is right.'),
            right: z.number().int().describe('How many typed that.'),
            wrong: z.number().int().describe('How many typed something else.'),
            unread: z.number().int().describe('How many typed what could not be read.'),
          })
          .optional()
          .describe('Only where the answer is typed. What was typed wrongly is not for a wall: anyone types anything.'),
      }),
    )
    .describe('The questions as they are now, by the right answers of today.'),
});
export type HallResults = z.output<typeof HallResultsSchema>;
