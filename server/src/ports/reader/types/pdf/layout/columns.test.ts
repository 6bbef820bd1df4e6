import { expect, it } from 'vitest';
import { bold, lines, write } from '../../../../../../test/documents/ink.ts';
import { type Region, readingRegions } from './columns.ts';
import type { Rule, TableBox, Word } from './page.ts';

const left = [
  'The first column begins here and it',
  'goes on below with more words in all',
  'of its lines until the foot of it is',
  'reached by the text on the left side',
  'which then stops.',
];
const right = [
  'After it the second column takes over',
  'with words of its own which are to be',
  'read only after those on the left, as',
  'everybody does who reads a newspaper',
  'or a paper.',
];

const read = (words: Word[], more: { tables?: TableBox[]; rules?: Rule[]; isPaper?: boolean } = {}) =>
  readingRegions({ words, tables: [], rules: [], ...more }).map(textOf);
const textOf = ({ rows, tables }: Region) =>
  [...tables.map(() => 'a table'), ...rows.map(({ words }) => words.map(({ text }) => text).join(' '))].join(' ');
const both = (top: number) => [...lines(left, 50, top), ...lines(right, 260, top)];

it('reads the left column before the right one', () => {
  expect(read(both(700))).toEqual([left.join(' '), right.join(' ')]);
});

it('reads columns whose lines do not stand at the same heights', () => {
  expect(read([...lines(left, 50, 700), ...lines(right, 260, 695)])).toEqual([left.join(' '), right.join(' ')]);
});

it('reads three columns', () => {
  const third = lines(['A third of the columns follows them', ...left.slice(1)], 470, 700);
  expect(read([...both(700), ...third])).toHaveLength(3);
});

it('parts the columns above a title across the page from those below', () => {
  const title = write('A title that stands across both of the columns of this page', 90, 620);
  const order = read([...both(700), ...title, ...both(600)]);
  expect(order.map((text) => text.slice(0, 9))).toEqual([
    'The first',
    'After it ',
    'A title t',
    'The first',
    'After it ',
  ]);
});

it('takes a short heading between balanced columns for one across them', () => {
  const heading = write('Short', 50, 620, { size: 14, look: bold });
  expect(read([...both(700), ...heading, ...both(595)])[2]).toBe('Short');
});

it('ends columns at a line that is drawn across them', () => {
  const rule = { left: 50, right: 460, bottom: 640, top: 641 };
  expect(read([...both(700), ...both(620)], { rules: [rule] })).toHaveLength(4);
});

it('ends columns at a table across them', () => {
  const table = { left: 50, right: 460, bottom: 600, top: 640, cells: [['a', 'b']] };
  expect(read([...both(700), ...both(580)], { tables: [table] })[2]).toBe('a table');
});

it('leaves text in one column alone, however wide its spaces are', () => {
  const wide = left.map((_, index) => [
    ...write('some words here', 50, 700 - index * 12),
    ...write('and there', 150 + index * 14, 700 - index * 12),
  ]);
  expect(read(wide.flat())).toHaveLength(1);
});

it('does not take a table of short cells for columns', () => {
  const cells = ['Oxygen', 'Carbon', 'Iron', 'Gold', 'Lead'].flatMap((name, index) => [
    ...write(name, 50, 700 - index * 12),
    ...write(`${index} grams`, 200, 700 - index * 12),
  ]);
  expect(read(cells)).toHaveLength(1);
});

it('reads short lines below balanced columns after both of them', () => {
  const below = lines(['A caption', 'An end.'], 50, 615, { leading: 20 });
  expect(read([...both(700), ...below]).at(-1)).toBe('A caption An end.');
});

it('reads a last line of the left column with it, though the right one stands higher in their last row', () => {
  const longer = lines([...left, 'at last.'], 50, 697, { leading: 15 });
  expect(read([...longer, ...lines(right, 260, 700, { leading: 15 })])[0]).toBe([...left, 'at last.'].join(' '));
});

it('reads a numbered line below the right column of a paper with the left one', () => {
  const below = lines(['12. What is it?', 'A. this'], 50, 620);
  expect(read([...both(700), ...below], { isPaper: true })[0]).toBe([...left, '12. What is it? A. this'].join(' '));
});

it('reads contents beside prose before it', () => {
  const contents = ['Cells 1', 'Walls 2', 'Nuclei 2', 'Genes 4', 'Plants 7'].flatMap((entry, index) => {
    const [name = '', number = ''] = entry.split(' ');
    return [...write(`${index + 1} ${name}`, 50, 700 - index * 12), ...write(number, 230, 700 - index * 12)];
  });
  expect(read([...contents, ...lines(right, 260, 700)])).toEqual([
    '1 Cells 1 2 Walls 2 3 Nuclei 2 4 Genes 4 5 Plants 7',
    right.join(' '),
  ]);
});
