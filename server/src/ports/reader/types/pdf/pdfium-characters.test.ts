import { expect, it } from 'vitest';
import type { Pdfium } from './pdfium-api.ts';
import { readCharacters } from './pdfium-characters.ts';

/** What PDFium answers for these characters: it leaves those outside of the first plane out of a text. */
function pageOf(codes: number[]) {
  const heap = new Uint8Array(200);
  const written = String.fromCodePoint(...codes.filter((code) => code > 0 && code < 0x10000));
  const pdfium: Partial<Pdfium> = {
    HEAPU8: heap,
    _malloc: () => 0,
    _FPDFText_CountChars: () => codes.length,
    _FPDFText_GetUnicode: (_, index) => codes[index] ?? 0,
    _FPDFText_GetText: () => Buffer.from(heap.buffer).write(`${written}\0`, 'utf16le') / 2,
  };
  return { pdfium: pdfium as Pdfium, page: 0, text: 0, scratch: 0, origin: { x: 0, y: 0 } };
}

const codesOf = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);
const placeOf = (wanted: string, codes: number[]) => {
  const { characters, at } = readCharacters(pageOf(codes));
  return at(characters.indexOf(wanted));
};

it('keeps the letters of formulas that a text at once leaves out', () => {
  expect(readCharacters(pageOf(codesOf('𝜃 = 1'))).characters).toBe('𝜃 = 1');
});

it('knows the places of what stands after them', () => {
  expect(placeOf('x', codesOf('𝜃𝜃 = x'))).toBe(5);
});

it('knows the places after characters that mean nothing', () => {
  expect(placeOf('x', [...codesOf('ab'), 0, ...codesOf('x')])).toBe(3);
});

it('takes plain text as it is', () => {
  expect(placeOf('x', codesOf('abc x'))).toBe(4);
});
