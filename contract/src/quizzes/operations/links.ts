import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { Email } from '../../identity/auth/schemas.ts';
import { BatchesSchema, ClockSchema, NewBatchBody } from '../batches.ts';
import { CodeTargetSchema, GivenCodeSchema, QuizCodeParams, QuizLiveSchema, RunningClocksSchema } from '../live.ts';
import { QuizSchema } from '../quiz.ts';
import { hall } from './limits.ts';
import { LinkParams, QuizParams, TakerHeaders } from './params.ts';

export const linksOperations = {
  close: operation({
    summary: 'Close the link: nobody can begin any more; who has begun can still hand in, marked as late',
    params: QuizParams,
    response: QuizSchema,
  }),
  open: operation({ summary: 'Open a closed link again', params: QuizParams, response: QuizSchema }),
  renewLink: operation({
    summary: 'Give the quiz a new link, open; the old one, and the code for it, are dead at once',
    params: QuizParams,
    response: QuizSchema,
  }),
  giveCode: operation({
    summary: 'Give the quiz a short code for those who cannot scan; the one that it has, if it has one',
    params: QuizParams,
    response: GivenCodeSchema,
  }),
  findByCode: operation({
    forTakers: true,
    summary: 'Where a typed code leads; unknown, closed, renewed and taken-down quizzes answer alike',
    params: QuizCodeParams,
    response: CodeTargetSchema,
    errors: ['quiz_code_unknown', 'too_many_attempts'],
    limit: { max: 10_000, per: 'minute' },
  }),
  live: operation({
    summary: 'How many take the quiz now and have handed in, and until when; for a projector, so without names',
    params: QuizParams,
    response: QuizLiveSchema,
  }),
  batches: operation({
    summary: 'The groups that take a quiz at hours of their own, with how many of each are in; for its owner',
    params: QuizParams,
    response: BatchesSchema,
  }),
  addBatch: operation({
    summary: 'A group with a link, a code and hours of its own',
    params: QuizParams,
    body: NewBatchBody,
    status: 201,
    response: BatchesSchema,
    errors: ['batches_limit_reached'],
  }),
  removeBatch: operation({
    summary: 'End a group’s link and code; what was handed in stays',
    params: QuizParams.extend({ batchId: z.string().max(64).describe('The group’s id.') }),
    response: BatchesSchema,
  }),
  giveTime: operation({
    summary: 'More minutes for an address whose clock runs',
    params: QuizParams,
    body: z.object({
      student_email: Email.describe('As it stands among the running clocks.'),
      minutes: z.number().int().min(1).max(120).describe('Added to what it had.'),
    }),
    response: RunningClocksSchema,
  }),
  clock: operation({
    forTakers: true,
    summary: 'How long the clock of an address runs, without opening the quiz again',
    params: LinkParams,
    headers: TakerHeaders,
    response: ClockSchema,
    errors: ['quiz_not_available'],
    limit: hall,
  }),
  running: operation({
    summary: 'Whose clocks run in a timed quiz, and on how many devices each was opened; for its owner',
    params: QuizParams,
    response: RunningClocksSchema,
  }),
};
