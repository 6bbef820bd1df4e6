import { PassThrough, type Readable } from 'node:stream';
import PDFDocument from 'pdfkit';

interface Picture {
  width: number;
  height: number;
  load(): Promise<Buffer>;
}

const paperWidth = 595;

/** Photographs as the pages of one file. */
export function picturesToPdf(pictures: readonly Picture[]): Readable {
  const pdf = new PDFDocument({ autoFirstPage: false, info: { Creator: 'Akada', Producer: 'Akada' } });
  const file = new PassThrough();
  pdf.pipe(file);

  async function draw(): Promise<void> {
    for (const { width, height, load } of pictures) {
      const size: [number, number] = [paperWidth, Math.round((paperWidth * height) / Math.max(1, width))];
      pdf.addPage({ size, margin: 0 });
      pdf.image(await load(), 0, 0, { width: size[0], height: size[1] });
    }
    pdf.end();
  }

  draw().catch((error) => file.destroy(error));
  return file;
}
