import { expect, it } from 'vitest';
import type { Pdfium } from './pdfium-api.ts';
import { lookOfFont } from './pdfium-fonts.ts';

function isBold(name: string, weight: number): boolean {
  const heap = new Uint8Array(200);
  const pdfium: Partial<Pdfium> = {
    HEAPU8: heap,
    _FPDFFont_GetBaseFontName: () => Buffer.from(heap.buffer).write(`${name}\0`, 'latin1'),
    _FPDFFont_GetFlags: () => 0,
    _FPDFFont_GetWeight: () => weight,
  };
  return lookOfFont(pdfium as Pdfium, 0, 0).isBold;
}

it('finds bold letters by the name of their font', () => {
  expect(['ABCDEF+LiberationSerif-Bold', 'CMBX10'].map((name) => isBold(name, 400))).toEqual([true, true]);
});

it('believes the name of a font rather than its weight', () => {
  expect(['CMR10', 'NotoSansMono-Regular', 'CMTI9'].map((name) => isBold(name, 744))).toEqual([false, false, false]);
});

it('takes the weight of a font whose name tells nothing', () => {
  expect([isBold('F1', 700), isBold('F2', 400)]).toEqual([true, false]);
});
