import type { Parsed, ParserHelp } from '../parsed.ts';
import { Unreadable } from '../unreadable.ts';
import { blocksOf } from './pdf/layout/blocks.ts';
import { readAllPages } from './pdf/pages.ts';

export async function parsePdf(bytes: Buffer, { pdfPages }: ParserHelp): Promise<Parsed> {
  const { columns, words, pages, title, isDeck } = await readAllPages(bytes, pdfPages);
  // Scanned pages often have a stamp or a page number as their only text.
  if (words === 0 || (pages > 1 && words < pages * 2)) throw new Unreadable('file_without_text');
  return { blocks: blocksOf(columns, isDeck), pages, title };
}
