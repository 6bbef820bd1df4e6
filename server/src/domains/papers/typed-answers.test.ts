import type { Paper } from '@akada/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { aPaper, questionOf } from '../../../test/papers.ts';

const physics = `PHY 101 General Physics I
Examination, 2021/2022 Harmattan Semester

1. A car covers 100 m in 4 s. What is its average speed?

2. Differentiate $x^2 - 50x$ with respect to x.

3. State the law of conservation of momentum and say when it holds.

ANSWERS
1. 25 m/s
2. 2x - 50
3. The total momentum of a system stays the same as long as no force acts from outside.
`;

let app: TestApp;
let person: Person;
let paper: Paper;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
  person = await aPerson(app);
  paper = await aPaper(person, physics);
});
afterAll(() => app.close());

let events = 0;
const answer = async (number: string, given: { typed_answer?: string; mark?: 'right' | 'wrong' }) => {
  events += 1;
  const facts = { paper_id: paper.id, question_id: questionOf(paper, number).id, option_id: null };
  const body = { answers: [{ ...facts, ...given, event_id: `typed-${events}` }] };
  return (await person.client.papers.answer({ body })).results[0];
};
const missed = async () => (await person.client.papers.list()).papers[0]?.missed;

it('a printed key whose kind is sure is typed; a sentence is the learner’s to mark', () => {
  expect(questionOf(paper, '1').typed).toEqual({ kind: 'number', key: '25 m/s' });
  expect(questionOf(paper, '2').typed).toEqual({ kind: 'expression', key: '2x - 50' });
  expect(questionOf(paper, '3').typed).toBeUndefined();
});

it('what was typed is judged by its value; what cannot be read counts for nothing', async () => {
  expect(await answer('1', { typed_answer: '90 km/h' })).toMatchObject({ is_right: true, due: null });
  expect(await answer('1', { typed_answer: '3,5' })).toMatchObject({ is_right: null, due: null });
  expect(await missed()).toEqual([]);
  expect(await answer('2', { typed_answer: '2(x - 25)' })).toMatchObject({ is_right: true });
});

it('a miss is on the shelf and comes back in the reviews, to be typed', async () => {
  expect(await answer('1', { typed_answer: '400 m/s' })).toMatchObject({ is_right: false, due: expect.any(String) });
  // Who looked at the answer did not know it.
  expect(await answer('2', { typed_answer: '' })).toMatchObject({ is_right: false });
  expect(await missed()).toHaveLength(2);
  const { ahead } = await person.client.practice.due({ query: { ahead_days: 14 } });
  const review = ahead.find(({ question }) => question.includes('average speed'));
  expect(review).toMatchObject({ form: 'typed', typed: { kind: 'number', key: '25 m/s' } });
  const given = { selected_answer: null, typed_answer: '25 m/s', event_id: 'typed-review' };
  const { results } = await person.client.practice.answer({
    body: { answers: [{ review_id: review?.id ?? '', ...given }] },
  });
  expect(results).toMatchObject([{ is_correct: true }]);
});

it('its owner says how it is answered, and can take that back', async () => {
  const { id, number, text, answer: key } = questionOf(paper, '1');
  const edit = { do: 'edit' as const, item_id: id, number, text, options: [], answer: key, explanation: null };
  const params = { id: paper.id };
  const said = await person.client.papers.change({ params, body: { ...edit, answer_kind: 'own_words' } });
  expect(said.items[0]).not.toHaveProperty('typed');
  const other = await person.client.papers.change({ params, body: { ...edit, answer_kind: 'word' } });
  expect(other.items[0]).toMatchObject({ key_status: 'printed', typed: { kind: 'word', key: '25 m/s' } });
  await person.client.papers.undo({ params });
  const back = await person.client.papers.undo({ params });
  expect(back.items[0]).toMatchObject({ typed: { kind: 'number' } });
});

it('in the examination room it counts as in practice', async () => {
  const shown = ['1', '2'].map((number) => {
    const { id, text, typed, key_status } = questionOf(paper, number);
    const facts = { topic: null, explanation: '', seconds: 9, flagged: false };
    const chosen = number === '1' ? '25 m s^-1' : null;
    return { ...facts, id: `${paper.id}:${id}`, text, options: [], typed, key: typed?.key ?? null, key_status, chosen };
  });
  const at = app.clock.now().toISOString();
  const body = {
    ...{ id: 'sitting-typed-paper', source: { kind: 'paper' as const, id: paper.id }, is_whole: false },
    ...{ title: 'PHY 101', minutes: 9, began_at: at, handed_in_at: at, shown },
  };
  expect(await person.client.sittings.handIn({ body })).toMatchObject({ asked: 2, marked: 2, right: 1 });
  expect(await missed()).toEqual([questionOf(paper, '2').id]);
});
