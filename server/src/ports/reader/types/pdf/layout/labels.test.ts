import { expect, it } from 'vitest';
import { lines, page, write } from '../../../../../../test/documents/ink.ts';
import { blocksOf } from './blocks.ts';
import type { Rule } from './page.ts';
import { columnsOfPage } from './page-elements.ts';

const body = lines(
  ['This is the running text of a page, which says', 'enough to be seen as such, and ends here.'],
  50,
  700,
);
const picture = [...write('241 mm', 80, 640), ...write('9.5 in', 160, 620), ...write('margin', 70, 600)];
const read = (caption: string, labels = picture, dots: Rule[] = []) =>
  blocksOf(columnsOfPage(page([...body, ...labels, ...write(caption, 50, 560)], { dots }))).map(
    ({ place: _, ...block }) => block,
  );

it('the names inside of a picture are not text', () => {
  expect(read('Figure 1: Margins.').slice(1)).toEqual([{ kind: 'note', text: 'Figure 1: Margins.' }]);
});

it('names in one column are kept as a note', () => {
  const column = lines(['the roots', 'the stem', 'the leaves'], 80, 640, { leading: 24 });
  expect(read('Figure 1: Parts.', column).slice(1)).toMatchObject([{ kind: 'note' }, { text: 'Figure 1: Parts.' }]);
});

it('short lines without a caption stay what they are', () => {
  expect(read('They are short.').filter(({ kind }) => kind === 'note')).toEqual([]);
});

const drawn = (y: number): Rule => ({ left: 62, right: 66, bottom: y + 2, top: y + 5 });

it('the tip of an arrow makes no list of a name', () => {
  expect(read('Figure 1: Margins.', picture, [drawn(600)]).map(({ kind }) => kind)).toEqual(['paragraph', 'note']);
});

it('short entries of a drawn list stay a list above a caption', () => {
  const entries = lines(['the roots', 'the stem', 'the leaves'], 70, 640);
  const dots = [640, 628, 616].map(drawn);
  expect(read('Figure 1: Parts.', entries, dots).map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'note']);
});

it('a sentence goes on behind a picture at the head of the next page', () => {
  const first = page(
    lines(['This is the running text of a page, which says', 'enough, and whose last sentence goes'], 50, 700),
  );
  const second = page(
    [...picture, ...write('Figure 1: Margins.', 50, 560), ...write('on over the picture.', 50, 530)],
    { number: 2, dots: [drawn(600)] },
  );
  const blocks = blocksOf([first, second].flatMap(columnsOfPage));
  expect(blocks.map((block) => ('text' in block ? block.text : block.kind))).toEqual([
    expect.stringMatching(/last sentence goes on over the picture\.$/),
    'Figure 1: Margins.',
  ]);
});
