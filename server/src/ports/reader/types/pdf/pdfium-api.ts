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
  _FPDFText_GetUnicode(text: number, index: number): number;
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

/** A page that is open, with a few bytes in PDFium's memory for its answers. */
export interface OpenPage {
  pdfium: Pdfium;
  page: number;
  text: number;
  scratch: number;
  /** The corner that coordinates are counted from. */
  origin: { x: number; y: number };
}
