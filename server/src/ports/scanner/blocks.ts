import type { PaperLine, SourceDocument } from '@akada/engine';
import { blocksOf } from '../reader/types/pdf/layout/blocks.ts';
import { withoutFurniture } from '../reader/types/pdf/layout/furniture.ts';
import { columnsOfPage, columnsOfPaper } from '../reader/types/pdf/layout/page-elements.ts';
import { paperLinesOf } from '../reader/types/pdf/layout/paper-lines.ts';
import { inkOf } from './ink-of-page.ts';
import type { NumberedPage } from './page.ts';

type Blocks = SourceDocument['blocks'];

/** Scanned pages as the blocks of a document: columns, headings, lists and running lines are found as in PDFs. */
export function blocksOfPages(pages: readonly NumberedPage[]): Blocks {
  return blocksOf(withoutFurniture(pages.map(inkOf)).flatMap(columnsOfPage));
}

/** The same pages line by line, as past papers are read. */
export function linesOfPages(pages: readonly NumberedPage[]): PaperLine[] {
  return paperLinesOf(pages.map(inkOf).flatMap(columnsOfPaper));
}

/** Blocks of the pages of a file that have text, and of those that were pictures, in the order of their pages. */
export function mergedBlocks(text: Blocks, scanned: Blocks): Blocks {
  const pageOf = ({ place }: Blocks[number]) => place?.page ?? 0;
  const merged: Blocks = [];
  let at = 0;
  for (const block of text) {
    while (at < scanned.length && pageOf(scanned[at] as Blocks[number]) < pageOf(block)) {
      merged.push(scanned[at] as Blocks[number]);
      at += 1;
    }
    merged.push(block);
  }
  return [...merged, ...scanned.slice(at)];
}
