import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { UploadedSchema } from '../schemas.ts';
import { scanLimits } from './picture.ts';

/** Made by the phone, so that a repeat is the same; only letters, digits, - and _. */
const madeByThePhone = z.string().regex(/^[\w-]{8,64}$/);
const ScanId = madeByThePhone.describe('The id of the scan.');
const PageKey = madeByThePhone.describe('The key of the page in its scan.');
const params = z.object({ id: ScanId });
const pageParams = z.object({ id: ScanId, key: PageKey });

const width = z.coerce
  .number()
  .int()
  .min(40)
  .max(2400)
  .optional()
  .describe('At most so many pixels wide; as it is kept where left out.');
const pictureQuery = z.object({ width });

const Title = z.string().trim().max(300).optional();
const Course = z.string().trim().max(40).optional();

const BoxSchema = z.object({
  x: z.number().int().describe('From the left edge of the picture, in its pixels.'),
  y: z.number().int().describe('From the upper edge.'),
  width: z.number().int().describe('Pixels.'),
  height: z.number().int().describe('Pixels.'),
});

const FaultSchema = z
  .enum(['too_dark', 'blurred', 'cut_off', 'slanted', 'handwriting', 'unanswered', 'empty', 'incomplete'])
  .nullable()
  .describe(
    'What is wrong with the photograph; null where nothing is. `unanswered`: written by hand, and the model that reads handwriting did not answer. `incomplete`: read, but parts of it were left out.',
  );
export type PageFault = NonNullable<z.output<typeof FaultSchema>>;

const PageSchema = z.object({
  key: z.string().describe('As the phone named it.'),
  number: z.number().int().describe('Its place in the scan, from 1.'),
  state: z
    .enum(['waiting', 'reading', 'read', 'refused', 'failed'])
    .describe('`refused` for its fault, until it is to be read anyway; `failed` where it could not be read at all.'),
  fault: FaultSchema,
  doubts: z.number().int().describe('Words to check that nobody has checked.'),
  bytes: z.number().int().describe('Of the picture that is kept.'),
  width: z.number().int().describe('Of that picture, in pixels.'),
  height: z.number().int().describe('Of that picture, in pixels.'),
  read_by: z.enum(['reader', 'model']).nullable().describe('`model` where a language model read it; null until then.'),
});
export type ScanPage = z.output<typeof PageSchema>;

const ScanSchema = z.object({
  id: z.string().describe('The id of the scan.'),
  title: z.string().nullable().describe('What its owner called it.'),
  course: z.string().nullable().describe('The code of the course that it is about.'),
  bytes: z.number().int().describe('Of all its pictures.'),
  document_id: z.string().nullable().describe('The document that it has become.'),
  can_read: z.boolean().describe('Whether this server reads pictures.'),
  pages: z.array(PageSchema).describe('In their order.'),
  created_at: z.iso.datetime().describe('When it was begun.'),
});
export type Scan = z.output<typeof ScanSchema>;

const WordSchema = z.object({
  id: z.string().describe('Names the word in its page.'),
  text: z.string().describe('As it stands now.'),
  as_read: z.string().describe('As it was read.'),
  box: BoxSchema,
  is_doubtful: z.boolean().describe('Read without certainty, and not checked yet.'),
  suggestions: z
    .array(
      z.object({
        text: z.string().describe('What it may be.'),
        why: z.string().describe('Where that word is known from, as in “a word of BIO 101”.'),
      }),
    )
    .describe('Up to three; none is ever put in by itself.'),
});
export type ScanWord = z.output<typeof WordSchema>;

const ReadPageSchema = PageSchema.extend({
  lines: z
    .array(
      z.object({
        line: z.number().int().describe('Names the line in its page.'),
        box: BoxSchema,
        keeps_picture: z.boolean().describe('Maths, or read badly: its picture is shown beside what was read.'),
        words: z.array(WordSchema).describe('In their order.'),
      }),
    )
    .describe('In reading order; empty until the page is read.'),
});
export type ReadScanPage = z.output<typeof ReadPageSchema>;

const PictureForm = z
  .custom<FormData>((value) => value instanceof FormData)
  .meta({
    type: 'object',
    properties: { file: { type: 'string', format: 'binary', description: 'The photograph: JPEG, PNG or WebP.' } },
    required: ['file'],
  });

const documentPage = z.object({
  id: z.string().max(64).describe('The document’s id.'),
  page: z.coerce.number().int().min(1).max(100_000).describe('The page, from 1.'),
});

const FoundLinesSchema = z.object({
  width: z.number().int().describe('Of the picture, in pixels.'),
  height: z.number().int().describe('Of the picture, in pixels.'),
  boxes: z.array(BoxSchema).describe('The lines that say it, in reading order; empty where they were not found.'),
});
export type FoundLines = z.output<typeof FoundLinesSchema>;

