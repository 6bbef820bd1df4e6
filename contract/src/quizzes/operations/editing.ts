import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { DraftDecisions, QuizDraftsSchema } from '../drafts.ts';
import { DraftQuestions, ListedQuizSchema, QuizSchema, QuizSettingsSchema, QuizTitle } from '../quiz.ts';
import { RegradeSchema } from '../results.ts';
import { generationLimit, quizBodyLimit } from './limits.ts';
import { QuizParams } from './params.ts';

export const editingOperations = {
  list: operation({
    summary: 'The caller’s own quizzes with what takers did so far, newest first',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50).describe('How many at most.'),
      before: z.string().max(64).optional().describe('`next` of the page before.'),
    }),
    response: z.object({
      quizzes: z.array(ListedQuizSchema).describe('Newest first.'),
      next: z.string().nullable().describe('For the next page; null on the last.'),
    }),
  }),
  drawFormulas: operation({
    summary: 'Draw the formulas in texts that are being written, without saving them',
    body: z.object({ texts: z.array(z.string().max(4000)).max(100).describe('Questions, options, explanations.') }),
    response: z.object({
      html: z
        .array(z.string().nullable())
        .describe('Each text as safe HTML, in the order sent; null for one without formulas.'),
    }),
    bodyLimit: quizBodyLimit,
    limit: { max: 120, per: 'minute' },
  }),
  create: operation({
    summary: 'Make a quiz of own or imported questions; costs no token',
    body: z.object({ title: QuizTitle, questions: DraftQuestions, settings: QuizSettingsSchema.partial().optional() }),
    status: 201,
    response: QuizSchema,
    bodyLimit: quizBodyLimit,
    limit: { max: 300, per: 'hour' },
  }),
  update: operation({
    summary: 'Change a quiz: title, the whole list of questions, or settings; what is left out stays',
    params: QuizParams,
    body: z.object({
      version: z.number().int().describe('Of the quiz as it was loaded.'),
      title: QuizTitle.optional(),
      questions: DraftQuestions.optional().describe(
        'The whole list in its new order. A question whose options change is a new question to the statistics; one whose key alone changes stays the same, and its results can be regraded.',
      ),
      settings: QuizSettingsSchema.partial().optional(),
    }),
    response: QuizSchema.extend({
      notice: z.string().nullable().describe('What the change means for results that are there already.'),
      regrade: RegradeSchema.nullable().describe('What regrading would change; null where it would change nothing.'),
    }),
    errors: ['edit_conflict'],
    bodyLimit: quizBodyLimit,
  }),
  remove: operation({
    summary: 'Delete a quiz with all its results; its link then says that it is not available',
    params: QuizParams,
    status: 204,
  }),
  regenerateQuestion: operation({
    summary: 'Replace one question by another one from the same document',
    params: QuizParams.extend({ questionId: z.string().max(64).describe('The question to replace.') }),
    body: z.object({ version: z.number().int().describe('Of the quiz as it was loaded.') }),
    response: QuizSchema,
    errors: ['edit_conflict', 'no_other_question', 'no_source', 'document_not_found', 'system_error'],
    limit: generationLimit,
  }),
  strikeQuestion: operation({
    summary: 'Take a question out of the quiz and out of every result; a second time, nothing',
    params: QuizParams.extend({ questionId: z.string().max(64).describe('The question to take out.') }),
    response: z.object({ results: z.number().int().describe('How many results were counted again without it.') }),
    errors: ['last_question'],
  }),
  drafts: operation({
    summary: 'The machine-made questions of a quiz that its owner has not kept yet, and those that wait for a place',
    params: QuizParams,
    response: QuizDraftsSchema,
  }),
  decide: operation({
    summary: 'Keep, fix, drop or put off drafts; what is decided already is left as it is',
    params: QuizParams,
    body: DraftDecisions,
    response: QuizDraftsSchema,
    bodyLimit: quizBodyLimit,
  }),
  shareDrafts: operation({
    summary: 'Say that the quiz may be shared with the drafts in it; asked for once',
    params: QuizParams,
    response: QuizSchema,
  }),
};
