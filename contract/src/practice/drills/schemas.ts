import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { SentAt } from '../../sent-at.ts';
import { RichQuestionSchema } from '../../sprints/parts.ts';
import { TypedKeySchema } from '../../typed-key.ts';
import { Answered } from '../answered.ts';

/** So many draws of each template were proven before they are asked. */
const mostSeed = 200;
const Seed = z.number().int().min(1).max(mostSeed);

const DrillQuestionSchema = z.object({
  id: z.string().describe('Of the question in its bank, or of the template.'),
  seed: Seed.nullable().describe('Of a template: which draw it is; the same seed is the same question.'),
  name: z
    .string()
    .describe('Follows from what is asked: sent back, it keeps an answer from being counted for another question.'),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  section: z
    .string()
    .nullable()
    .describe('The heading in the lesson below which it is explained; null where no part stands out.'),
  question: z.string(),
  options: z.array(z.string()).describe('The texts to choose from, in order; none where the answer is typed.'),
  correct_answer: z.string().describe('The text of the right option, or the key of what is typed.'),
  typed: TypedKeySchema.optional().describe('What judges a typed answer.'),
  html: RichQuestionSchema.extend({ step: z.string().optional().describe('The first step, worked.') }).describe(
    'Its texts as safe HTML. Of a typed question `why` says first why the key is right, then what led to each slip.',
  ),
});
export type DrillQuestion = z.output<typeof DrillQuestionSchema>;

const DrillSchema = z.object({
  title: z.string().describe('Of the day.'),
  sprint_title: z.string(),
  questions: z.array(DrillQuestionSchema).describe('Enough of them for a round without a network.'),
});
export type Drill = z.output<typeof DrillSchema>;

export const drillsOperations = {
  open: operation({
    summary: 'Questions about a day of a sprint to practise until it sits, with other numbers each round',
    params: z.object({ sprint_id: z.string().min(1).max(60), day: z.coerce.number().int().min(1).max(1000) }),
    query: z.object({ round: z.coerce.number().int().min(0).max(100_000).default(0) }),
    response: DrillSchema,
    errors: ['sprint_not_found', 'day_not_found', 'lesson_not_ready', 'no_questions'],
    limit: { max: 120, per: 'minute' },
  }),
  answer: operation({
    summary: 'Answers given while practising; judged here, and each counts once',
    body: z.object({
      sprint_id: z.string().min(1).max(60),
      day: z.number().int().min(1).max(1000),
      answers: z
        .array(
          z.object({
            question_id: z.string().min(1).max(200),
            seed: Seed.nullable(),
            name: z
              .string()
              .max(20)
              .optional()
              .describe(
                'As the question had it; where the same id asks something else by now, the answer is not counted.',
              ),
            ...Answered,
          }),
        )
        .min(1)
        .max(50),
      sent_at: SentAt,
    }),
    response: z.object({
      results: z
        .array(z.object({ event_id: z.string(), is_correct: z.boolean(), due: z.iso.datetime() }))
        .describe('Of the answers that could be read to questions that are still asked.'),
    }),
    errors: ['sprint_not_found', 'day_not_found', 'lesson_not_ready'],
  }),
};
