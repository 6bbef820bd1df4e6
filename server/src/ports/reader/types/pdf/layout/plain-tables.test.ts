import { expect, it } from 'vitest';
import { lines, write } from '../../../../../../test/documents/ink.ts';
import type { Word } from './page.ts';
import { findPlainTables } from './plain-tables.ts';
import { rowsOf } from './rows.ts';

const tables = (words: Word[]) => findPlainTables(rowsOf(words)).map(({ cells }) => cells);
const beside = (rows: [string, string][], x = 200) =>
  rows.flatMap(([left, right], index) => [...write(left, 50, 700 - index * 16), ...write(right, x, 700 - index * 16)]);

it('finds cells that stand under each other', () => {
  const rows: [string, string][] = [
    ['Gas', 'Mass'],
    ['Oxygen', '32'],
    ['Helium', '4'],
  ];
  expect(tables(beside(rows))).toEqual([rows]);
});

it('keeps long cells whole though their lines do not stand at the same heights', () => {
  const words = [
    ...write('Part', 50, 700),
    ...write('Place', 150, 700),
    ...write('Function', 320, 700),
    ...write('Lipids', 50, 672),
    ...lines(['all over the membrane,', 'in its two layers'], 150, 678),
    ...lines(['they form the barrier', 'that keeps water out', 'of the cell'], 320, 684),
    ...lines(['Proteins of', 'every kind'], 50, 636),
    ...lines(['within the layers or', 'across both of them'], 150, 636),
    ...write('channels and pumps', 320, 630),
  ];
  expect(tables(words)).toEqual([
    [
      ['Part', 'Place', 'Function'],
      ['Lipids', 'all over the membrane, in its two layers', 'they form the barrier that keeps water out of the cell'],
      ['Proteins of every kind', 'within the layers or across both of them', 'channels and pumps'],
    ],
  ]);
});

it.each<[string, [string, string][]]>([
  [
    'a list with wide marks',
    [
      ['1.', 'Open the lid'],
      ['2.', 'Pour the water'],
      ['3.', 'Close it'],
    ],
  ],
  [
    'equations with their numbers',
    [
      ['a = b + c', '(1)'],
      ['d = e + f', '(2)'],
      ['g = h', '(3)'],
    ],
  ],
  [
    'questions with their marks',
    [
      ['Define osmosis.', '[2 marks]'],
      ['Name two gases.', '[4 marks]'],
    ],
  ],
  [
    'answers side by side',
    [
      ['A. the wall', 'B. the nucleus'],
      ['C. the vacuole', 'D. the membrane'],
    ],
  ],
  [
    'a list of contents without dots',
    [
      ['Preamble', '1'],
      ['Overview', '2'],
    ],
  ],
  [
    'a list of contents',
    [
      ['Cells . . . . . . . .', '3'],
      ['Genes . . . . . . . .', '7'],
    ],
  ],
])('leaves %s alone', (_, rows) => {
  expect(tables(beside(rows))).toEqual([]);
});

it('leaves a formula with fractions alone', () => {
  const words = [
    ...write('1', 90, 707),
    ...write('b', 150, 707),
    ...write('x = y +', 50, 700),
    ...write('α', 120, 700),
    ...write(',', 170, 700),
    ...write('(6a)', 300, 700),
    ...write('2a', 90, 693),
    ...write('c', 150, 693),
  ];
  expect(tables(words)).toEqual([]);
});

it('keeps a table of symbols', () => {
  const rows: [string, string][] = [
    ['p', 'p → q'],
    ['T', 'F'],
    ['F', 'T'],
  ];
  expect(tables(beside(rows))).toEqual([rows]);
});

it('leaves contents with their numbers and pages alone', () => {
  const words = ['Cells 35', 'Genes 36', 'Plants 36'].flatMap((entry, index) => {
    const [name = '', number = ''] = entry.split(' ');
    const y = 700 - index * 14;
    return [...write(`8.${index + 1}.`, 50, y), ...write(name, 90, y), ...write(number, 300, y)];
  });
  expect(tables(words)).toEqual([]);
});
