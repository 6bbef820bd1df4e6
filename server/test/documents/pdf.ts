import { Buffer } from 'node:buffer';

export interface PdfText {
  x: number;
  y: number;
  text: string;
  size?: number;
  font?: 'plain' | 'bold' | 'mapped';
}

const fonts = { plain: 'F1', bold: 'F2', mapped: 'F3' };

interface PdfOptions {
  /** What the characters of the font `mapped` stand for. */
  letters?: Record<string, string>;
  /** More entries of the catalogue, as they are written in the file. */
  catalogue?: string;
  /** Draws a picture over each page, as a scanner does. */
  picture?: boolean;
}

/** A PDF of nothing but text at given places: what programs write, without their variety. */
export function makePdf(
  pages: PdfText[][],
  { letters = {}, catalogue = '', picture = false }: PdfOptions = {},
): Buffer {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const stream = (content: string, entries = '') =>
    `<< /Length ${Buffer.byteLength(content, 'latin1')} ${entries} >>\nstream\n${content}\nendstream`;
  const font = (name: string, more = '') =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding ${more} >>`;

  add(`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`);
  const kids = pages.map((_, index) => `${8 + index * 2} 0 R`);
  add(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`);
  add(font('Helvetica'));
  add(font('Helvetica-Bold'));
  add(font('Helvetica', '/ToUnicode 6 0 R'));
  add(stream(characterMap(letters)));
  add(stream('\x80', '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8'));
  pages.forEach((texts, index) => {
    const resources = '<< /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> /XObject << /Im1 7 0 R >> >>';
    const contents = `${9 + index * 2} 0 R`;
    add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources ${resources} /Contents ${contents} >>`);
    const drawn = texts.map(
      ({ x, y, text, size = 10, font: face = 'plain' }) =>
        `BT /${fonts[face]} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`,
    );
    add(stream([...(picture ? ['q 595 0 0 842 0 0 cm /Im1 Do Q'] : []), ...drawn].join('\n')));
  });
  return write(objects);
}

function characterMap(letters: Record<string, string>): string {
  const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
  const lines = Object.entries(letters).map(
    ([code, text]) => `<${code.charCodeAt(0).toString(16).padStart(2, '0')}> <${hex(text)}>`,
  );
  const head =
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <00> <ff> endcodespacerange';
  return `${head}\n${lines.length} beginbfchar\n${lines.join('\n')}\nendbfchar endcmap end end`;
}

function write(objects: string[]): Buffer {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
