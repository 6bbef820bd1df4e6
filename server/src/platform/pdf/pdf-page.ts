import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

// The package's own folder: the fonts lie there, whether the sources run or the bundle.
const fonts = join(dirname(createRequire(import.meta.url).resolve('@akada/server/package.json')), 'fonts');

/** Both have the letters of Yoruba, Igbo and Hausa, Greek, and the signs of mathematics. */
export const fontFiles = {
  regular: join(fonts, 'DejaVuSerifCondensed.ttf'),
  bold: join(fonts, 'DejaVuSerifCondensed-Bold.ttf'),
};

export const ink = '#1d1b16';
export const softInk = '#4b463b';
export const line = '#c9bda6';
export const well = '#f3ebdc';
export const green = '#0f4c3a';

const margin = { top: 56, bottom: 64, left: 56, right: 56 };

/** An empty A4 document with the fonts, whose pages stay open until they are numbered. */
export function openPdf(title: string): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: margin,
    bufferPages: true,
    font: fontFiles.regular,
    lang: 'en',
    info: { Title: title, Creator: 'Akada', Producer: 'Akada' },
  });
  pdf.registerFont('regular', fontFiles.regular);
  pdf.registerFont('bold', fontFiles.bold);
  return pdf.font('regular').fillColor(ink);
}

/** Width between the margins, less what the text is indented by. */
export const widthAt = (pdf: Pdf, x: number) => pdf.page.width - margin.right - x;

/** Begins a page where less than so much is left. */
export function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - margin.bottom) pdf.addPage();
}

/** Writes "3 / 12" below each page and closes the document. */
export function closePdf(pdf: Pdf, footer: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    // Below the margin, where a text would begin a new page of its own.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - margin.bottom + 24;
    const width = widthAt(pdf, margin.left);
    pdf.font('regular').fontSize(8).fillColor(softInk);
    pdf.text(footer, margin.left, y, { width: width - 60, height: 10, ellipsis: true, lineBreak: false });
    pdf.text(`${page + 1} / ${count}`, margin.left, y, { width, align: 'right', lineBreak: false });
  }
  pdf.end();
}
