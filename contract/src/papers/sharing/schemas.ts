import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { ReportBody } from '../../sharing/report.ts';
import { PaperFacts, PaperLinkSchema, PaperQuestionSchema } from '../paper.ts';

const byId = z.object({ id: z.string().min(1).max(60).describe('The paper.') });
const byLink = z.object({ id: z.string().min(1).max(64).describe('The id in the link.') });

const SharedQuestionSchema = PaperQuestionSchema.pick({
  id: true,
  number: true,
  section: true,
  stem: true,
  text: true,
  options: true,
  key: true,
  answer: true,
  key_status: true,
  explanation: true,
  marks: true,
});
export type SharedQuestion = z.output<typeof SharedQuestionSchema>;

const SharedPaperSchema = z.object({
  ...PaperFacts,
  course_title: z.string().nullable().describe('Where the course is in the catalogue.'),
  questions: z.array(SharedQuestionSchema).describe('In the order of the paper.'),
  link: PaperLinkSchema,
  is_owner: z.boolean().describe('Whether the caller shared it.'),
});
export type SharedPaper = z.output<typeof SharedPaperSchema>;

export const sharedPapersOperations = {
  share: operation({
    summary: 'Share a paper by a link, or open its closed link again',
    params: byId,
    body: z.object({
      may_share: z
        .literal(true, 'Please say that you may share this paper')
        .describe('The owner says that they wrote the paper or that its owner allows it to be shared.'),
    }),
    response: PaperLinkSchema,
    errors: ['paper_not_found'],
  }),
  close: operation({
    summary: 'Close the link: only the owner sees the paper',
    params: byId,
    response: PaperLinkSchema,
    errors: ['paper_not_found'],
  }),
  renew: operation({
    summary: 'Give a shared paper a new link, open; the old one is dead at once',
    params: byId,
    response: PaperLinkSchema,
    errors: ['paper_not_found'],
  }),
  get: operation({
    summary: 'A shared paper, for whoever has the link',
    params: byLink,
    response: SharedPaperSchema,
    errors: ['paper_not_available'],
    limit: { max: 20_000, per: 'minute' },
  }),
  copy: operation({
    summary: 'Copy a shared paper to the caller’s own; one that is there already stays as it is',
    params: byLink,
    response: z.object({
      id: z.string().describe('The caller’s own paper.'),
      course: PaperFacts.course,
      was_there: z.boolean().describe('It was copied before, or is the caller’s own.'),
    }),
    errors: ['paper_not_available', 'papers_limit_reached'],
    limit: { max: 120, per: 'hour' },
  }),
  report: operation({
    summary: 'Report a shared paper to the people who run this server',
    params: byLink,
    body: ReportBody,
    status: 202,
    response: z.object({ message: z.string().describe('The same sentence, whatever is known of the paper.') }),
    errors: ['too_many_attempts'],
    limit: { max: 600, per: 'hour' },
  }),
};
