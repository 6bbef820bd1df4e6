import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { MakingSchema } from '../../practice/making.ts';

/** Questions of a past paper solved by a language model; only where one is configured. */

const byId = z.object({ id: z.string().min(1).max(60).describe('The paper.') });
const question_id = z.string().min(1).max(60).describe('The question.');
const count = z.number().int();

const OutcomeSchema = z.object({
  proposed: count.describe('Keys that both solutions came to; their owner keeps or drops them.'),
  split: count.describe('The two solutions disagreed: these stay without a key.'),
  doubted: count.describe('Both solutions contradict the printed key, which stays.'),
  confirmed: count.describe('Both solutions came to the printed key.'),
  left: count.describe('Not solved this time.'),
  note: z.string().nullable().describe('Why some were not, in words for people.'),
});
export type SolvingOutcome = z.output<typeof OutcomeSchema>;

const SolvingSchema = z.object({
  is_offered: z.boolean().describe('This installation has a model that solves.'),
  making: MakingSchema.nullable().describe('While it goes on.'),
  failure: z.string().nullable().describe('Why the last try gave nothing, in words for people.'),
  outcome: OutcomeSchema.nullable().describe('What the last one that ended well came to.'),
});
export type PaperSolving = z.output<typeof SolvingSchema>;

const WalkSchema = z.object({
  hint: z.string(),
  step: z.string().describe('The first one, worked.'),
  solution: z.string(),
  option_id: z
    .string()
    .nullable()
    .describe('The option that it comes to; null where there are none, or none is right.'),
});
export type PaperWalk = z.output<typeof WalkSchema>;

const refusals = ['paper_not_found', 'paper_item_not_found', 'not_possible_here'] as const;

export const paperSolvingOperations = {
  get: operation({
    summary: 'How the solving of a paper goes on, or what it came to',
    params: byId,
    response: SolvingSchema,
    errors: ['paper_not_found'],
  }),
  begin: operation({
    summary: 'Have the questions with options solved twice by a model: without a key, then those with a printed one',
    params: byId,
    body: z.object({ question_id: question_id.optional().describe('This one alone.') }),
    response: SolvingSchema,
    errors: refusals,
    limit: { max: 20, per: 'hour' },
  }),
  walk: operation({
    summary: 'A question worked through by a model: a hint, a step, the solution. Nothing of it is kept',
    params: byId,
    body: z.object({ question_id }),
    response: WalkSchema,
    errors: [...refusals, 'not_solved'],
    limit: { max: 60, per: 'hour' },
  }),
};
