import { PDFiumModule } from '@hyzyla/pdfium';
import { cleanLine } from '../../text.ts';
import { Unreadable } from '../../unreadable.ts';
import type { PageInk } from './layout/page.ts';
import { readDrawings } from './pdfium-drawings.ts';
import { readWords } from './pdfium-words.ts';

/** The part of PDFium's interface that reads text; its package types only what it uses itself. */
export interface Pdfium {
  HEAPU8: Uint8Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
  _malloc(bytes: number): number;
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument(bytes: number, length: number, password: number): number;
  _FPDF_GetLastError(): number;
  _FPDF_GetMetaText(document: number, tag: number, buffer: number, length: number): number;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageBoundingBox(page: number, box: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetText(text: number, start: number, count: number, buffer: number): number;
  _FPDFText_GetCharIndexFromTextIndex(text: number, index: number): number;
  _FPDFText_GetLooseCharBox(text: number, index: number, box: number): number;
  _FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number;
  _FPDFText_GetFontSize(text: number, index: number): number;
  _FPDFText_GetMatrix(text: number, index: number, matrix: number): number;
  _FPDFText_GetTextObject(text: number, index: number): number;
  _FPDFTextObj_GetFont(object: number): number;
  _FPDFFont_GetBaseFontName(font: number, buffer: number, length: number): number;
  _FPDFFont_GetFlags(font: number): number;
  _FPDFFont_GetWeight(font: number): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  _FPDFPath_GetDrawMode(path: number, fillMode: number, isStroked: number): number;
  _FPDFPath_CountSegments(path: number): number;
  _FPDFPath_GetPathSegment(path: number, index: number): number;
  _FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number;
  _FPDFPathSegment_GetType(segment: number): number;
}

const passwordError = 4;
const scratchSize = 512;

/** A page that is open, with a few bytes in PDFium's memory for its answers. */
export interface OpenPage {
  pdfium: Pdfium;
  page: number;
  text: number;
  scratch: number;
  /** The corner that coordinates are counted from. */
  origin: { x: number; y: number };
}

export interface OpenPdf {
  count: number;
  /** What the properties of the file call it. */
  title: string | null;
  /** From the page with this index (0 is the first) up to another. */
  pages(from: number, until: number): Generator<PageInk, void>;
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
  return { count, title: titleOf(pdfium, document, scratch), pages };
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
