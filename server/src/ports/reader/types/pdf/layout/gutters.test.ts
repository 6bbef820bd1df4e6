import { expect, it } from 'vitest';
import { lines, write } from '../../../../../../test/documents/ink.ts';
import { findGutters } from './gutters.ts';
import { rowsOf } from './rows.ts';

it('finds the white between two columns from its first row to its last', () => {
  const words = [
    ...write('one line that goes over the whole width of it all', 50, 724),
    ...lines(['left one', 'left two', 'left three'], 50, 700),
    ...lines(['right one', 'right two', 'right three'], 200, 700),
  ];
  const [gutter] = findGutters(rowsOf(words), [], 8, 3);
  expect(gutter).toMatchObject({ right: 200, from: 1, to: 3, leftRows: 3, rightRows: 3 });
});

it('finds none where a box lies across', () => {
  const words = [...lines(['left', 'left', 'left'], 50, 700), ...lines(['right', 'right', 'right'], 200, 700)];
  const box = { left: 60, right: 210, bottom: 682, top: 694 };
  expect(findGutters(rowsOf(words), [box], 8, 3)).toEqual([]);
});
