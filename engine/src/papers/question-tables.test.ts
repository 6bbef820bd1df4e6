import { describe, expect, test } from 'vitest';
import { outline, paperOf } from './fixtures.ts';
import { linesOfBlocks } from './from-blocks.ts';
import { readPapers } from './read-paper.ts';

const rows = (...lines: string[][]) => lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const FIRST = '1 Rising costs cause | A=demand-pull | B=cost-push | C=hyper | D=creeping';
const SECOND = '2 Money is | A=a good | B=a veil | C=a tax | D=a wage';

describe('a table with a question in each row', () => {
  test.each([
    ['S/N', 'Question', 'A', 'B', 'C', 'D'],
    ['No.', 'Questions', '(A)', '(B)', '(C)', '(D)'],
    ['Q/No', 'Qs', 'Option A', 'Option B', 'Option C', 'Option D'],
    ['Q', 'Question', 'Opt 1', 'Opt 2', 'Opt 3', 'Opt 4'],
  ])('under %s, %s, %s …', (...head) => {
    const table = rows(
      head,
      ['1', 'Rising costs cause', 'demand-pull', 'cost-push', 'hyper', 'creeping'],
      ['2', 'Money is', 'a good', 'a veil', 'a tax', 'a wage'],
    );
    expect(outline(paperOf(`ECO 101\n${table}`))).toEqual([FIRST, SECOND]);
  });

  test('whose columns stand in another order, with the key beside', () => {
    const table = rows(
      ['D', 'C', 'B', 'A', 'Question', 'S/N', 'Answer'],
      ['creeping', 'hyper', 'cost-push', 'demand-pull', 'Rising costs cause', '1.', 'B'],
      ['a wage', 'a tax', 'a veil', 'a good', 'Money is', '2.', 'B/C'],
    );
    const paper = paperOf(table);
    expect(outline(paper)).toEqual([`${FIRST} | key B`, SECOND]);
    expect(paper.questions[1]!.doubts).toEqual(['The key says B or C: tap the right one']);
  });

  test('pasted with tabs, and a key below', () => {
    const table =
      'S/N\tQuestion\tA\tB\tC\tD\n1\tRising costs cause\tdemand-pull\tcost-push\thyper\tcreeping\n2\tMoney is\ta good\ta veil\ta tax\ta wage';
    expect(outline(paperOf(`${table}\nANSWERS\n1. B\n2. B`))).toEqual([`${FIRST} | key B`, `${SECOND} | key B`]);
  });

  test('with a table of keys as wide as itself below, as Markdown has both', () => {
    const table = ['| Qs No | Question | A | B |', '|---|---|---|---|', '| 1 | Money is | a good | a veil |'];
    const key = ['## ANSWERS', '| No | Key | No | Key |', '|:--|:--|:--|:--|', '| 1 | B | 2 | A |'];
    const paper = paperOf([...table, '| 2 | 2 + 2 = | 4 | 5 |', ...key].join('\n'));
    expect(outline(paper)).toEqual(['1 Money is | A=a good | B=a veil | key B', '2 2 + 2 = | A=4 | B=5 | key A']);
  });

  test('of a sheet', () => {
    const header = ['S/N', 'Question', 'Option 1', 'Option 2', 'Answer'];
    const table = { kind: 'table' as const, header, rows: [['1', 'Money is', 'a good', 'a veil', 'B']] };
    const [paper] = readPapers([{ name: 'a.xlsx', lines: linesOfBlocks([table]) }]);
    expect(outline(paper!)).toEqual(['1 Money is | A=a good | B=a veil | key B']);
  });

  test('with all options in one cell, or none and marks', () => {
    const options = rows(
      ['No', 'Question', 'Options', 'Key'],
      ['1', 'Money is', 'A. a good B. a veil C. a tax D. a wage', 'B'],
    );
    expect(outline(paperOf(options))).toEqual([`1${SECOND.slice(1)} | key B`]);
    const [first, second] = paperOf(
      rows(['S/N', 'Question', 'Marks'], ['1a', 'Define money.', '5'], ['1b', 'State two uses of it.', '4 marks']),
    ).questions;
    expect([first!.number, first!.text, first!.marks]).toEqual(['1(a)', 'Define money.', 5]);
    expect([second!.number, second!.text, second!.marks]).toEqual(['1(b)', 'State two uses of it.', 4]);
  });

  test('goes on over a page with its head again, counts where a number is missing, and keeps a heading between', () => {
    const head = ['S/N', 'Question', 'A', 'B'];
    const paper = paperOf(
      [
        rows(head, ['1', 'Money is', 'a good', 'a veil'], ['', 'Rent is', 'a price', 'a tax']),
        rows(head, ['3', 'Interest is', 'a price', 'a tax']),
      ].join('\f'),
    );
    expect(paper.questions.map(({ number, options }) => [number, options.length])).toEqual([
      ['1', 2],
      ['2', 2],
      ['3', 2],
    ]);
    expect(paper.unread).toEqual([]);
  });

  test('is none where the rows are data, or a grid of answers', () => {
    const data = rows(['Town', 'A', 'B', 'C'], ['People', '10', '20', '30']);
    expect(paperOf(`1. Use the table.\n${data}\nWhich town is the largest?\nA. A  B. B  C. C`).questions).toHaveLength(
      1,
    );
    const grid = rows(['Question', 'A', 'B', 'C'], ['1', 'x', '', ''], ['2', '', 'x', '']);
    expect(paperOf(`1. Who?\nA. x\nB. y\n2. Where?\nA. x\nB. y\n${grid}`).questions).toHaveLength(2);
  });
});
