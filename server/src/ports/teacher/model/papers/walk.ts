import { z } from 'zod';
import type { UnsolvedQuestion, WalkThrough } from '../../port.ts';
import type { PaidContext } from '../client.ts';
import type { TaskDeps } from '../deps.ts';
import { ModelFailure } from '../failure.ts';
import { isFit } from '../topic/voice.ts';
import { canBePut, paperSheet, solver } from './paper-sheet.ts';

const WalkSchema = z.object({ hint: z.string(), step: z.string(), solution: z.string(), chosen: z.string() });

/** A question worked through with somebody: a hint, the first step, then all of it. One call, so that they fit together. */
export async function walkByModel(
  { client }: Pick<TaskDeps, 'client'>,
  question: UnsolvedQuestion,
  context: PaidContext,
): Promise<WalkThrough> {
  if (!canBePut(question)) throw new ModelFailure('refused');
  const sheet = paperSheet([question], null);
  const written = await client.generate(
    {
      purpose: 'solve',
      name: 'walk',
      schema: WalkSchema,
      system: solver,
      source: sheet.text,
      prompt: `Work through this question with the student, who is shown one part after the other.
- "hint": one or two sentences that say where to look or what to recall, and give nothing of the answer away.
- "step": the first step, worked, in at most 50 words; not yet the answer.
- "solution": all of it, step by step, in at most 120 words, ending with the answer.
- "chosen": the label of the option that is right; "none" where there are no options, or no one of them is right.`,
      maxOutputTokens: 1200,
    },
    context,
  );
  const parts = { hint: written.hint.trim(), step: written.step.trim(), solution: written.solution.trim() };
  if (!Object.values(parts).every(isFit)) throw new ModelFailure('malformed');
  return { ...parts, chosen: sheet.optionAt(0, written.chosen) };
}
