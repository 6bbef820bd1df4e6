import type { Parsed, ParserHelp } from '../parsed.ts';
import { Unreadable } from '../unreadable.ts';
import { blocksOf } from './pdf/layout/blocks.ts';
import { paperLinesOf } from './pdf/layout/paper-lines.ts';
import { readAllPages } from './pdf/pages.ts';

export async function parsePdf(bytes: Buffer, { pdfPages, wantsLines }: ParserHelp): Promise<Parsed> {
  const { columns, words, pages, title, isDeck, plain } = await readAllPages(bytes, pdfPages, wantsLines);
  // Scanned pages often have a stamp or a page number as their only text.
  if (words === 0 || (pages > 1 && words < pages * 2)) throw new Unreadable('file_without_text');
  return { blocks: blocksOf(columns, isDeck), pages, title, ...(plain ? { lines: paperLinesOf(plain) } : {}) };
}
