import { PDFiumModule } from '@hyzyla/pdfium';
import { cleanLine } from '../../text.ts';
import { Unreadable } from '../../unreadable.ts';
import type { PageInk } from './layout/page.ts';
import type { OpenPage, Pdfium } from './pdfium-api.ts';
import { readDrawings } from './pdfium-drawings.ts';
import { showsPicture } from './pdfium-pictures.ts';
import { readWords } from './pdfium-words.ts';

const passwordError = 4;
const scratchSize = 512;

export interface OpenPdf {
  count: number;
  /** What the properties of the file call it. */
  title: string | null;
  /** From the page with this index (0 is the first) up to another. */
  pages(from: number, until: number): Generator<PageInk, void>;
  /** Whether the page with this number (1 is the first) is a picture, or holds one that fills much of it. */
  showsPicture(number: number): boolean;
}

/** Opens a document. It only reads: scripts, links and forms are never looked at. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const pdfium = (await PDFiumModule({})) as unknown as Pdfium;
  pdfium._FPDF_InitLibrary();
  const file = pdfium._malloc(bytes.length);
  pdfium.HEAPU8.set(bytes, file);
  const document = pdfium._FPDF_LoadMemDocument(file, bytes.length, 0);
  if (!document) {
    throw new Unreadable(pdfium._FPDF_GetLastError() === passwordError ? 'file_encrypted' : 'file_corrupt');
  }
  const count = pdfium._FPDF_GetPageCount(document);
  if (count === 0) throw new Unreadable('file_corrupt');
  const scratch = pdfium._malloc(scratchSize);
  function* pages(from: number, until: number): Generator<PageInk, void> {
    for (let index = from; index < until; index += 1) {
      const page = pdfium._FPDF_LoadPage(document, index);
      // One damaged page is no reason to lose the others.
      if (!page) continue;
      const text = pdfium._FPDFText_LoadPage(page);
      if (text) yield readPage(pdfium, { page, text, scratch }, index + 1);
      pdfium._FPDFText_ClosePage(text);
      pdfium._FPDF_ClosePage(page);
    }
  }
  const isPicture = (number: number) => {
    const page = pdfium._FPDF_LoadPage(document, number - 1);
    if (!page) return false;
    const found = showsPicture(pdfium, page, scratch);
    pdfium._FPDF_ClosePage(page);
    return found;
  };
  return { count, title: titleOf(pdfium, document, scratch), pages, showsPicture: isPicture };
}

function titleOf(pdfium: Pdfium, document: number, scratch: number): string | null {
  const name = Buffer.from('Title\0');
  pdfium.HEAPU8.set(name, scratch);
  const start = scratch + 16;
  const length = pdfium._FPDF_GetMetaText(document, scratch, start, scratchSize - 16);
  if (length <= 2 || length > scratchSize - 16) return null;
  return cleanLine(Buffer.from(pdfium.HEAPU8.buffer, start, length - 2).toString('utf16le')) || null;
}

function readPage(pdfium: Pdfium, handles: Pick<OpenPage, 'page' | 'text' | 'scratch'>, number: number): PageInk {
  const { page, scratch } = handles;
  pdfium._FPDF_GetPageBoundingBox(page, scratch);
  // Views are taken anew each time: they change when the memory grows.
  const [left = 0, top = 842, right = 595, bottom = 0] = pdfium.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 4);
  const open = { pdfium, ...handles, origin: { x: left, y: bottom } };
  const { words, isTurned } = readWords(open, { width: right - left, height: top - bottom });
  const [width, height] = isTurned ? [top - bottom, right - left] : [right - left, top - bottom];
  // The drawings of a page that stands on its side are left alone: tables there are found by their words.
  const { rules, dots } = isTurned ? { rules: [], dots: [] } : readDrawings(open);
  return { number, width, height, words, rules, dots };
}
