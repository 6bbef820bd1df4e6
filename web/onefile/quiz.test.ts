import { afterEach, beforeEach, expect, it } from 'vitest';
import { readQuizCode } from '../../contract/src/quiz-file-code.ts';
import { startQuiz } from './quiz.ts';

const facts = { ref: 7, version: 1, items: ['one'], needs: { number: false, group: false } };
const keptAs = `akada-file quiz ${(7).toString(36)}.1`;
const keep = (state: object) => localStorage.setItem(keptAs, JSON.stringify(state));

beforeEach(() => {
  const options = [1, 2].map((value) => `<input type="radio" name="q1" value="${value}">`).join('');
  document.body.innerHTML = `<form id="quiz"><input name="name"><section id="q1" data-item="one">${options}</section></form><section id="result" hidden></section>`;
});
afterEach(() => localStorage.clear());

const form = () => document.querySelector('form')!;
const code = () => document.querySelector('.code')?.textContent ?? null;

it('shows the code of what was done before', () => {
  keep({ nonce: 5, fields: { name: 'Ada', q1: '2' }, isDone: true });
  startQuiz(facts);
  expect(form().hidden).toBe(true);
  const read = readQuizCode(code()!);
  expect(read).toMatchObject({ ref: 7, version: 1, nonce: 5, name: 'Ada' });
  expect(read?.answersTo([false])).toEqual([2]);
});

it.each([
  ['no name', { q1: '2' }],
  ['no answers', { name: 'Ada' }],
  ['more than a code holds', { name: 'Ọ'.repeat(120), q1: '2' }],
])('asks again, rather than show a code of nothing, where what was kept has %s', (_, fields) => {
  keep({ nonce: 5, fields, isDone: true });
  startQuiz(facts);
  expect([form().hidden, code()]).toEqual([false, null]);
});
