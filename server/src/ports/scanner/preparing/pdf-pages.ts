import { PDFiumModule } from '@hyzyla/pdfium';
import { openPdf } from '../../reader/types/pdf/pdfium.ts';
import type { Pdfium } from '../../reader/types/pdf/pdfium-api.ts';
import { hasHardlyText, picturePages } from '../../reader/types/pdf/picture-pages.ts';
import { Unreadable } from '../../reader/unreadable.ts';
import type { Grey } from '../picture/grey.ts';
import type { PdfPages } from '../port.ts';
import { longestSide } from './decode.ts';

/** The part of PDFium's interface that draws pages. */
interface DrawingPdfium extends Pdfium {
  _FPDF_GetPageWidthF(page: number): number;
  _FPDF_GetPageHeightF(page: number): number;
  _FPDFBitmap_Create(width: number, height: number, hasAlpha: number): number;
  _FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, colour: number): void;
  _FPDFBitmap_GetBuffer(bitmap: number): number;
  _FPDFBitmap_GetStride(bitmap: number): number;
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    turn: number,
    flags: number,
  ): void;
}

/** Shades of grey are enough, and drawn faster. */
const inGrey = 0x08;
const asPrinted = 0x800;

/** Which pages are pictures. A stamp or a page number beside the picture does not make a page of text. */
export async function lookIntoPdf(bytes: Uint8Array): Promise<PdfPages> {
  const pdf = await openPdf(bytes);
  const pages = [...pdf.pages(0, pdf.count)];
  const words = pages.reduce((sum, page) => sum + page.words.length, 0);
  if (!hasHardlyText(pdf.count, words)) return { count: pdf.count, withoutText: picturePages(pdf, pages) };
  // The few words of such a file are on pages that the reader gave up with the rest: they are looked at as well.
  const shown = pages.filter((page) => page.words.length > 0 || pdf.showsPicture(page.number));
  return { count: pdf.count, withoutText: shown.map(({ number }) => number) };
}

/** One page, drawn as large as a photograph would be kept. */
export async function renderPdfPage(bytes: Uint8Array, number: number): Promise<Grey> {
  const pdfium = (await PDFiumModule({})) as unknown as DrawingPdfium;
  pdfium._FPDF_InitLibrary();
  const file = pdfium._malloc(bytes.length);
  pdfium.HEAPU8.set(bytes, file);
  const document = pdfium._FPDF_LoadMemDocument(file, bytes.length, 0);
  const page = document ? pdfium._FPDF_LoadPage(document, number - 1) : 0;
  if (!page) throw new Unreadable('file_corrupt');
  const size = { width: pdfium._FPDF_GetPageWidthF(page), height: pdfium._FPDF_GetPageHeightF(page) };
  const scale = longestSide / Math.max(1, size.width, size.height);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const bitmap = pdfium._FPDFBitmap_Create(width, height, 0);
  if (!bitmap) throw new Unreadable('file_too_complex');
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, inGrey | asPrinted);
  const start = pdfium._FPDFBitmap_GetBuffer(bitmap);
  const stride = pdfium._FPDFBitmap_GetStride(bitmap);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data[y * width + x] = pdfium.HEAPU8[start + y * stride + x * 4 + 1] ?? 255;
  }
  return { width, height, data };
}
