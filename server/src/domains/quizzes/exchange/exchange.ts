import { AppError } from '../../../platform/app-error.ts';
import type { EntitlementsService } from '../../billing/entitlements/entitlements.service.ts';
import type { Contents } from '../editing/contents.ts';
import type { Editing } from '../editing/edit.ts';
import type { QuizPictures } from '../pictures/pictures.ts';
import { keepPictures, withoutPictures, withPictures } from './carried-pictures.ts';
import { writeCsv } from './formats/csv.ts';
import type { Imported, WritableQuestion } from './formats/draft.ts';
import { fileName } from './formats/file-name.ts';
import { writeGift } from './formats/gift.ts';
import { writeMoodle } from './formats/moodle.ts';
import { writeCartridge } from './formats/qti/cartridge.ts';
import { writeQti2 } from './formats/qti/v2.ts';
import { writeQti3 } from './formats/qti/v3.ts';
import type { ReadQuizFile } from './formats/read-apart.ts';
import type { ImportFormat } from './formats/read-file.ts';
import { writeText } from './formats/text.ts';
import { type Knows, lossesOf } from './formats/typed-out.ts';

/** What comes in as `qti` goes out in one of three forms. */
type ExportFormat = ImportFormat | 'qti3' | 'cartridge' | 'pdf';

interface QuizFile {
  name: string;
  type: string;
  content: string | Uint8Array;
}

export interface Loss {
  /** Of the question, counted from 1. */
  number: number;
  message: string;
}

/** Questions from and for other programs, and for the printer. */
export interface Exchange {
  read(ownerId: string, format: ImportFormat, content: string): Promise<Omit<Imported, 'pictures'>>;
  write(ownerId: string, id: string, format: ExportFormat): Promise<QuizFile>;
  /** What a file of this format does not say of the quiz as it is here. */
  losses(ownerId: string, id: string, format: ExportFormat): Promise<Loss[]>;
}

interface ExchangeDeps {
  contents: Contents;
  editing: Editing;
  entitlements: EntitlementsService;
  readQuizFile: ReadQuizFile;
  pictures: QuizPictures;
}

interface Writer {
  ending: string;
  type: string;
  /** Words are all that it can hold. */
  isWords?: boolean;
  /** Not every program that reads it leaves `a<b` alone. */
  isMistakenForMarkup?: boolean;
  write(quiz: { title: string; questions: readonly WritableQuestion[] }): string | Uint8Array | Promise<Uint8Array>;
}

const writers: Record<ExportFormat, Writer> = {
  text: {
    ending: 'txt',
    type: 'text/plain; charset=utf-8',
    isWords: true,
    write: ({ questions }) => `${writeText(questions)}\n`,
  },
  gift: {
    ending: 'gift.txt',
    type: 'text/plain; charset=utf-8',
    isWords: true,
    write: ({ questions }) => writeGift(questions),
  },
  csv: {
    ending: 'csv',
    type: 'text/csv; charset=utf-8',
    isWords: true,
    write: ({ questions }) => writeCsv(questions),
  },
  moodle: { ending: 'xml', type: 'application/xml', write: writeMoodle },
  qti: { ending: 'qti.zip', type: 'application/zip', write: writeQti2 },
  qti3: { ending: 'qti3.zip', type: 'application/zip', write: writeQti3 },
  cartridge: { ending: 'imscc', type: 'application/zip', isMistakenForMarkup: true, write: writeCartridge },
  // Loaded with the first PDF: the maker is large.
  pdf: {
    ending: 'pdf',
    type: 'application/pdf',
    write: async (quiz) => (await import('./formats/pdf.ts')).writePdf(quiz),
  },
};

/** Programs that judge typed answers in ways of their own; of our text and our table nothing is lost. */
const foreign: Partial<Record<ExportFormat, Knows>> = {
  gift: { hasUnits: false },
  moodle: { hasUnits: true },
  qti: { hasUnits: false },
  qti3: { hasUnits: false },
  cartridge: { hasUnits: false, hasNumbers: false },
};

const drawnOnce = 'Its numbers are the same for everybody in the file';
/** Formats in which students read nothing of the option that they chose; what is printed has no answers beside it. */
const withoutMistakes: ReadonlySet<ExportFormat> = new Set(['text', 'csv', 'qti', 'qti3', 'cartridge']);
const mistakesStay = 'What students read about a wrong option isn’t in the file';
const pictureStays = 'Its picture isn’t in the file';
const mistaken = 'It has signs such as “<” that Moodle takes for markup in a cartridge; Moodle XML keeps them';
const looksLikeMarkup = (text: string) => /<[a-z/!?]|&#?\w+;/i.test(text);

export function createExchange({ contents, editing, entitlements, readQuizFile, pictures }: ExchangeDeps): Exchange {
  const load = async (ownerId: string, id: string) => {
    const { title, content_version } = await editing.getOwn(ownerId, id);
    return { title, questions: (await contents.find(id, content_version)) ?? [] };
  };

  return {
    read: async (ownerId, format, content) =>
      keepPictures(ownerId, await readQuizFile(format, content, ownerId), pictures),
    async write(ownerId, id, format) {
      if (format === 'pdf' && !(await entitlements.of(ownerId)).pdfExport) throw new AppError('pro_required');
      const { title, questions } = await load(ownerId, id);
      const { ending, type, isWords, write } = writers[format];
      const written = isWords ? withoutPictures(questions) : await withPictures(ownerId, questions, pictures);
      const content = await write({ title, questions: written });
      return { name: `${fileName(title)}.${ending}`, type, content };
    },
    async losses(ownerId, id, format) {
      const { questions } = await load(ownerId, id);
      const knows = foreign[format];
      const { isWords, isMistakenForMarkup } = writers[format];
      return questions.flatMap(({ text, options, explanation, mistakes, typed, drawnFrom, picture }, index) => {
        const messages = [
          ...(drawnFrom ? [drawnOnce] : []),
          ...(picture && isWords ? [pictureStays] : []),
          ...(isMistakenForMarkup && [text, ...options, explanation].some(looksLikeMarkup) ? [mistaken] : []),
          ...(mistakes?.some(Boolean) && withoutMistakes.has(format) ? [mistakesStay] : []),
          ...(typed && knows ? lossesOf(typed, knows) : []),
        ];
        return messages.map((message) => ({ number: index + 1, message }));
      });
    },
  };
}
