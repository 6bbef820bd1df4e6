import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { Email } from '../../identity/auth/schemas.ts';
import { ClassListBody, ClassListSchema, MatchResultBody } from '../class-list.ts';
import { HallResultsSchema } from '../live.ts';
import { QuizStatsSchema, RegradeSchema } from '../results.ts';
import { fileLimit, quizBodyLimit } from './limits.ts';
import { QuizParams } from './params.ts';

export const resultsOperations = {
  hallResults: operation({
    summary: 'What a hall may see of the results: the spread of scores and what was chosen, without names',
    params: QuizParams,
    response: HallResultsSchema,
  }),
  stats: operation({
    summary: 'What takers did: scores, their spread, each question’s difficulty, discrimination and weaknesses',
    params: QuizParams,
    response: QuizStatsSchema,
  }),
  regrade: operation({
    summary: 'Grade the results that are there already by the right answers as they are now; a second time, nothing',
    params: QuizParams,
    response: RegradeSchema.describe('What was changed.'),
  }),
  grantAttempt: operation({
    summary: 'Let an address take the quiz once more, where it takes one attempt of each; its clock starts anew too',
    params: QuizParams,
    body: z.object({ student_email: Email.describe('As it stands in the results.') }),
    response: z.object({ success: z.literal(true).describe('It may hand in another attempt.') }),
  }),
  resultsCsv: operation({
    summary: 'Every result as CSV; no cell can be taken for a formula',
    params: QuizParams,
    raw: 'text/csv',
    limit: { max: 120, per: 'hour' },
  }),
  classList: operation({
    summary: 'The class of a quiz with the best result under each number, who is missing, and results of nobody in it',
    params: QuizParams,
    response: ClassListSchema,
  }),
  putClassList: operation({
    summary:
      'Read the list of the class from CSV; it replaces the one before, or nothing is changed and lines are named',
    params: QuizParams,
    body: ClassListBody,
    response: ClassListSchema,
    bodyLimit: quizBodyLimit,
    errors: ['file_too_slow'],
    limit: fileLimit,
  }),
  matchResult: operation({
    summary: 'Count a result for somebody in the list of the class, by whose number it is kept from then on',
    params: QuizParams,
    body: MatchResultBody,
    response: ClassListSchema,
  }),
  removeClassList: operation({
    summary: 'Forget the list of the class; results stay',
    params: QuizParams,
    status: 204,
  }),
  classCsv: operation({
    summary:
      'The class by number with its results as CSV, the missing ones included; no cell can be taken for a formula',
    params: QuizParams,
    raw: 'text/csv',
    limit: { max: 120, per: 'hour' },
  }),
};
