import type { Parsed, ParserHelp } from '../parsed.ts';
import { Unreadable } from '../unreadable.ts';
import { toBlocks } from './pdf/blocks.ts';
import { withoutFurniture } from './pdf/furniture.ts';
import { readAllPages } from './pdf/pages.ts';

export async function parsePdf(bytes: Buffer, { pdfPages }: ParserHelp): Promise<Parsed> {
  const pages = await readAllPages(bytes, pdfPages);
  const words = pages.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.words, 0);
  // Scanned pages often have a stamp or a page number as their only text.
  if (words === 0 || (pages.length > 1 && words < pages.length * 2)) throw new Unreadable('file_without_text');
  return { blocks: toBlocks(withoutFurniture(pages)), pages: pages.at(-1)?.number ?? 0 };
}
