import type { PaperLine, SourceDocument } from '@akada/engine';
import type { DocumentType } from './port.ts';

export type Block = SourceDocument['blocks'][number];
export type Place = NonNullable<Block['place']>;
export type Level = Extract<Block, { kind: 'heading' }>['level'];

export interface Parsed {
  blocks: Block[];
  /** Pages, slides or sheets, where the type has them. */
  pages: number | null;
  /** What the properties of the file call it. */
  title?: string | null;
  /** The pages that are pictures, by their numbers, where there are such. */
  pagesWithoutText?: number[];
  /** The lines as they stand, where they were asked for and the type knows them. */
  lines?: PaperLine[];
}

/** What a parser is to give besides, and programs that it may start for a part of its work. */
export interface ParserHelp {
  pdfPages?: URL;
  /** The lines of the file are wanted as well: it is a past paper. */
  wantsLines?: boolean;
}

export type Parser = (bytes: Buffer, help: ParserHelp) => Parsed | Promise<Parsed>;
export type ParserLoader = Record<DocumentType, () => Promise<Parser>>;

export function levelOf(depth: number): Level {
  return Math.min(6, Math.max(1, Math.round(depth) || 1)) as Level;
}