const noScan = ['scan_not_found'] as const;
const noPage = ['scan_not_found', 'scan_page_not_found'] as const;

export const scansOperations = {
  begin: operation({
    summary: 'Begin a scan: pages in an order, that become a document; the same id again is the same scan',
    body: z.object({
      id: ScanId,
      title: Title.describe('What to call it.'),
      course: Course.describe('The course that it is about, as in BIO 101: its words are suggested for doubtful ones.'),
    }),
    response: ScanSchema,
    errors: ['pictures_not_read'],
    limit: { max: 120, per: 'hour' },
  }),
  list: operation({
    summary: 'The caller’s scans that are no documents yet, newest first',
    response: z.object({
      scans: z.array(ScanSchema).describe('Newest first.'),
      can_read: z.boolean().describe('Whether this server reads pictures: only then are photographs asked for.'),
    }),
  }),
  get: operation({
    summary: 'A scan and how far each of its pages has been read',
    params,
    response: ScanSchema,
    errors: noScan,
  }),
  remove: operation({
    summary: 'Delete a scan with its pictures; one that is a document goes with the document',
    params,
    status: 204,
    errors: ['scan_not_found', 'scan_in_use'],
  }),
  addPage: operation({
    summary: 'Send the picture of one page; it is looked at at once and read soon. Sending it again changes nothing',
    params: pageParams,
    consumes: 'multipart',
    body: PictureForm,
    response: PageSchema,
    errors: [
      ...noScan,
      'pictures_not_read',
      'scan_full',
      'scan_in_use',
      'picture_too_large',
      'image_not_usable',
      'file_empty',
      'file_corrupt',
      'file_inflates',
      'file_too_slow',
      'file_too_complex',
      'storage_quota_reached',
      'storage_full',
      'busy',
    ],
    limit: { max: 1200, per: 'hour' },
  }),
  removePage: operation({
    summary: 'Take a page out of a scan that is no document yet',
    params: pageParams,
    status: 204,
    errors: [...noPage, 'scan_in_use'],
  }),
  order: operation({
    summary: 'Put the pages into an order; those not named follow as they were',
    params,
    body: z.object({ keys: z.array(PageKey).max(scanLimits.maxPages).describe('From the first page to the last.') }),
    response: ScanSchema,
    errors: [...noScan, 'scan_in_use'],
  }),
  readAnyway: operation({
    summary: 'Read a page although something is wrong with it, or try once more where reading failed',
    params: pageParams,
    response: PageSchema,
    errors: [...noPage, 'pictures_not_read'],
    limit: { max: 300, per: 'hour' },
  }),
  page: operation({
    summary: 'What was read of a page, word by word',
    params: pageParams,
    response: ReadPageSchema,
    errors: noPage,
  }),
  picture: operation({
    summary: 'The picture of a page, as JPEG',
    params: pageParams,
    query: pictureQuery,
    raw: 'image/jpeg',
    errors: noPage,
  }),
  line: operation({
    summary: 'The picture of one line of a page, as JPEG',
    params: pageParams.extend({ line: z.coerce.number().int().min(0).max(10_000).describe('The line.') }),
    raw: 'image/jpeg',
    errors: noPage,
  }),
  correct: operation({
    summary: 'Say what words really are, or that they are right; a document made from them follows',
    params: pageParams,
    body: z.object({
      words: z
        .array(
          z.object({
            id: z.string().max(20).describe('The word.'),
            text: z.string().trim().max(120).describe('What it is; empty where there is no word.'),
          }),
        )
        .min(1)
        .max(500)
        .describe('The words that were checked.'),
    }),
    response: PageSchema,
    errors: [...noPage, 'scan_not_ready'],
  }),
  use: operation({
    summary: 'Use these notes: the pages that were read become a document; again it is the same document',
    params,
    body: z.object({ title: Title.describe('What to call it, where that is decided now.') }).optional(),
    response: UploadedSchema,
    errors: [...noScan, 'scan_not_ready', 'scan_without_text', 'text_too_hard', 'storage_full', 'busy'],
    limit: { max: 120, per: 'hour' },
  }),
  documentPicture: operation({
    summary: 'The picture that a page of a document was read from, as JPEG',
    params: documentPage,
    query: pictureQuery,
    raw: 'image/jpeg',
    errors: ['document_not_found', 'scan_page_not_found'],
  }),
  documentLines: operation({
    summary: 'Where on the picture of its page a sentence of a document stands',
    params: documentPage,
    query: z.object({ sentence: z.string().max(4000).describe('As a citation, a card or a question has it.') }),
    response: FoundLinesSchema,
    errors: ['document_not_found', 'scan_page_not_found'],
  }),
};
