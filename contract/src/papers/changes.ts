import { z } from 'zod';
import { AnswerKindSchema, LastChangeSchema, longest, mostOptions, PaperItemSchema } from './paper.ts';

/** What can be done to what was read of a paper, one thing at a time. */

const item_id = z.string().min(1).max(60).describe('The question or stray line.');
const text = (most: number) => z.string().trim().max(most, `This can have up to ${most} characters`);

export const PaperChangeSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('key'),
    item_id,
    option_id: z.string().max(60).nullable().describe('The right option; null takes the key away.'),
  }),
  z.object({
    do: z.literal('topic'),
    item_id,
    topic: text(longest.topic).min(1).nullable().describe('Null: about none of them.'),
  }),
  z.object({
    do: z.literal('edit'),
    item_id,
    number: text(longest.number),
    text: text(longest.question).min(1, 'Please write the question'),
    options: z
      .array(
        z.object({
          id: z.string().max(60).optional().describe('Of an option that was there before.'),
          text: text(longest.option).min(1, 'Please write the option'),
        }),
      )
      .max(mostOptions, `A question can have up to ${mostOptions} options`),
    answer: text(longest.answer).nullable().describe('The right answer in words, where there are no options.'),
    answer_kind: AnswerKindSchema.optional(),
    explanation: text(longest.answer).nullable(),
  }),
  z.object({
    do: z.literal('split'),
    item_id,
    at: z
      .number()
      .int()
      .min(1)
      .max(20_000)
      .describe('Where the second one begins, in characters of the question with a line for each option.'),
  }),
  z.object({ do: z.literal('join'), item_id, with: z.enum(['before', 'after']) }),
  z.object({ do: z.literal('fine'), item_id }),
  z.object({ do: z.literal('part'), item_id, parted: z.boolean() }),
  z.object({ do: z.literal('ask'), item_id }).describe('A stray line is a question after all.'),
  z.object({ do: z.literal('delete'), item_id }),
]);
export type PaperChange = z.output<typeof PaperChangeSchema>;

export const ChangedSchema = z.object({
  version: z.number().int(),
  at: z.number().int().describe('From this place on …'),
  removed: z.number().int().describe('… so many items go …'),
  items: z.array(PaperItemSchema).describe('… and these come instead.'),
  undo: LastChangeSchema,
});
export type PaperChanged = z.output<typeof ChangedSchema>;

export const AnswersAddedSchema = ChangedSchema.extend({
  paper_id: z.string().describe('The paper that has them now.'),
  answered: z.number().int().describe('How many of its questions the file answers.'),
});
export type AnswersAdded = z.output<typeof AnswersAddedSchema>;
