import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { MakingSchema } from '../../practice/making.ts';
import { line, PlaceSchema } from '../parts.ts';

/** Notes against the curriculum: what of a course documents or a sprint teach, merely name or leave out. */

const byId = z.object({ id: z.string().min(1).max(60).describe('The comparison.') });
const Verdict = z.enum(['covered', 'thin', 'missing']);
const Said = z.enum(['there', 'not_there']);

const PassageSchema = z.object({
  document_id: z.string().nullable().describe('The document; null for a day of a sprint.'),
  day: z.number().nullable().describe('The day of the sprint; null for a document.'),
  title: z.string().describe('Of the document or of the day.'),
  section_id: z.string().describe('The part of the document; empty for a heading with nothing below it.'),
  heading: z.string().describe('The heading right above it; empty where there is none.'),
  text: z.string().describe('The words that the judgement rests on.'),
  place: PlaceSchema.nullable().describe('Where it stands in the file, where that is known.'),
});
export type CoveragePassage = z.output<typeof PassageSchema>;

const JudgedFields = {
  phrase: z.string().describe('In the words of the standard.'),
  verdict: Verdict.describe('Ours, or what its owner said instead.'),
  said: Said.nullable().describe('What the owner said; null where the judgement is ours.'),
  passages: z.array(PassageSchema).describe('What it rests on, the surest first, at most three.'),
  more: z.number().int().describe('How many further places there are.'),
  only: z.enum(['heading', 'mention']).nullable().describe('Why it is thin: nothing but a heading, or a mention.'),
  lacks: z.array(z.string()).describe('What it names and was not found.'),
};
const JudgedSchema = z.object(JudgedFields);
export type CoverageJudged = z.output<typeof JudgedSchema>;

const LessonSchema = z.object({
  course: z.string().describe('The address of its course in the library.'),
  name: z.string().describe('The address of the lesson there.'),
  title: z.string(),
  minutes: z.number(),
});

const RowSchema = z.object({
  ...JudgedFields,
  lesson: LessonSchema.nullable().describe('Ours about it; null where there is none.'),
  phrases: z.array(JudgedSchema).describe('Phrases of the official content that belong to a topic.'),
});
export type CoverageRow = z.output<typeof RowSchema>;

const CourseSchema = z.object({
  standard: z.enum(['CCMAS', 'BMAS']),
  code: z.string(),
  title: z.string(),
  credit: z.string().describe('Whose standard it is.'),
});

const SummaryFields = {
  id: z.string(),
  course: CourseSchema,
  sources: z
    .array(z.object({ id: z.string(), title: z.string(), pages: z.number().nullable() }))
    .describe('What was read: documents, or the sprint.'),
  sprint_id: z.string().nullable().describe('Where a sprint was read.'),
  updated_at: z.iso.datetime(),
};
const SummarySchema = z.object(SummaryFields);
export type CoverageSummary = z.output<typeof SummarySchema>;

const CoverageSchema = z.object({
  ...SummaryFields,
  rows: z.array(RowSchema).nullable().describe('In the order of the course; null until it was read.'),
  official: z.boolean().describe('The official content is known phrase by phrase, not its topics alone.'),
  meaning: z
    .enum(['read', 'reading', 'none'])
    .describe('Whether meaning counted; `reading`: words alone so far, and more to come.'),
  making: MakingSchema.nullable().describe('While it is being read.'),
  failure: z.string().nullable().describe('Why it could not be read, in words for people.'),
  university: z.string().describe('Whose own part it is, for the printed page.'),
  own_part: z.string().describe('What the university itself adds to the course, one entry a line.'),
});
export type Coverage = z.output<typeof CoverageSchema>;

export const coverageOperations = {
  open: operation({
    summary: 'Compare documents or a sprint with a course of the catalogue; the same comparison is made once',
    body: z
      .object({
        course: line(300).min(1, 'Please choose a course').describe('A code or a title of the catalogue.'),
        document_ids: z.array(z.string().min(1).max(64)).max(20).optional().describe('Documents of yours.'),
        sprint_id: z.string().min(1).max(60).optional().describe('Or a sprint of yours.'),
      })
      .refine(({ document_ids, sprint_id }) => (document_ids?.length ?? 0) > 0 !== (sprint_id !== undefined), {
        message: 'Please choose documents, or one sprint',
        path: ['document_ids'],
      }),
    response: CoverageSchema,
    errors: ['course_not_found', 'document_not_found', 'sprint_not_found', 'course_without_topics', 'lesson_not_ready'],
    limit: { max: 60, per: 'hour' },
  }),
  list: operation({
    summary: 'Your comparisons, the newest first',
    response: z.object({ coverages: z.array(SummarySchema) }),
  }),
  get: operation({
    summary: 'One comparison, with what each judgement rests on',
    params: byId,
    response: CoverageSchema,
    errors: ['coverage_not_found'],
  }),
  correct: operation({
    summary: 'Say that something is there, or that it is not; or take that back',
    params: byId,
    body: z.object({ phrase: line(400).min(1), said: Said.nullable() }),
    response: CoverageSchema,
    errors: ['coverage_not_found', 'not_found'],
  }),
  change: operation({
    summary: 'Write down what the university itself adds to the course, for the printed page',
    params: byId,
    body: z
      .object({
        university: line(200),
        own_part: z
          .string()
          .max(6000)
          .overwrite((text) => text.replace(/[^\P{Cc}\n]+/gu, ' ')),
      })
      .partial(),
    response: CoverageSchema,
    errors: ['coverage_not_found'],
  }),
  plan: operation({
    summary: 'Put our lessons about what is missing into the sprint of the course, or into a new one',
    params: byId,
    body: z.object({ lessons: z.array(z.string().min(1).max(120)).min(1).max(60).describe('Their addresses.') }),
    response: z.object({
      sprint_id: z.string(),
      title: z.string(),
      first_day: z.number().nullable().describe('The first day that was added; null where all were there before.'),
      added: z.number().int(),
    }),
    errors: ['coverage_not_found', 'material_not_found', 'sprint_limit_reached', 'sprint_busy', 'failed_to_track'],
    limit: { max: 60, per: 'hour' },
  }),
  remove: operation({
    summary: 'Forget a comparison, with what was corrected',
    params: byId,
    status: 204,
    errors: ['coverage_not_found'],
  }),
};
