import { z } from 'zod';
import { operation } from '../http/operation.ts';
import { fileErrors } from './file-errors.ts';

const DocumentForm = z
  .custom<FormData>((value) => value instanceof FormData)
  .meta({
    type: 'object',
    properties: { file: { type: 'string', format: 'binary', description: 'The document.' } },
    required: ['file'],
  });

const DocumentId = z.string().max(64).describe('The document’s id.');

const PlaceSchema = z.object({
  page: z.number().int().optional().describe('Page of the file, from 1.'),
  slide: z.number().int().optional().describe('Slide of the file, from 1.'),
  sheet: z.string().optional().describe('Name of the sheet.'),
});

const MetadataSchema = z.object({
  filename: z.string().describe('The file’s name, made harmless.'),
  size: z.number().int().describe('Bytes of the file.'),
  summary: z.string().describe('What the document says in a few sentences; empty where none can be made.'),
  content_type: z.string().describe('Media type as the content shows it, whatever the name says.'),
});

const ToolSchema = z.enum(['analysis', 'quiz', 'study']);

export const DocumentSchema = z.object({
  document_id: z.string().describe('Names the document in every other call.'),
  metadata: MetadataSchema,
  title: z.string().describe('The document’s own title, or its file name.'),
  pages: z.number().int().nullable().describe('Pages, slides or sheets; null where the type knows none.'),
  words: z.number().int().describe('Words of the text.'),
  reading_minutes: z.number().int().describe('Time to read it, at 200 words a minute.'),
  language: z.string().describe('ISO 639 code of the text, or `unknown`.'),
  tools: z.array(ToolSchema).describe('What can be made of it.'),
  notice: z.string().nullable().describe('Why less than usual is offered or to be expected, in words for the learner.'),
  unlocked: z.boolean().describe('Whether its token was taken already: nothing more is charged for it.'),
  scan_id: z.string().nullable().describe('The scan that pages of it were read from: their pictures can be shown.'),
  created_at: z.iso.datetime().describe('When it was uploaded.'),
});
export type Document = z.output<typeof DocumentSchema>;

export const UploadedSchema = DocumentSchema.extend({
  already_uploaded: z.boolean().describe('True where the same file was there before: this is that document.'),
});
export type UploadedDocument = z.output<typeof UploadedSchema>;

const SectionSchema = z.object({
  section_id: z.string().describe('What citations point to.'),
  heading: z.string().describe('Its heading.'),
  heading_path: z.array(z.string()).describe('The headings above it and its own, outermost first.'),
  place: PlaceSchema.nullable().describe('Where it begins in the file.'),
  html: z.string().describe('The text as harmless HTML; empty with `brief`.'),
});
export type DocumentSection = z.output<typeof SectionSchema>;

const KeyTermSchema = z.object({
  term: z.string().describe('The term.'),
  definition: z.string().describe('What the document says it is.'),
  section_id: z.string().describe('The section that says so.'),
});

const WholeDocumentSchema = DocumentSchema.extend({
  content: z.string().describe('The whole text; empty with `brief`.'),
  sections: z.array(SectionSchema).describe('The document in reading order.'),
  key_terms: z.array(KeyTermSchema).describe('What the document defines.'),
});
export type WholeDocument = z.output<typeof WholeDocumentSchema>;

export const CitationSchema = z.object({
  number: z.number().int().describe('Stands as `[1]` in the text.'),
  section_id: z.string().describe('The section to open.'),
  heading: z.string().describe('Its heading.'),
  heading_path: z.array(z.string()).describe('The headings above it and its own.'),
  sentence: z.string().nullable().describe('The words that the answer rests on; null for the section as a whole.'),
  place: PlaceSchema.nullable().describe('Page, slide or sheet.'),
});
export type DocumentCitation = z.output<typeof CitationSchema>;

export const OffersSchema = z
  .array(z.enum(['hint', 'tell', 'more', 'show', 'card']))
  .default([])
  .describe(
    'What may be said next by a tap: another hint, the answer that is held back, more of it, the back of the card, another card.',
  );

