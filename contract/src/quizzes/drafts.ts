import { z } from 'zod';
import { DraftQuestionSchema, QuizQuestionSchema } from './quiz.ts';

/** Machine-made questions are drafts until their owner kept them. */

export const QuizDraftsSchema = z.object({
  quiz_id: z.string().describe('The quiz.'),
  title: z.string().describe('Its title.'),
  sources: z
    .array(z.string())
    .describe('The names of the files that it was made from, as far as they are there still.'),
  wanted: z.number().int().describe('How many questions the quiz shall have.'),
  kept: z.number().int().describe('How many of its questions are no drafts.'),
  drafts: z
    .array(QuizQuestionSchema)
    .describe('What is left to decide, the surest first: those in the quiz now, then those that wait for a place.'),
  asks_before_sharing: z.boolean().describe('As in the quiz.'),
});
export type QuizDrafts = z.output<typeof QuizDraftsSchema>;

const DraftDecisionSchema = z.object({
  question_id: z.string().max(64).describe('The draft. One that is gone is passed over.'),
  decision: z
    .enum(['keep', 'drop', 'another', 'undo'])
    .describe(
      '`keep` makes it a question; `drop` takes it out, and the surest that waits takes its place; `another` does so too, but the draft comes back at the end; `undo` makes it the first draft again.',
    ),
  question: DraftQuestionSchema.optional().describe('With `keep`: the question as its owner fixed it.'),
});
export type DraftDecision = z.output<typeof DraftDecisionSchema>;

export const DraftDecisions = z
  .object({ decisions: z.array(DraftDecisionSchema).min(1).max(100) })
  .describe('In their order. The same decision a second time changes nothing.');
