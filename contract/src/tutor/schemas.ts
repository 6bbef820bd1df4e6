import { z } from 'zod';
import { CitationSchema, OffersSchema } from '../documents/schemas.ts';
import { operation } from '../http/operation.ts';

const PathId = z.string().min(1).max(60).describe('The sprint.');
const DayRange = z
  .union([z.string().max(20), z.number()])
  .transform(String)
  .describe('1, or 1-2.');
const MaterialId = z.string().min(1).max(120).describe('{sprint}-w{week}-d{day range}.');

const TutorCitationSchema = CitationSchema.extend({
  lesson: z
    .object({
      name: z.string().describe('Week 2, day 9: Quadratic equations.'),
      day: z.number().int().nullable().describe('Its day in the sprint; null where the sprint leaves it out.'),
    })
    .nullable()
    .default(null)
    .describe('The lesson of the same course that it stands in; null for the one that is open.'),
});
export type TutorCitation = z.output<typeof TutorCitationSchema>;

const Turn = {
  stage: z.enum(['hint', 'step', 'answer']).describe('How much was told.'),
  more: z.boolean().describe('Something is held back: "Just tell me" gives it.'),
  offers: OffersSchema,
  kind: z.enum(['found', 'not_found']).describe('`not_found` where the lesson does not say.'),
  citations: z.array(TutorCitationSchema).describe('The places that it rests on.'),
  written: z
    .boolean()
    .default(false)
    .describe('The answer was written by the makers of the course, and not put together from the lesson’s sentences.'),
  asks: z
    .array(z.string())
    .default([])
    .describe('Questions of which the learner is asked which is meant: what to send by a tap.'),
};

const TutorCardSchema = z
  .object({ front: z.string(), back: z.string() })
  .nullable()
  .describe('A card that the tutor proposes; the learner may keep it (POST /cards).');

const MarkReason = z
  .enum(['wrong', 'unclear', 'off_topic', 'other', 'helped'])
  .describe('Not right; not understandable; not what was asked; anything else; or that it helped.');
export type MarkReason = z.output<typeof MarkReason>;

const ChatMessageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  is_user: z.boolean(),
  content: z.string().describe('Markdown where the assistant speaks.'),
  html: z.string().nullable().describe('The assistant’s text as harmless HTML.'),
  created_at: z.iso.datetime(),
  day: z.number().nullable().describe('The day that it was about.'),
  citations: Turn.citations,
  more: Turn.more,
  offers: Turn.offers,
  written: Turn.written,
  asks: Turn.asks,
  card: TutorCardSchema,
  marked: MarkReason.nullable().describe(
    'What the learner said of this answer: why it is bad, or that it helped; null where nothing.',
  ),
});
export type ChatMessage = z.output<typeof ChatMessageSchema>;

const TutorAnswerSchema = z.object({
  id: z.string(),
  response: z.string().describe('Markdown.'),
  html: z.string().describe('The same as harmless HTML.'),
  ...Turn,
  card: TutorCardSchema,
  note: z.string().nullable().describe('For the learner: that the built-in teacher took over, say.'),
  created_at: z.iso.datetime(),
});
export type TutorReply = z.output<typeof TutorAnswerSchema>;

const PromptsSchema = z.object({ prompts: z.array(z.string()).describe('Questions that the lesson answers.') });

export const assistantOperations = {
  history: operation({
    summary: 'What was said about a sprint, the oldest first',
    query: z.object({ learning_path_id: PathId }),
    response: z.object({ messages: z.array(ChatMessageSchema) }),
    errors: ['sprint_not_found'],
  }),
  clearHistory: operation({
    summary: 'Forget what was said about a sprint',
    query: z.object({ learning_path_id: PathId }),
    status: 204,
    errors: ['sprint_not_found'],
  }),
  mark: operation({
    summary: 'Say that an answer of the tutor is bad, and why, or that it helped; a second time changes it',
    params: z.object({ messageId: z.string().min(1).max(60).describe('An answer of the tutor that was kept.') }),
    body: z.object({
      reason: MarkReason,
      words: z.string().trim().max(500, 'At most 500 characters').default('').describe('What is wrong with it.'),
    }),
    status: 204,
    errors: ['not_found'],
    limit: { max: 60, per: 'hour' },
  }),
  promptsForMaterial: operation({
    summary: 'Questions to begin with, about one day',
    params: z.object({ materialId: MaterialId }),
    response: PromptsSchema,
    errors: ['sprint_not_found', 'day_not_found', 'lesson_not_ready'],
  }),
  promptsForPath: operation({
    summary: 'Questions to begin with, about the day named or the one to study now',
    params: z.object({ id: PathId }),
    query: z.object({
      week_number: z.coerce.number().int().min(1).max(60).optional(),
      day_range: z.string().max(20).optional(),
    }),
    response: PromptsSchema,
    errors: ['sprint_not_found', 'day_not_found', 'lesson_not_ready'],
  }),
  ask: operation({
    summary:
      'Ask the tutor about a day. With `Accept: text/event-stream` the answer comes as events: `text` {text}, `restart` (forget what was shown), then `done` with this answer, or `error` {detail, code}',
    query: z.object({ learning_path_id: PathId, material_id: MaterialId.optional() }),
    body: z.object({
      prompt: z.string().trim().min(1, 'Please type a question').max(2000, 'A question can have up to 2000 characters'),
      save_conversation: z.boolean().default(true),
      conversation_context: z
        .object({
          learning_path_id: PathId.optional(),
          material_id: MaterialId.nullish(),
          week_number: z.number().int().nullish(),
          day_range: DayRange.nullish(),
          section: z.string().max(300).nullish().describe('The heading of the section that is in view.'),
        })
        .optional()
        .describe('Which day is open; where it is left out, the material or the day to study now.'),
    }),
    response: TutorAnswerSchema,
    errors: ['sprint_not_found', 'day_not_found', 'lesson_not_ready', 'busy'],
    limit: { max: 60, per: 'minute' },
  }),
};
