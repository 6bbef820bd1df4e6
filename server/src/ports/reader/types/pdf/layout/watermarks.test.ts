import { expect, it } from 'vitest';
import { lines, write } from '../../../../../../test/documents/ink.ts';
import { withoutWatermarks } from './watermarks.ts';

const text = lines(Array(12).fill('The words of a page that goes on and on.'), 50, 700);

it('a huge word over the text is no part of it', () => {
  expect(withoutWatermarks([...text, ...write('DRAFT', 60, 600, { size: 90 })])).toEqual(text);
});

it('a huge word above the text is its title', () => {
  const title = write('CELLS', 60, 740, { size: 45 });
  expect(withoutWatermarks([...title, ...text])).toHaveLength(text.length + 1);
});
