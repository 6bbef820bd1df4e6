import type { Pdfium } from './pdfium-api.ts';

/** Pictures, shadings, and forms, which may hold a picture. */
const picturedObjects = new Set([3, 4, 5]);
/** A scan fills its page; a logo or a photograph in a corner does not. */
const leastShare = 0.3;
/** So many drawn shapes on a page without text are letters that were drawn. */
const fewestShapes = 150;
const mostObjects = 20_000;

/** Whether a page shows what only eyes can read: a picture over much of it, or very many shapes. */
export function showsPicture(pdfium: Pdfium, page: number, scratch: number): boolean {
  const box = () => [...pdfium.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 4)] as [number, number, number, number];
  pdfium._FPDF_GetPageBoundingBox(page, scratch);
  const [pageLeft, pageTop, pageRight, pageBottom] = box();
  const whole = Math.abs((pageRight - pageLeft) * (pageTop - pageBottom));
  const count = Math.min(mostObjects, pdfium._FPDFPage_CountObjects(page));
  if (count > fewestShapes) return true;
  // A scan may be stored in strips: what they cover together counts.
  let covered = 0;
  for (let index = 0; index < count; index += 1) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    if (!picturedObjects.has(pdfium._FPDFPageObj_GetType(object))) continue;
    pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    const [left, bottom, right, top] = box();
    covered += Math.max(0, right - left) * Math.max(0, top - bottom);
  }
  return covered > whole * leastShare;
}
