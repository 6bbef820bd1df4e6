import type { Parsed, ParserHelp } from '../parsed.ts';
import { Unreadable } from '../unreadable.ts';
import { blocksOf } from './pdf/layout/blocks.ts';
import { withoutFurniture } from './pdf/layout/furniture.ts';
import { readAllPages } from './pdf/pages.ts';

export async function parsePdf(bytes: Buffer, { pdfPages }: ParserHelp): Promise<Parsed> {
  const pages = await readAllPages(bytes, pdfPages);
  const words = pages.reduce((sum, page) => sum + page.words.length, 0);
  // Scanned pages often have a stamp or a page number as their only text.
  if (words === 0 || (pages.length > 1 && words < pages.length * 2)) throw new Unreadable('file_without_text');
  return { blocks: blocksOf(withoutFurniture(pages)), pages: pages.at(-1)?.number ?? 0 };
}
