import { expect, it } from 'vitest';
import { readStyleDepths } from './doc-styles.ts';

/** A style sheet of nothing but numbers and what they build on. */
function sheet(styles: [number: number, base: number][]): Buffer {
  const entries = styles.map(([number, base]) => Buffer.from(Uint16Array.of(4, number, (base << 4) | 1).buffer));
  return Buffer.concat([Buffer.from(Uint16Array.of(4, styles.length, 10).buffer), ...entries]);
}

it("knows headings and the title by Word's own numbers, and styles that build on them", () => {
  const depthOf = readStyleDepths(
    sheet([
      [0, 0xfff],
      [2, 0],
      [62, 0],
      [0xffe, 1],
    ]),
  );
  expect([0, 1, 2, 3, 9].map(depthOf)).toEqual([undefined, 2, 1, 2, undefined]);
});

it('takes the first places for headings where there is no sheet', () => {
  expect([0, 3, 10].map(readStyleDepths(Buffer.alloc(0)))).toEqual([undefined, 3, undefined]);
});
