import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { Email } from '../../identity/auth/schemas.ts';
import { ReportBody } from '../../sharing/report.ts';
import { PublicQuizSchema, QuizSchema } from '../quiz.ts';
import { SubmissionBody, SubmissionResultSchema, Taker } from '../results.ts';
import { hall, quizBodyLimit } from './limits.ts';
import { HandInHeaders, LinkParams, StudentHeaders } from './params.ts';

const get = operation({
  forTakers: true,
  summary: 'A quiz: with its answers to its owner, without them and with an attempt token to everyone else',
  params: LinkParams,
  headers: StudentHeaders,
  response: z.discriminatedUnion('view', [QuizSchema, PublicQuizSchema]),
  errors: ['quiz_not_available', 'already_submitted'],
  limit: hall,
});

const Accepted = z.object({ message: z.string().describe('The same sentence, whatever is known of the quiz.') });

export const takingOperations = {
  get,
  getFree: get,
  submit: operation({
    forTakers: true,
    summary:
      'Hand in an attempt; graded here, stored once for each attempt. An access token whose time is over will do: a full server need not renew it first',
    evenExpired: true,
    headers: HandInHeaders,
    body: SubmissionBody,
    response: SubmissionResultSchema,
    errors: ['quiz_not_available', 'quiz_not_open', 'already_submitted', 'invalid_attempt', 'too_many_attempts'],
    bodyLimit: quizBodyLimit,
    limit: hall,
  }),
  logAttempt: operation({
    forTakers: true,
    summary: 'Say that a taker began or completed an attempt; counted as a claim only',
    body: z.object({
      quiz_id: z.string().max(64).describe('The id in the link.'),
      ...Taker,
      attempt_token: z.string().max(400).optional().describe('Of the attempt, so that handing it in ends it.'),
      status: z.enum(['started', 'completed']).default('started').describe('Started if left out.'),
    }),
    status: 202,
    response: z.object({ success: z.literal(true).describe('It was noted.') }),
    errors: ['quiz_not_available', 'quiz_not_open'],
    limit: { max: 10_000, per: 'minute' },
  }),
  requestStats: operation({
    summary: 'Ask the lecturer for the results; relayed by mail, so that no address is shown',
    params: LinkParams,
    body: z.object({
      ...Taker,
      message: z
        .string()
        .trim()
        .max(1000, 'At most 1000 characters')
        .default('')
        .describe('A few words; may be empty.'),
    }),
    status: 202,
    response: Accepted,
    errors: ['too_many_attempts'],
    limit: { max: 6_000, per: 'hour' },
  }),
  report: operation({
    summary: 'Report a quiz to the people who run this server',
    params: LinkParams,
    body: ReportBody,
    status: 202,
    response: Accepted,
    errors: ['too_many_attempts'],
    limit: { max: 600, per: 'hour' },
  }),
  requestErasure: operation({
    summary: 'Ask for one’s name and address to be removed from every result; a link is mailed to the address',
    body: z.object({ email: Email }),
    status: 202,
    response: Accepted,
    errors: ['too_many_attempts'],
    limit: { max: 600, per: 'hour' },
  }),
  erase: operation({
    summary: 'Remove name and address of whoever got the mailed link from every result',
    body: z.object({ token: z.string().max(600).describe('From the link.') }),
    response: z.object({ erased: z.number().int().describe('How many results were made anonymous.') }),
    errors: ['invalid_erasure'],
    limit: { max: 600, per: 'hour' },
  }),
};
