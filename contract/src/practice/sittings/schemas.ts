import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { SentAt } from '../../sent-at.ts';
import { TypedKeySchema } from '../../typed-key.ts';

const mostQuestions = 200;

const SourceSchema = z.object({
  kind: z
    .enum(['day', 'quiz', 'paper'])
    .describe('A mock examination or another day of a sprint, a quiz of one’s own, or past questions.'),
  id: z.string().min(1).max(120).describe('Names it among its kind; sittings of the same source are compared.'),
});
export type SittingSource = z.output<typeof SourceSchema>;

const KeyStatusSchema = z
  .enum(['printed', 'own', 'shared', 'model', 'bank', 'none'])
  .describe(
    'Where the key comes from: the file, the owner, whoever shared it, a model, our own bank; `none` where there is no key.',
  );
export type KeyStatus = z.output<typeof KeyStatusSchema>;

const ShownSchema = z.object({
  id: z.string().min(1).max(100).describe('Names the question within its source.'),
  text: z.string().max(8000).describe('What was asked.'),
  options: z
    .array(z.object({ id: z.string().min(1).max(2000), text: z.string().max(2000) }))
    .max(9)
    .describe('In the order in which they were shown; empty for a question that is typed or answered in writing.'),
  typed: TypedKeySchema.optional().describe('Of a typed question: what judges it.'),
  key: z
    .string()
    .max(2000)
    .nullable()
    .describe('The id of the right option, or the key of what is typed; null where there is no key.'),
  key_status: KeyStatusSchema,
  chosen: z.string().max(2000).nullable().describe('The id of the chosen option, or what was typed; null for none.'),
  topic: z.string().max(300).nullable().describe('What it is about, where that is known.'),
  explanation: z.string().max(4000).describe('Why the key is right; may be empty.'),
  seconds: z.number().int().min(0).max(86_400).describe('How long it was on the screen.'),
  flagged: z.boolean().describe('Flagged when it was handed in.'),
});
export type ShownQuestion = z.output<typeof ShownSchema>;

const SittingBody = z.object({
  id: z.string().min(8).max(60).describe('The device’s own name of the sitting; one that is sent twice counts once.'),
  source: SourceSchema,
  assessment_id: z.string().max(60).optional().describe('Of a day: the quiz that its questions are of.'),
  is_whole: z
    .boolean()
    .describe('Every question of the source was asked; the quiz of a day is then handed in with it.'),
  title: z.string().trim().min(1).max(300).describe('What was sat.'),
  minutes: z.number().int().min(1).max(600).nullable().describe('The time it had; null for no limit.'),
  began_at: z.iso.datetime({ offset: true }).describe('By the clock of the device.'),
  handed_in_at: z.iso.datetime({ offset: true }).describe('By the clock of the device.'),
  sent_at: SentAt,
  shown: z.array(ShownSchema).min(1).max(mostQuestions).describe('Every question in the order in which it was shown.'),
});
export type SittingToStore = z.input<typeof SittingBody>;

const TallySchema = z.object({
  topic: z.string().nullable().describe('null: of no topic.'),
  right: z.number().int(),
  marked: z.number().int().describe('How many could be marked.'),
});

const SittingSchema = z.object({
  id: z.string(),
  title: z.string(),
  minutes: z.number().int().nullable(),
  began_at: z.iso.datetime(),
  handed_in_at: z.iso.datetime(),
  asked: z.number().int().describe('How many questions it had.'),
  marked: z.number().int().describe('How many of them have a key.'),
  right: z.number().int().describe('As the server counted it, from what was shown and chosen.'),
  topics: z.array(TallySchema),
});
export type StoredSitting = z.output<typeof SittingSchema>;

export const sittingsOperations = {
  handIn: operation({
    summary: 'Store a sitting of one’s own, once; what was missed joins the reviews',
    body: SittingBody,
    response: SittingSchema.extend({
      achievements: z.array(z.object({ name: z.string(), description: z.string() })).describe('Earned by this result.'),
    }),
    bodyLimit: 2 * 1024 * 1024,
    limit: { max: 60, per: 'minute' },
  }),
  list: operation({
    summary: 'One’s own sittings of a source, the newest first',
    query: z.object({
      kind: SourceSchema.shape.kind,
      id: SourceSchema.shape.id,
    }),
    response: z.object({ sittings: z.array(SittingSchema).describe('At most twenty.') }),
  }),
};
