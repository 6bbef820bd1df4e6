import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { ReportBody } from '../../sharing/report.ts';
import { MakingSchema } from '../making.ts';

const StudyPageParams = z.object({ id: z.string().max(64).describe('The id of the study materials.') });
const LinkParams = z.object({
  id: z.string().max(64).describe('The id in the link, or, for the owner, the permanent one.'),
});

const OutlineEntrySchema = z.object({
  level: z.number().int().describe('2 for a section, 3 for a part of it, and so on.'),
  id: z.string().describe('The heading’s id in `html`.'),
  text: z.string().describe('The heading.'),
});
export type StudyPageOutlineEntry = z.output<typeof OutlineEntrySchema>;

const StudyPageStatusSchema = z
  .enum(['open', 'closed', 'taken_down'])
  .describe('`closed` by its owner, `taken_down` by who runs this server: then only the owner sees it.');

export const StudyPageSummarySchema = z.object({
  study_id: z.string().describe('Random and permanent.'),
  title: z.string().describe('The document’s title.'),
  link: z.string().describe('Path of the public page on this origin, such as `/study/…`; changes when it is renewed.'),
  status: StudyPageStatusSchema,
  document_id: z.string().nullable().describe('What it was made from; null once that is deleted.'),
  created_at: z.iso.datetime().describe('When it was first made.'),
  updated_at: z.iso.datetime().describe('When its text was last made.'),
});
export type StudyPageSummary = z.output<typeof StudyPageSummarySchema>;

export const StudyPageSchema = z.object({
  id: z.string().describe('For the owner the permanent id; for everyone else the one in the link.'),
  study_id: z.string().describe('The same.'),
  title: z.string().describe('The document’s title.'),
  study_content: z.string().describe('The whole text as Markdown; empty with `brief`.'),
  html: z.string().describe('The text as harmless HTML.'),
  outline: z.array(OutlineEntrySchema).describe('The headings that can be jumped to.'),
  link: z.string().describe('Path of the public page on this origin.'),
  status: StudyPageStatusSchema,
  document_id: z.string().nullable().describe('What it was made from; to its owner only.'),
  created_at: z.iso.datetime().describe('When it was first made.'),
  updated_at: z.iso.datetime().describe('When its text was last made.'),
  isOwner: z.boolean().describe('Whether the caller made it.'),
  can_regenerate: z.boolean().describe('Whether the caller may have the text made again.'),
  regenerate_reason: z.string().nullable().describe('Why not, in words for people.'),
  can_download_pdf: z.boolean().describe('Whether the caller may have it as PDF; part of Pro.'),
});
export type StudyPage = z.output<typeof StudyPageSchema>;

const StudyPageMadeSchema = z.object({
  study_id: z.string().describe('Names the study materials; the same one as before for the same document.'),
  title: z.string().describe('The document’s title.'),
  link: z.string().describe('Path of the public page on this origin.'),
  study_content: z.string().describe('The whole text as Markdown.'),
  html: z.string().describe('The text as harmless HTML.'),
  outline: z.array(OutlineEntrySchema).describe('The headings that can be jumped to.'),
});
export type StudyPageMade = z.output<typeof StudyPageMadeSchema>;

const SprintStartedSchema = z.object({
  id: z.string().describe('The sprint; `/sprint/{id}` shows how its making goes on.'),
  title: z.string().describe('The document’s title.'),
});

/** The largest sprint that may be asked for, and the documents' own figures where nothing is said. */
const weeks = z.coerce.number().int().min(1).max(52).default(4);
const minutesPerDay = z.coerce.number().int().min(10).max(240).default(30);

const DocumentId = z.string().min(1, 'Please select a file first.').max(64);

export const studyPagesOperations = {
  generate: operation({
    summary:
      'With a body: make study materials from a document, again where there are some already, and wait for them. With a query and no body: begin a sprint from a document',
    query: z.object({
      document_id: DocumentId.optional().describe('The document for a sprint.'),
      weeks: weeks.describe('At most so many weeks; a short document makes fewer.'),
      minutes_per_day: minutesPerDay.describe('How long a day of the sprint takes.'),
    }),
    body: z.object({ document_id: DocumentId.describe('The document for study materials.') }).optional(),
    response: z.union([StudyPageMadeSchema, SprintStartedSchema]),
    errors: [
      'payment_required',
      'sprint_limit_reached',
      'document_not_found',
      'study_not_possible',
      'system_error',
      'failed_to_track',
      'busy',
    ],
    limit: { max: 120, per: 'hour' },
  }),
  list: operation({
    summary: 'The caller’s own study materials, newest first, and what is being made now',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50).describe('How many at most.'),
      before: z.string().max(64).optional().describe('`next` of the page before.'),
    }),
    response: z.object({
      studies: z.array(StudyPageSummarySchema).describe('Newest first.'),
      next: z.string().nullable().describe('For the next page; null on the last.'),
      making: z.array(MakingSchema).describe('Not finished yet; found here after a reload.'),
    }),
  }),
  get: operation({
    summary: 'Study materials, for whoever has the link',
    params: LinkParams,
    query: z.object({
      brief: z
        .enum(['true', 'false'])
        .default('false')
        .transform((value) => value === 'true')
        .describe('Leaves the Markdown out, for phones: the HTML says the same.'),
    }),
    response: StudyPageSchema,
    errors: ['study_not_available'],
    limit: { max: 20_000, per: 'minute' },
  }),
  remove: operation({
    summary: 'Delete study materials; their link then says that they are not available',
    params: StudyPageParams,
    status: 204,
    errors: ['study_not_available'],
  }),
  close: operation({
    summary: 'Close the link: only the owner sees the materials',
    params: StudyPageParams,
    response: StudyPageSummarySchema,
    errors: ['study_not_available'],
  }),
  open: operation({
    summary: 'Open a closed link again',
    params: StudyPageParams,
    response: StudyPageSummarySchema,
    errors: ['study_not_available'],
  }),
  renewLink: operation({
    summary: 'Give the materials a new link, open; the old one is dead at once',
    params: StudyPageParams,
    response: StudyPageSummarySchema,
    errors: ['study_not_available'],
  }),
  pdf: operation({
    summary: 'The owner’s study materials as PDF; part of Pro',
    params: StudyPageParams,
    raw: 'application/pdf',
    errors: ['study_not_available', 'pro_required'],
    limit: { max: 60, per: 'hour' },
  }),
  report: operation({
    summary: 'Report study materials to the people who run this server',
    params: LinkParams,
    body: ReportBody,
    status: 202,
    response: z.object({ message: z.string().describe('The same sentence, whatever is known of the materials.') }),
    errors: ['too_many_attempts'],
    limit: { max: 600, per: 'hour' },
  }),
};
