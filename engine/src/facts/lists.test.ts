import { describe, expect, test } from 'vitest';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { readDocument } from '../text/sections.ts';
import { factsOf } from './facts.ts';

const factsIn = (markdown: string) =>
  factsOf(readDocument(documentFromMarkdown(`# Money and Banks\n\n${markdown}`, 'd')));
const listsIn = (markdown: string) => factsIn(markdown).lists.map(({ what, of, isOrdered }) => [what, of, isOrdered]);
const ITEMS = '- medium of exchange\n- store of value\n- unit of account';
const STEPS = '1. Fill in the form.\n2. Show a card.\n3. Sign the slip.';

describe('a list', () => {
  test.each([
    [`## Functions of money\n\n${ITEMS}`, ['functions of money', undefined, false]],
    [`## Money\n\nThe functions of money are:\n\n${ITEMS}`, ['functions of money', undefined, false]],
    [
      `## Money\n\nThere are three uses of money in trade:\n\n${ITEMS}`,
      ['three uses of money in trade', undefined, false],
    ],
    [`## Money\n\nThe main qualities include:\n\n${ITEMS}`, ['main qualities', 'Money', false]],
    [`## Cheques\n\n### Advantages\n\n${ITEMS}`, ['advantages', 'Cheques', false]],
    [`## Steps in opening an account\n\n${STEPS}`, ['steps in opening an account', undefined, true]],
    [`## Opening an account\n\n${STEPS}`, ['Opening an account', undefined, true]],
    [`## Money\n\nGood qualities include:\n\n${ITEMS}`, ['good qualities', 'Money', false]],
    [`## How to open an account\n\n${STEPS}`, ['How to open an account', undefined, true]],
    [
      `## Accounts\n\nA clerk opens an account in three steps:\n\n${STEPS}`,
      ['A clerk opens an account', undefined, true],
    ],
    [
      `## Accounts\n\nTo open one at a bank, follow these steps:\n\n${STEPS}`,
      ['How to open one at a bank', undefined, true],
    ],
    [`## Accounts\n\n### Procedure\n\n${STEPS}`, ['Accounts: procedure', undefined, true]],
    [`## Accounts\n\n### Opening one: steps\n\n${STEPS}`, ['steps', 'Opening one', true]],
    [
      `## Money\n\nThe functions of money are:\n\na) trade\nb) saving\nc) paying debts`,
      ['functions of money', undefined, false],
    ],
    [
      `## Money\n\n**Uses of money.** One may note the following:\n\n(i) trade\n(ii) saving\n(iii) paying debts`,
      ['uses of money', undefined, false],
    ],
  ])('is announced by %s', (markdown, expected) => {
    expect(listsIn(markdown)).toEqual([expected]);
  });

  test.each([
    ['its heading names a thing', `## Money\n\n${ITEMS}`],
    ['its heading says of what in no words', `## Advantages\n\n${ITEMS}`],
    ['its lead goes on after the name', `## Errors\n\nSix kinds of error leave it in agreement:\n\n${ITEMS}`],
    ['it is too short', '## Functions of money\n\n- medium of exchange\n- store of value'],
    [
      'another list stands before it',
      `## Money\n\nThe functions of money are:\n\n${ITEMS}\n\nAlso seen.\n\n- gold\n- silver\n- shells`,
    ],
  ])('is no fact where %s', (why, markdown) => {
    expect(listsIn(markdown)).toHaveLength(why.startsWith('another') ? 1 : 0);
  });
});

describe('a table', () => {
  const rowsIn = (markdown: string) => factsIn(markdown).rows;

  test('says of each row what stands in its columns', () => {
    const table = '| Bank | Founded | Seat |\n|---|---|---|\n| First | 1894 | Lagos |\n| Union | 1917 | Lagos |';
    expect(rowsIn(`## Old banks\n\n${table}`)).toMatchObject([
      { topic: 'Old banks', name: 'First', cells: [{ column: 'Founded', value: '1894' }, { column: 'Seat' }] },
      { name: 'Union', isComparison: false },
    ]);
  });

  test('compares its columns where its rows are features', () => {
    const table = '| Feature | Cheque | Draft |\n|---|---|---|\n| Drawn by | customer | bank |\n| Cost | low | high |';
    expect(rowsIn(`## Cheques and drafts\n\n${table}`)).toMatchObject([{ name: 'Drawn by', isComparison: true }, {}]);
  });

  test.each([
    ['a total', '| Item | Amount |\n|---|---|\n| Rent | 400 |\n| Total | 400 |'],
    ['a name twice', '| Bank | Seat |\n|---|---|\n| First | Lagos |\n| First | Kano |'],
    ['a row that only counts', '| No | Bank |\n|---|---|\n| 1 | First |\n| 2 | Union |'],
  ])('is no fact with %s', (_, table) => {
    expect(rowsIn(`## Old banks\n\n${table}`)).toEqual([]);
  });
});
