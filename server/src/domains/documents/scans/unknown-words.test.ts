import { expect, it } from 'vitest';
import type { ScannedLine } from '../../../ports/scanner/port.ts';
import { withUnknownMarked } from './unknown-words.ts';

const box = { x: 0, y: 0, width: 10, height: 10 };
const line = (...words: [text: string, confidence: number][]): ScannedLine => ({
  ...{ box, keepsPicture: false },
  words: words.map(([text, confidence]) => ({ text, confidence, box, isDoubtful: confidence < 0.8 })),
});
const known = new Set(['frequency', 'table', 'weight']);
const markedIn = (...lines: ScannedLine[]) =>
  withUnknownMarked(lines, known)
    .flatMap(({ words }) => words)
    .filter(({ isDoubtful }) => isDoubtful)
    .map(({ text }) => text);

it('marks what is no word and was not read surely', () => {
  expect(markedIn(line(['Afrequency', 0.88], ['tables.', 0.85], ['weight', 0.5]))).toEqual(['Afrequency', 'weight']);
});

it('believes the reader where it is sure, and what the page says elsewhere', () => {
  expect(markedIn(line(['Oluwaseun', 0.94]), line(['Kaduna', 0.96]), line(['Kaduna', 0.85]))).toEqual([]);
});

it('leaves short words, numbers and formulas alone', () => {
  expect(markedIn(line(['kpa', 0.85], ['1,250', 0.85], ['x²+y²', 0.85]))).toEqual([]);
});
