import type { SharedQuestion } from '@akada/contract/client';
import { expect, it } from 'vitest';
import { partsOf } from './shared-sheet.tsx';

const question = (id: string, section: string | null, stem: string | null) => ({ id, section, stem }) as SharedQuestion;

it('says once what neighbours share: the section’s instruction and the stem', () => {
  const parts = partsOf([
    question('1', 'Section A', null),
    question('2', 'Section A', 'Use the table.'),
    question('3', 'Section A', 'Use the table.'),
    question('4', 'Section B', 'Use the table.'),
    question('5', null, null),
  ]);
  expect(parts.map(({ section, stem, questions }) => [section, stem, questions.map(({ id }) => id).join()])).toEqual([
    ['Section A', null, '1'],
    [null, 'Use the table.', '2,3'],
    ['Section B', 'Use the table.', '4'],
    [null, null, '5'],
  ]);
});
