import type { Parsed, ParserHelp } from '../parsed.ts';
import { Unreadable } from '../unreadable.ts';
import { blocksOf } from './pdf/layout/blocks.ts';
import { paperLinesOf } from './pdf/layout/paper-lines.ts';
import { readAllPages } from './pdf/pages.ts';
import { hasHardlyText } from './pdf/picture-pages.ts';

export async function parsePdf(bytes: Buffer, { pdfPages, wantsLines }: ParserHelp): Promise<Parsed> {
  const { columns, words, pages, title, isDeck, plain, pictures } = await readAllPages(bytes, pdfPages, wantsLines);
  // Scanned pages often have a stamp or a page number as their only text.
  if (hasHardlyText(pages, words)) throw new Unreadable('file_without_text');
  const pagesWithoutText = pictures.length > 0 ? { pagesWithoutText: pictures } : {};
  return {
    blocks: blocksOf(columns, isDeck),
    pages,
    title,
    ...pagesWithoutText,
    ...(plain ? { lines: paperLinesOf(plain) } : {}),
  };
}
