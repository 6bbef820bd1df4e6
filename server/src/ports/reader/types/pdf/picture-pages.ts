import type { PageInk } from './layout/page.ts';
import type { OpenPdf } from './pdfium.ts';

/** A stamp, a page number and the name of a scanning app are less than this. */
const fewestWords = 12;

/** The numbers of pages that are pictures: they show something, and hardly a word of it is text. */
export function picturePages(pdf: OpenPdf, pages: readonly PageInk[]): number[] {
  return pages
    .filter(({ number, words }) => words.length < fewestWords && pdf.showsPicture(number))
    .map(({ number }) => number);
}

/** Whether a document of so many pages and words has hardly any text at all. */
export const hasHardlyText = (pages: number, words: number) => words === 0 || (pages > 1 && words < pages * 2);
