import { expect, it } from 'vitest';
import { write } from '../../../../../../test/documents/ink.ts';
import { findPlainTables } from './plain-tables.ts';
import { rowsOf } from './rows.ts';

/** A line around a middle. */
const centred = (text: string, middle: number, baseline: number) => write(text, middle - text.length * 2.4, baseline);

it('people side by side under a title are no table', () => {
  const words = [
    ...centred('Ada Bello', 150, 700),
    ...centred('Chidi Eze', 400, 700),
    ...centred('University of Ibadan', 150, 686),
    ...centred('University of Lagos', 400, 686),
    ...centred('ada@ui.example', 150, 672),
    ...centred('chidi@ul.example', 400, 672),
  ];
  expect(findPlainTables(rowsOf(words)).map(({ cells }) => cells)).toEqual([
    [['Ada Bello University of Ibadan ada@ui.example'], ['Chidi Eze University of Lagos chidi@ul.example']],
  ]);
});
