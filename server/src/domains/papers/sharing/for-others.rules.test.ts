import type { PaperQuestion } from '@akada/contract';
import { expect, it } from 'vitest';
import { plainQuestion } from '../sheet.rules.ts';
import { copiedItems, titleOf, toldQuestions } from './for-others.rules.ts';

const typed: PaperQuestion = {
  ...plainQuestion('q', 'What is 2 + 2?', 3),
  answer: '4',
  key_status: 'own',
  explanation: { text: 'Count.', by: 'own' },
  topic: 'addition',
  topic_is_own: true,
  parted: true,
};
const stray = { kind: 'stray', id: 's', text: 'Dr Bello, examiner', page: 1 } as const;

it('tells what the sharer typed as the sharer’s, and leaves lines out that were not understood', () => {
  expect(toldQuestions([typed, stray])).toMatchObject([
    { id: 'q', key_status: 'shared', explanation: { text: 'Count.', by: 'shared' } },
  ]);
});

it('keeps the status of every other key', () => {
  for (const key_status of ['printed', 'shared', 'model', 'none'] as const) {
    expect(toldQuestions([{ ...typed, key_status }])[0]?.key_status).toBe(key_status);
  }
});

it('copies questions under new ids, with the sharer’s topics as proposals', () => {
  expect(copiedItems([typed, stray], () => 'new')).toMatchObject([
    { id: 'new', key_status: 'shared', topic: 'addition', topic_is_own: false, parted: false, printed: '', page: null },
  ]);
});

it.each([
  [{ course: 'MTH 101', kind: 'test', year: '2023', semester: 'First' } as const, 'MTH 101, 2023 First test'],
  [{ course: '', kind: 'examination', year: null, semester: null } as const, 'Examination'],
])('calls a paper by what is known of it', (facts, title) => {
  expect(titleOf(facts)).toBe(title);
});