const MessageSchema = z.object({
  id: z.string().describe('The message’s id.'),
  role: z.enum(['learner', 'assistant']).describe('Who said it.'),
  text: z.string().describe('What was said; Markdown where the assistant speaks.'),
  html: z.string().nullable().describe('The assistant’s text as harmless HTML.'),
  citations: z.array(CitationSchema).describe('The places that an answer rests on.'),
  offers: OffersSchema,
  created_at: z.iso.datetime().describe('When it was said.'),
});
export type DocumentMessage = z.output<typeof MessageSchema>;

const AnswerSchema = z.object({
  id: z.string().describe('The answer’s id in the conversation.'),
  response: z.string().describe('The answer, as Markdown.'),
  html: z.string().describe('The same as harmless HTML.'),
  kind: z.enum(['found', 'not_found']).describe('`not_found` where the document does not say.'),
  citations: z.array(CitationSchema).describe('The places that it rests on.'),
  offers: OffersSchema,
  note: z.string().nullable().describe('For the learner: that the built-in teacher took over, say.'),
  created_at: z.iso.datetime().describe('When it was given.'),
});
export type DocumentAnswer = z.output<typeof AnswerSchema>;

const upload = {
  consumes: 'multipart',
  body: DocumentForm,
  response: UploadedSchema,
  errors: fileErrors,
  limit: { max: 120, per: 'hour' },
} as const;

export const documentsOperations = {
  upload: operation({
    summary: 'Upload a document of up to 50 MB and have it read; the same file twice is one document',
    ...upload,
  }),
  uploadFree: operation({ summary: 'The same as POST /documents/upload', ...upload }),
  list: operation({
    summary: 'The caller’s documents, newest first',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50).describe('How many.'),
      before: z.string().max(64).optional().describe('Goes on after this document.'),
    }),
    response: z.object({
      documents: z.array(DocumentSchema).describe('Newest first.'),
      more: z.boolean().describe('Whether older ones follow.'),
    }),
    errors: ['document_not_found'],
  }),
  get: operation({
    summary: 'A document with its text',
    params: z.object({ id: DocumentId }),
    query: z.object({
      brief: z
        .enum(['true', 'false'])
        .default('false')
        .transform((value) => value === 'true')
        .describe('Leaves the text out, for phones: sections are then asked for one by one.'),
    }),
    response: WholeDocumentSchema,
    errors: ['document_not_found'],
  }),
  section: operation({
    summary: 'One section of a document, to open the place that a citation names',
    params: z.object({ id: DocumentId, section_id: z.string().max(32).describe('The section’s id.') }),
    response: SectionSchema,
    errors: ['document_not_found'],
  }),
  download: operation({
    summary: 'The file as it was uploaded',
    params: z.object({ id: DocumentId }),
    raw: 'application/octet-stream',
    errors: ['document_not_found'],
  }),
  remove: operation({
    summary: 'Delete a document with its file and its conversation; what was made of it stays',
    params: z.object({ id: DocumentId }),
    status: 204,
    errors: ['document_not_found'],
  }),
  ask: operation({
    summary:
      'Ask about a document. With `Accept: text/event-stream` the answer comes as events: `text` {text}, `restart` (forget what was shown), then `done` with this answer, or `error` {detail, code}',
    params: z.object({ id: DocumentId }),
    body: z.object({
      question: z
        .string()
        .trim()
        .min(1, 'Please type a question')
        .max(2000, 'A question can have up to 2000 characters')
        .describe('What the learner wants to know.'),
    }),
    response: AnswerSchema,
    errors: ['document_not_found', 'busy'],
    limit: { max: 60, per: 'minute' },
  }),
  messages: operation({
    summary: 'The conversation about a document, oldest first',
    params: z.object({ id: DocumentId }),
    response: z.object({ messages: z.array(MessageSchema).describe('The last hundred.') }),
    errors: ['document_not_found'],
  }),
  prompts: operation({
    summary: 'Questions that the document answers',
    params: z.object({ id: DocumentId }),
    response: z.object({ prompts: z.array(z.string()).describe('Up to five.') }),
    errors: ['document_not_found'],
  }),
};
