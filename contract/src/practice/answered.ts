import { z } from 'zod';
import { TypedAnswerSchema } from '../typed-key.ts';

/** An answer to a question of one's own practice, as every place sends it. */
export const Answered = {
  selected_answer: z.string().max(2000).nullable().describe('The text of the chosen option; null for none.'),
  typed_answer: TypedAnswerSchema.optional().describe(
    'To a typed question: what was typed, which is what counts. The selected answer is then the key where the phone found it right.',
  ),
  hinted: z.boolean().optional().describe('A hint was taken.'),
  answered_at: z.iso.datetime({ offset: true }).optional().describe('For what was answered without a network.'),
  event_id: z.string().min(1).max(100).describe('Makes an answer that is sent twice count once.'),
};
