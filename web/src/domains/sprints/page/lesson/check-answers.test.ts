import { beforeEach, expect, it } from 'vitest';
import { keepCheckAnswers, readCheckAnswers } from './check-answers.ts';

beforeEach(() => localStorage.clear());

it('keeps the answers of each day beside those of the others', () => {
  keepCheckAnswers('s1', 1, { 1: { first: 2, last: 2 } });
  keepCheckAnswers('s1', 2, { 1: { first: 1, last: 1 } });
  keepCheckAnswers('s1', 1, { 3: { first: 1, last: 4 } });
  expect(readCheckAnswers('s1', 1)).toEqual({ 1: { first: 2, last: 2 }, 3: { first: 1, last: 4 } });
  expect(readCheckAnswers('s2', 1)).toEqual({});
});

it('reads rubbish as nothing', () => {
  localStorage.setItem('check_answers_s1', JSON.stringify({ 1: { 1: 3, 2: { first: 1, last: 1 } }, 2: 'x' }));
  expect(readCheckAnswers('s1', 1)).toEqual({ 2: { first: 1, last: 1 } });
  expect(readCheckAnswers('s1', 2)).toEqual({});
});
