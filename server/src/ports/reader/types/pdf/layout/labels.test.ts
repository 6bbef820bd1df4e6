import { expect, it } from 'vitest';
import { lines, page, write } from '../../../../../../test/documents/ink.ts';
import { blocksOf } from './blocks.ts';
import { columnsOfPage } from './page-elements.ts';

const body = lines(
  ['This is the running text of a page, which says', 'enough to be seen as such, and ends here.'],
  50,
  700,
);
const picture = [...write('241 mm', 80, 640), ...write('9.5 in', 160, 620), ...write('margin', 70, 600)];
const read = (caption: string) =>
  blocksOf(columnsOfPage(page([...body, ...picture, ...write(caption, 50, 560)]))).map(
    ({ place: _, ...block }) => block,
  );

it('the names inside of a picture are one note', () => {
  expect(read('Figure 1: Margins.').slice(1)).toEqual([
    { kind: 'note', text: '241 mm · 9.5 in margin' },
    { kind: 'note', text: 'Figure 1: Margins.' },
  ]);
});

it('short lines without a caption stay what they are', () => {
  expect(read('They are short.').filter(({ kind }) => kind === 'note')).toEqual([]);
});
