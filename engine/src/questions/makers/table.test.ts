import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../reading/corpus.ts';
import { documentFromMarkdown } from '../../text/from-markdown.ts';
import { tableQuestions } from './table.ts';

const tableOf = (header: string[], rows: string[][]) =>
  [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
const made = (header: string[], rows: string[][], prose = 'Markets differ.') =>
  tableQuestions(
    readCorpus([documentFromMarkdown(`# Trade\n\n## Coins\n\n${tableOf(header, rows)}\n\n${prose}\n`, 'd')]),
  );

const COINS = [
  ['Cowrie', 'shell', 'Ghana'],
  ['Manilla', 'bronze', 'Benin'],
  ['Thaler', 'silver', 'Austria'],
  ['Ducat', 'gold', 'Venice'],
  ['Kissi', 'iron', 'Liberia'],
];

describe('questions from tables', () => {
  it('ask for the entry of a row and for the row of an entry, under the heading', () => {
    const stems = made(['Coin', 'Metal', 'Origin'], COINS).map(({ stem }) => stem);
    expect(stems[0]).toMatch(/^Under “(?:Trade: )?Coins”, which metal goes with the coin “\p{L}+”\?$/u);
    expect(stems[1]).toMatch(/which coin goes with the metal “\p{Ll}+”\?$/u);
  });
  it('take the options from the other rows of the column', () => {
    const questions = made(['Coin', 'Metal', 'Origin'], COINS);
    expect(questions).not.toEqual([]);
    for (const { answer, distractors } of questions) {
      const column = COINS[0]!.findIndex((_, i) => COINS.some((row) => row[i]!.toLowerCase() === answer.toLowerCase()));
      const entries = COINS.map((row) => row[column]!.toLowerCase());
      expect(distractors.every((text) => entries.includes(text.toLowerCase()))).toBe(true);
    }
  });
  it.each([
    ['whose rows are features', ['Feature', 'Metal']],
    ['whose entries may be true of several rows', ['Coin', 'Advantages']],
    ['that give signs', ['Coin', 'Symbol']],
  ])('are not made of columns %s', (_, header) => {
    expect(made(header, COINS)).toEqual([]);
  });
  it('leave out vague entries and tables of fewer than four rows', () => {
    expect(
      made(['Coin', 'Metal'], [...COINS.slice(0, 4).map((row) => row.slice(0, 2)), ['Florin', 'various']]),
    ).toEqual([]);
    expect(made(['Coin', 'Metal'], COINS.slice(0, 3))).toEqual([]);
  });
  it('leave out an option of which a sentence says the same', () => {
    const prose = 'The thaler was at times struck in gold. A ducat of silver is rare.';
    const asked = made(['Coin', 'Metal'], COINS, prose).flatMap(({ answer, distractors, stem }) =>
      /thaler/i.test(stem + answer) ? distractors : [],
    );
    expect(asked.map((text) => text.toLowerCase())).not.toContain('gold');
  });
});
