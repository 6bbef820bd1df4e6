import { describe, expect, it } from 'vitest';
import { lines, page, write } from '../../../../../../test/documents/ink.ts';
import { blocksOf } from './blocks.ts';
import type { Word } from './page.ts';
import { columnsOfPage } from './page-elements.ts';
import { raised } from './scripts.ts';

const body = lines(
  ['This is the running text of a page, which says', 'enough to be seen as such, and ends here.'],
  50,
  500,
);
const read = (words: Word[]) => blocksOf(columnsOfPage(page([...body, ...words])));
const notes = (words: Word[]) => read(words).flatMap((block) => (block.kind === 'note' ? [block.text] : []));

describe('a footnote', () => {
  it.each(['1 ', '* ', '∗', '∗ ', '†', '‡ '])('begins with "%s", which is not its text', (sign) => {
    expect(notes(write(`${sign}Said at the foot of it.`, 50, 100, { size: 8 }))).toEqual(['Said at the foot of it.']);
  });

  it('ends where the next begins, with a full stop or without', () => {
    const two = [...write('1 Said at the foot.', 50, 100, { size: 8 }), ...write('2. And this.', 50, 90, { size: 8 })];
    expect(notes(two)).toEqual(['Said at the foot.', 'And this.']);
  });

  it('is no list of references in small letters', () => {
    expect(notes(lines(['1. Bello, On cells.', '2. Eze, On genes.'], 50, 100, { size: 8 }))).toEqual([]);
  });

  it('stands above a table at the foot of its column', () => {
    const rule = (left: number, right: number, bottom: number, top: number) => ({ left, right, bottom, top });
    const rules = [
      ...[60, 76, 92].map((y) => rule(50, 300, y, y + 0.5)),
      ...[50, 150, 300].map((x) => rule(x, x + 0.5, 60, 92)),
    ];
    const words = [
      ...write('1 Said at the foot of it.', 50, 130, { size: 8 }),
      ...write('Table 2: Till and outwash', 50, 100),
      ...['Sorting', 'Poor'].flatMap((text, i) => write(text, 55 + i * 100, 80)),
      ...['Layers', 'None'].flatMap((text, i) => write(text, 55 + i * 100, 64)),
    ];
    const blocks = blocksOf(columnsOfPage(page([...body, ...words], { rules })));
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'note']);
  });

  it('stands behind the paragraph that refers to it', () => {
    const words = [
      ...write('Cells divide.', 50, 460),
      ...write('1', 114, 464, { size: 6 }),
      ...write('Genes do not, and this is another paragraph.', 50, 430),
      ...write('1', 50, 103, { size: 6 }),
      ...write('Most of them.', 54, 100, { size: 8 }),
    ];
    expect(read(words).map((block) => ('text' in block ? block.text : block.kind))).toEqual([
      expect.stringContaining('running text'),
      'Cells divide.',
      'Most of them.',
      'Genes do not, and this is another paragraph.',
    ]);
  });

  it('stands behind the list whose entry refers to it', () => {
    const words = [
      ...write('• Cells divide.', 50, 460),
      ...write('1', 121, 464, { size: 6 }),
      ...write('• Genes do not.', 50, 448),
      ...write('1 Most of them.', 50, 100, { size: 8 }),
    ];
    expect(read(words).map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'note']);
  });

  it('is no address with a number under a title', () => {
    expect(notes(write('1 Research Road, Ibadan', 50, 700, { size: 8 }))).toEqual([]);
  });
});

it.each(['∗', '†', '1,2', '1,∗', 'a,1,∗', '3–5', '2†'])('the raised "%s" behind a name is not part of it', (sign) => {
  expect(raised(sign, 'Adichie')).toBe('');
});

it('stars on a line of their own say nothing', () => {
  const stars = [...write('* * *', 250, 450), ...write('After them it goes on.', 50, 420)];
  expect(read(stars).map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph']);
});

it('a number that ends the pages of an entry begins no other', () => {
  const entries = [
    ...write('• Bello, On cells and their parts, pp. 164–', 50, 440),
    ...write('172. Ibadan, 2001.', 57.5, 428),
  ];
  expect(read(entries).at(-1)).toMatchObject({
    items: ['Bello, On cells and their parts, pp. 164– 172. Ibadan, 2001.'],
  });
});
