import { expect, it } from 'vitest';
import { bold, lines, page, write } from '../../../../../../test/documents/ink.ts';
import { takeRuledTables } from './ruled-tables.ts';

const across = (y: number, left = 40, right = 400) => ({ left, right, bottom: y, top: y + 0.5 });
const down = (x: number, bottom: number, top: number) => ({ left: x, right: x + 0.5, bottom, top });
const grid = [across(720), across(700), across(660), across(640), ...[40, 150, 400].map((x) => down(x, 640, 720))];

it('keeps a cell of several lines whole', () => {
  const words = [
    ...write('Part', 45, 706),
    ...write('Function', 155, 706),
    ...write('Cholesterol', 45, 680),
    ...lines(['sits between the two', 'phospholipid layers'], 155, 686),
    ...write('Protein', 45, 647),
    ...write('lets things pass', 155, 647),
  ];
  expect(takeRuledTables(page(words, { rules: grid }))).toMatchObject({
    tables: [
      {
        cells: [
          ['Part', 'Function'],
          ['Cholesterol', 'sits between the two phospholipid layers'],
          ['Protein', 'lets things pass'],
        ],
      },
    ],
    rest: [],
  });
});

it('puts the text of a cell that goes over two columns into the first', () => {
  const rules = [
    ...[720, 700, 680].map((y) => across(y)),
    down(40, 680, 720),
    down(400, 680, 720),
    down(150, 680, 700),
  ];
  const words = [...write('Over both of the columns', 60, 706), ...write('one', 45, 686), ...write('two', 155, 686)];
  expect(takeRuledTables(page(words, { rules })).tables[0]?.cells).toEqual([
    ['Over both of the columns', ''],
    ['one', 'two'],
  ]);
});

it('reads rows between three lines across the page', () => {
  const rows = ['Gas Mass', 'Oxygen 32', 'Helium 4'].map((row) => row.split(' '));
  const heights = [706, 686, 672];
  const words = rows.flatMap(([name = '', mass = ''], index) => [
    ...write(name, 45, heights[index] ?? 0),
    ...write(mass, 200, heights[index] ?? 0),
  ]);
  const rules = [across(720), across(700), across(664)];
  expect(takeRuledTables(page(words, { rules })).tables[0]?.cells).toEqual(rows);
});

it('leaves columns of text between underlined headings alone', () => {
  const text = ['A long line of text that fills', 'its column and goes on with more', 'of the same words in it all'];
  const words = [
    ...write('One', 45, 706, { size: 14, look: bold }),
    ...lines(text, 45, 680),
    ...lines(text, 230, 680),
    ...write('Two', 45, 626, { size: 14, look: bold }),
  ];
  expect(takeRuledTables(page(words, { rules: [across(720), across(700), across(620)] })).tables).toEqual([]);
});

it('leaves the grid of a chart alone', () => {
  const words = [...write('0', 45, 647), ...write('1', 155, 647)];
  expect(takeRuledTables(page(words, { rules: [...grid, across(680), across(670), across(650)] })).tables).toEqual([]);
});
