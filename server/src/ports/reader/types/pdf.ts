import type { Parsed } from '../parsed.ts';
import { Unreadable } from '../unreadable.ts';
import { toBlocks } from './pdf/blocks.ts';
import { type Page, withoutFurniture } from './pdf/furniture.ts';
import { linesOf } from './pdf/lines.ts';
import { readPages } from './pdf/pdfium.ts';

export async function parsePdf(bytes: Buffer): Promise<Parsed> {
  const pages: Page[] = [];
  let words = 0;
  for await (const page of readPages(bytes)) {
    const lines = linesOf(page);
    words += lines.reduce((sum, line) => sum + line.words, 0);
    pages.push({ number: page.number, height: page.height, lines });
  }
  // Scanned pages often have a stamp or a page number as their only text.
  if (words === 0 || (pages.length > 1 && words < pages.length * 2)) throw new Unreadable('file_without_text');
  return { blocks: toBlocks(withoutFurniture(pages)), pages: pages.at(-1)?.number ?? 0 };
}
