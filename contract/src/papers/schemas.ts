import { z } from 'zod';
import { fileErrors } from '../documents/file-errors.ts';
import { operation } from '../http/operation.ts';
import { SentAt } from '../sent-at.ts';
import { TypedAnswerSchema } from '../typed-key.ts';
import { AnswersAddedSchema, ChangedSchema, PaperChangeSchema } from './changes.ts';
import { PaperFacts, PaperKindSchema, PaperListSchema, PaperSchema } from './paper.ts';

const PaperForm = z
  .custom<FormData>((value) => value instanceof FormData)
  .meta({
    type: 'object',
    properties: { file: { type: 'string', format: 'binary', description: 'The paper.' } },
    required: ['file'],
  });

const byId = z.object({ id: z.string().min(1).max(60).describe('The paper.') });
const Course = z.string().trim().max(120, 'A course can have up to 120 characters');

/** Longer than any paper; a book is a document. */
const longestText = 200_000;

/** So many papers a key may be tried on. */
const mostAnswered = 20;

const refusals = ['papers_limit_reached', 'paper_without_questions', 'paper_only_answers'] as const;

export const papersOperations = {
  bring: operation({
    summary: 'Bring a past paper as a file of up to 50 MB and have its questions read',
    consumes: 'multipart',
    query: z.object({
      course: Course.optional().describe('Where the page knows it; otherwise the paper’s head says.'),
    }),
    body: PaperForm,
    status: 201,
    response: PaperSchema,
    errors: [...refusals, ...fileErrors],
    limit: { max: 120, per: 'hour' },
  }),
  bringText: operation({
    summary: 'Bring a past paper as text, or from a document that was uploaded before',
    body: z
      .object({
        text: z.string().max(longestText, 'This text is too long for one paper').optional(),
        document_id: z.string().min(1).max(64).optional(),
        course: Course.optional(),
      })
      .refine(({ text = '', document_id }) => text.trim() !== '' || document_id !== undefined, {
        message: 'Please paste or type the questions',
        path: ['text'],
      }),
    bodyLimit: 4 * longestText,
    status: 201,
    response: PaperSchema,
    errors: [...refusals, 'text_too_hard', 'busy', 'document_not_found', 'file_too_long'],
    limit: { max: 120, per: 'hour' },
  }),
  addAnswers: operation({
    summary: 'Add the answers of a file to the one of these papers that they fit; they count as printed',
    consumes: 'multipart',
    query: z.object({
      papers: z
        .string()
        .min(1)
        .max(60 * mostAnswered)
        .describe('The ids of the papers that it may belong to, with commas; of two that fit alike the first.'),
    }),
    body: PaperForm,
    response: AnswersAddedSchema,
    errors: [
      'paper_not_found',
      'paper_without_answers',
      'paper_answers_unfit',
      'paper_answers_are_pictures',
      ...fileErrors,
    ],
    limit: { max: 120, per: 'hour' },
  }),
  list: operation({ summary: 'The papers that the learner brought', response: PaperListSchema }),
  get: operation({
    summary: 'A paper with its questions',
    params: byId,
    query: z.object({ printed: z.stringbool().default(false).describe('With the lines as they stand in the file.') }),
    response: PaperSchema,
    errors: ['paper_not_found'],
  }),
  update: operation({
    summary: 'Change what is known of a paper; topics that nobody chose are looked for anew with a new course',
    params: byId,
    body: z.object({
      course: Course.optional(),
      kind: PaperKindSchema.optional(),
      year: z
        .string()
        .trim()
        .regex(/^(19|20)\d\d(\/(19|20)\d\d)?$/, 'Please write a year such as 2023/2024 or 2024')
        .nullable()
        .optional(),
      semester: PaperFacts.semester.unwrap().trim().max(40).nullable().optional(),
    }),
    response: PaperSchema,
    errors: ['paper_not_found'],
  }),
  remove: operation({
    summary: 'Delete a paper; what of it comes back in the reviews stays',
    params: byId,
    status: 204,
    errors: ['paper_not_found'],
  }),
  download: operation({
    summary: 'The file as it was brought',
    params: byId,
    raw: 'application/octet-stream',
    errors: ['paper_not_found'],
  }),
  change: operation({
    summary: 'Mend what was read: key, topic, words, split, join, delete',
    params: byId,
    body: PaperChangeSchema,
    response: ChangedSchema,
    errors: ['paper_not_found', 'paper_item_not_found', 'not_possible_here'],
  }),
  undo: operation({
    summary: 'Undo the last change; without one, nothing happens',
    params: byId,
    response: ChangedSchema,
    errors: ['paper_not_found'],
  }),
  answer: operation({
    summary: 'Answers to questions of papers; misses come back in the reviews',
    body: z.object({
      answers: z
        .array(
          z.object({
            paper_id: z.string().min(1).max(60),
            question_id: z.string().min(1).max(60),
            option_id: z.string().max(60).nullable().describe('What was chosen, if anything.'),
            typed_answer: TypedAnswerSchema.optional().describe(
              'Where the answer is typed: what was typed and could be read; empty where the answer was looked at instead.',
            ),
            mark: z
              .enum(['right', 'wrong', 'unsure'])
              .optional()
              .describe('The learner’s own, where the question has no key among its options.'),
            event_id: z.string().min(1).max(60).describe('The same answer counts once.'),
            answered_at: z.iso.datetime().optional().describe('For what was answered without a network.'),
          }),
        )
        .min(1)
        .max(50),
      sent_at: SentAt,
    }),
    response: z.object({
      results: z.array(
        z.object({
          question_id: z.string(),
          is_right: z.boolean().nullable().describe('Null where nothing is marked.'),
          due: z.string().nullable().describe('When it comes back in the reviews; null where it does not.'),
        }),
      ),
    }),
  }),
};
