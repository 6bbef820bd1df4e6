import type { ErrorCode } from '@akada/contract';
import type { PaperLine, SourceDocument } from '@akada/engine';
import { AppError } from '../../platform/app-error.ts';

export const documentTypes = ['pdf', 'doc', 'docx', 'txt', 'md', 'ppt', 'pptx', 'odt', 'rtf', 'xls', 'xlsx'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** A file on this machine's disk; of its name only the ending counts. */
export interface FileToRead {
  path: string;
  name: string;
}

export interface ReadDocument {
  type: DocumentType;
  /** In reading order, with places. Never empty: a file without text is a failure. */
  blocks: SourceDocument['blocks'];
  /** How many pages, slides or sheets there are, where the type has them. */
  pages: number | null;
  /** What the properties of the file call it, where they say anything; it may be left from another file. */
  title: string | null;
  words: number;
  /** The numbers of pages that are pictures and have no text, where a document with text has such. */
  pagesWithoutText?: number[];
  /** Where they were asked for: line by line, with the numbers and letters in front that blocks leave out. */
  lines?: PaperLine[];
}

/** A card of a deck that another program made. Both sides are plain text, formulas in dollars; either may be empty. */
export interface DeckCard {
  /** Names its note wherever the deck goes; with `ord`, the card. */
  guid: string;
  ord: number;
  front: string;
  back: string;
  /** Then its sides are Markdown. */
  hasFormulas: boolean;
  /** Its front shows what no words of it say. */
  asksByPicture: boolean;
}

export interface ReadDeck {
  cards: DeckCard[];
  /** How many are shown or played in its notes; none of them is read. */
  pictures: number;
  sounds: number;
  /** How many different ones its notes have. */
  tags: number;
}

export interface ReadOptions {
  /** Whose file it is. */
  who?: string;
  /** How long it is in bytes: short ones come first. */
  size?: number;
  /** For past papers: the lines of the file besides its blocks. */
  wantsLines?: boolean;
  signal?: AbortSignal;
}

/**
 * Turns an uploaded file into structured text. Whatever stands in the file, it costs bounded time and memory, reaches
 * nothing outside, and ends in a document or in a `ReadFailure` whose sentence is meant for the learner.
 */
export interface Reader {
  /** Waits for its turn, which goes round among people, small files first; aborting ends the work at once and rejects with its reason. */
  read(file: FileToRead, options?: ReadOptions): Promise<ReadDocument>;
  /** The same for a deck of Anki (`.apkg`). */
  readDeck(file: FileToRead, options?: Omit<ReadOptions, 'wantsLines'>): Promise<ReadDeck>;
  close(): Promise<void>;
}

export type ReadFailureCode = Extract<ErrorCode, `file_${string}`>;

/** Why a file cannot be used. */
export class ReadFailure extends AppError {
  declare readonly code: ReadFailureCode;

  constructor(code: ReadFailureCode) {
    super(code);
  }
}
