import { PDFiumModule } from '@hyzyla/pdfium';
import { Unreadable } from '../../unreadable.ts';

/** The part of PDFium's interface that reads text; its package types only what it uses itself. */
interface Pdfium {
  HEAPU8: Uint8Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
  _malloc(bytes: number): number;
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument(bytes: number, length: number, password: number): number;
  _FPDF_GetLastError(): number;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageHeight(page: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetText(text: number, start: number, count: number, buffer: number): number;
  _FPDFText_GetCharIndexFromTextIndex(text: number, index: number): number;
  _FPDFText_GetLooseCharBox(text: number, index: number, box: number): number;
  _FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number;
  _FPDFText_GetFontSize(text: number, index: number): number;
  _FPDFText_GetMatrix(text: number, index: number, matrix: number): number;
  _FPDFText_GetFontInfo(text: number, index: number, buffer: number, length: number, flags: number): number;
}

const passwordError = 4;
const nameLength = 128;

/** The text of one page with the places of its characters. Coordinates grow to the right and upwards, in points. */
export interface PageText {
  number: number;
  height: number;
  text: string;
  leftOf(index: number): number;
  rightOf(index: number): number;
  baselineOf(index: number): number;
  /** The size as it is seen: some programs write all text at size 1 and enlarge it. */
  sizeOf(index: number): number;
  isBoldAt(index: number): boolean;
}

/** From the page with this index (0 is the first) up to the one that is chosen by their number. */
export interface PageRange {
  from: number;
  until(count: number): number;
}

/** Opens a document and goes through its pages. It only reads: scripts, links and forms are never looked at. */
export async function* readPages(bytes: Uint8Array, { from, until }: PageRange): AsyncGenerator<PageText, void> {
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
  const scratch = pdfium._malloc(nameLength + 64);
  const buffer: TextBuffer = { start: 0, size: 0 };
  const end = until(count);
  for (let index = from; index < end; index += 1) {
    const page = pdfium._FPDF_LoadPage(document, index);
    // One damaged page is no reason to lose the others.
    if (!page) continue;
    const text = pdfium._FPDFText_LoadPage(page);
    if (text) yield pageText(pdfium, { page, text, scratch, buffer, number: index + 1 });
    pdfium._FPDFText_ClosePage(text);
    pdfium._FPDF_ClosePage(page);
  }
}

/** Grows with the longest page. */
interface TextBuffer {
  start: number;
  size: number;
}

interface Handles {
  page: number;
  text: number;
  scratch: number;
  buffer: TextBuffer;
  number: number;
}

function pageText(pdfium: Pdfium, { page, text, scratch, buffer, number }: Handles): PageText {
  const characters = readAll(pdfium, text, buffer);
  const isOneToOne = characters.length === pdfium._FPDFText_CountChars(text);
  const at = (index: number) =>
    isOneToOne ? index : Math.max(0, pdfium._FPDFText_GetCharIndexFromTextIndex(text, index));
  // Views are taken anew each time: they change when the memory grows.
  return {
    number,
    height: pdfium._FPDF_GetPageHeight(page),
    text: characters,
    leftOf(index) {
      pdfium._FPDFText_GetCharOrigin(text, at(index), scratch, scratch + 8);
      return pdfium.HEAPF64[scratch >> 3] ?? 0;
    },
    rightOf(index) {
      pdfium._FPDFText_GetLooseCharBox(text, at(index), scratch);
      return pdfium.HEAPF32[(scratch >> 2) + 2] ?? 0;
    },
    baselineOf(index) {
      pdfium._FPDFText_GetCharOrigin(text, at(index), scratch, scratch + 8);
      return pdfium.HEAPF64[(scratch + 8) >> 3] ?? 0;
    },
    sizeOf(index) {
      pdfium._FPDFText_GetMatrix(text, at(index), scratch);
      const [c, d] = [pdfium.HEAPF32[(scratch >> 2) + 2] ?? 0, pdfium.HEAPF32[(scratch >> 2) + 3] ?? 1];
      return pdfium._FPDFText_GetFontSize(text, at(index)) * Math.hypot(c, d);
    },
    isBoldAt(index) {
      const length = pdfium._FPDFText_GetFontInfo(text, at(index), scratch, nameLength, scratch + nameLength);
      const name = Buffer.from(pdfium.HEAPU8.buffer, scratch, Math.min(nameLength, Math.max(0, length)));
      return /bold|black|heavy|CMBX/i.test(name.toString('latin1'));
    },
  };
}

function readAll(pdfium: Pdfium, text: number, buffer: TextBuffer): string {
  const count = pdfium._FPDFText_CountChars(text);
  if (count <= 0) return '';
  // Twice: a character outside of the first plane takes two places.
  const size = (count + 1) * 4;
  if (size > buffer.size) Object.assign(buffer, { start: pdfium._malloc(size), size });
  const written = pdfium._FPDFText_GetText(text, 0, count, buffer.start);
  return Buffer.from(pdfium.HEAPU8.buffer, buffer.start, Math.max(0, written - 1) * 2).toString('utf16le');
}
