import { describe, expect, it } from 'vitest';
import { csvLine, harmless, unguarded } from './csv-line.ts';

const hostile = [
  '=1+1',
  '+1',
  '-1',
  '@a',
  '\t=1',
  '＝1+1',
  '＠a',
  'Ada;=1+1',
  'Ada; =1',
  'Ada\t=1',
  'Ada\n=1',
  "'=1",
  'a;;+1',
];

/** How a program cuts the line that knows one separator and takes quotes only at the start of a cell. */
const cutAt = (separator: string, line: string) => line.split(separator).map((cell) => cell.replace(/^"/, ''));
const isFormula = (cell: string) => /^ *[=+\-@＝＋－＠]/.test(cell);

describe('T72 a cell that somebody typed', () => {
  it.each(hostile)('is no formula, wherever a spreadsheet cuts: %j', (typed) => {
    const line = csvLine(['Ada', ...[typed, `x ${typed}`].map(harmless)]);
    for (const separator of [',', ';', '\t', '\n']) expect(cutAt(separator, line).filter(isFormula)).toEqual([]);
  });

  it.each([...hostile, "''=", "a;'=b", 'plain; text'])('comes back as it was: %j', (typed) => {
    expect(unguarded(harmless(typed))).toBe(typed);
  });
});
