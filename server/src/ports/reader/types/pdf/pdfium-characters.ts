import type { OpenPage } from './pdfium-api.ts';

interface Characters {
  characters: string;
  /** From an index of the string to PDFium's index of the same character. */
  at(index: number): number;
}

/** All that is written on a page, in the order in which the file draws it. */
export function readCharacters(open: OpenPage): Characters {
  const count = open.pdfium._FPDFText_CountChars(open.text);
  const characters = readAtOnce(open, count);
  return characters.length === Math.max(0, count) ? { characters, at: (index) => index } : readOneByOne(open, count);
}

function readAtOnce({ pdfium, text }: OpenPage, count: number): string {
  if (count <= 0) return '';
  // Twice: a character outside of the first plane takes two places.
  const buffer = bufferOf(pdfium, (count + 1) * 4);
  const written = pdfium._FPDFText_GetText(text, 0, count, buffer);
  return Buffer.from(pdfium.HEAPU8.buffer, buffer, Math.max(0, written - 1) * 2).toString('utf16le');
}

/** Read at once, some letters of formulas (𝜃) are left out, and all places after them are those of other letters. */
function readOneByOne({ pdfium, text }: OpenPage, count: number): Characters {
  const indices: number[] = [];
  const parts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const code = pdfium._FPDFText_GetUnicode(text, index);
    if (code <= 0 || code > lastCode) continue;
    const character = String.fromCodePoint(code);
    parts.push(character);
    for (let unit = 0; unit < character.length; unit += 1) indices.push(index);
  }
  return { characters: parts.join(''), at: (index) => indices[index] ?? 0 };
}

const lastCode = 0x10ffff;
const buffers = new WeakMap<object, { start: number; size: number }>();

/** One for each PDFium, as large as its longest page. */
function bufferOf(pdfium: OpenPage['pdfium'], size: number): number {
  let buffer = buffers.get(pdfium);
  if (!buffer || buffer.size < size) {
    buffer = { start: pdfium._malloc(size), size };
    buffers.set(pdfium, buffer);
  }
  return buffer.start;
}
