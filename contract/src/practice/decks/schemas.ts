import { z } from 'zod';
import { fileErrors } from '../../documents/file-errors.ts';
import { operation } from '../../http/operation.ts';
import { MakingSchema } from '../making.ts';
import { ReviewCardSchema } from '../review-card.ts';

const [longestFront, longestBack] = [500, 2000];

const CardSchema = z.object({
  id: z.string().describe('Also names it as a review.'),
  kind: z
    .enum(['meaning', 'name', 'list', 'why', 'steps', 'formula', 'gap', 'written'])
    .describe('What it asks for; `written` by the learner or with the lesson.'),
  front: z.string(),
  back: z.string().describe('A line each for the entries of a list.'),
  html: z
    .object({ front: z.string(), back: z.string() })
    .nullable()
    .describe('Safe HTML, where the texts hold formulas; null where they are plain.'),
  source: z.object({
    heading: z.string().describe('Where it stands; may be empty.'),
    sentence: z.string().describe('The words that it rests on; may be empty.'),
    section_id: z.string().nullable().describe('The section of the document to open.'),
  }),
  own: z.boolean().describe('The learner wrote it.'),
  card: ReviewCardSchema.nullable().describe('What the learner remembers of it; null until it was turned once.'),
});
export type RecallCard = z.output<typeof CardSchema>;

const DeckPlace = {
  document_id: z.string().min(1).max(64).optional().describe('The cards of a document …'),
  sprint_id: z.string().min(1).max(60).optional().describe('… or of a day of a sprint …'),
  day: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .optional()
    .describe('… counted from 1; without any, the learner’s own.'),
};

const Place = {
  document_id: z.string().nullable(),
  sprint_id: z.string().nullable(),
  day: z.number().nullable(),
};

const DeckSchema = z.object({
  ...Place,
  title: z.string().describe('Of the document, or of the day; empty for the learner’s own.'),
  exam_date: z.string().nullable().describe('yyyy-MM-dd, where the sprint has one: nothing is put off beyond it.'),
  cards: z.array(CardSchema).describe('In the order of the text, the learner’s own last.'),
  made: z.boolean().describe('Whether the teacher has looked for cards already; there may be none.'),
  making: MakingSchema.nullable().describe('While the cards are being made.'),
  failure: z
    .object({ code: z.string(), detail: z.string().describe('A sentence for people.') })
    .nullable()
    .describe('Why the last making gave no cards.'),
});
export type Deck = z.output<typeof DeckSchema>;

const DeckSummarySchema = z.object({
  ...Place,
  title: z.string(),
  cards: z.number().int(),
  fresh: z.number().int().describe('Never turned.'),
  due: z.number().int().describe('To be turned again now.'),
});
export type DeckSummary = z.output<typeof DeckSummarySchema>;

const DeckForm = z
  .custom<FormData>((value) => value instanceof FormData)
  .meta({
    type: 'object',
    properties: { file: { type: 'string', format: 'binary', description: 'The deck.' } },
    required: ['file'],
  });

const DeckImportedSchema = z.object({
  added: z.number().int().describe('Cards that are new; when they were due elsewhere is not brought along.'),
  changed: z.number().int().describe('Brought before, and now with the words of the file.'),
  same: z.number().int().describe('Here already.'),
  without_words: z.number().int().describe('Left out: a side has no words.'),
  asked_by_picture: z.number().int().describe('Left out: the front shows a picture, which a card can’t hold.'),
  too_long: z.number().int().describe('Left out: a side is longer than a card can be.'),
  pictures: z.number().int().describe('Left out of their cards.'),
  sounds: z.number().int().describe('Left out of their cards.'),
  tags: z.number().int().describe('How many different ones its notes have; none is kept.'),
});
export type DeckImported = z.output<typeof DeckImportedSchema>;

const Texts = {
  front: z
    .string()
    .trim()
    .min(1, 'Please write the question')
    .max(longestFront, `A question can have up to ${longestFront} characters`),
  back: z
    .string()
    .trim()
    .min(1, 'Please write the answer')
    .max(longestBack, `An answer can have up to ${longestBack} characters`),
};

const noPlace = ['document_not_found', 'sprint_not_found', 'day_not_found'] as const;
const byId = z.object({ id: z.string().min(1).max(60) });

const making = {
  body: z.object(DeckPlace),
  response: DeckSchema,
  limit: { max: 60, per: 'hour' },
} as const;

export const cardsOperations = {
  decks: operation({
    summary: 'Where the learner has cards, and how many are due',
    response: z.object({ decks: z.array(DeckSummarySchema) }),
  }),
  deck: operation({
    summary: 'The cards of a document, of a day, or the learner’s own',
    query: z.object(DeckPlace),
    response: DeckSchema,
    errors: noPlace,
  }),
  begin: operation({
    ...making,
    summary: 'Begin to make the cards of a document or a day, once at a time; the deck says how far it is',
    errors: [...noPlace, 'no_cards'],
  }),
  make: operation({
    ...making,
    summary:
      'Make the cards of a document or a day, and wait for them; what was made, changed or dropped before stays as it is',
    errors: [...noPlace, 'lesson_not_ready', 'no_cards', 'text_too_hard', 'system_error', 'busy'],
  }),
  add: operation({
    summary: 'A card of the learner’s own',
    body: z.object({
      ...DeckPlace,
      ...Texts,
      quote: z.string().trim().max(1000).optional().describe('The marked words that it is about.'),
    }),
    status: 201,
    response: CardSchema,
    errors: [...noPlace, 'cards_limit_reached'],
    limit: { max: 120, per: 'hour' },
  }),
  keepMissed: operation({
    summary:
      'Keep the questions that an attempt at a shared quiz missed as cards, due at once; the same attempt twice keeps them once',
    body: z.object({ attempt_token: z.string().min(1).max(500).describe('Of the attempt, which was handed in.') }),
    response: z.object({
      kept: z.number().int().describe('How many cards are new.'),
      missed: z.number().int().describe('How many questions were missed.'),
      title: z.string().describe('Of the quiz.'),
    }),
    errors: ['quiz_not_available', 'invalid_attempt', 'answers_not_shown', 'cards_limit_reached'],
    limit: { max: 60, per: 'hour' },
  }),
  edit: operation({
    summary: 'Change what a card says; when it comes back stays as it is',
    params: byId,
    body: z.object(Texts),
    response: CardSchema,
    errors: ['card_not_found'],
  }),
  remove: operation({
    summary: 'Drop a card; one that the teacher made is not made again',
    params: byId,
    status: 204,
    errors: ['card_not_found'],
  }),
  importFile: operation({
    summary: 'Bring the cards of an Anki deck (.apkg, up to 50 MB); brought again, they change instead of doubling',
    consumes: 'multipart',
    query: z.object(DeckPlace),
    body: DeckForm,
    response: DeckImportedSchema,
    errors: [...noPlace, ...fileErrors, 'file_not_a_deck', 'cards_limit_reached'],
    limit: { max: 60, per: 'hour' },
  }),
  exportFile: operation({
    summary: 'The cards as a file: CSV, a deck of Anki (.apkg), or text that Anki imports with its columns and tags',
    query: z.object({ ...DeckPlace, format: z.enum(['csv', 'anki', 'apkg']) }),
    raw: 'text/plain',
    errors: noPlace,
  }),
};
