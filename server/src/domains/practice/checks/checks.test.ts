import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { aSmallLibrary } from '../../../../test/small-library.ts';
import { checksIn } from './lesson-checks.ts';

let app: TestApp;
let learner: Person;
let sprint_id: string;
/** The number of the check in the lesson whose answer is typed. */
const typedCheck = 3;

beforeAll(async () => {
  app = await buildTestApp({ library: await aSmallLibrary() });
  app.clock.goToNoon();
  await app.startWorkers();
  learner = await aPerson(app);
  ({ id: sprint_id } = await learner.client.sprints.create({ body: { topic: 'MTH 101' } }));
  await vi.waitFor(async () => expect((await firstDay()).content).toContain('```check'), { timeout: 60_000 });
});
afterAll(() => app.close());

const firstDay = () => learner.client.sprints.day({ params: { id: sprint_id, day: 1 } });
const answer = (answers: { check: number; option: number; event_id: string; answered_at?: string }[]) =>
  learner.client.practice.answerChecks({ body: { sprint_id, day: 1, answers } });
const reviews = async () => (await learner.client.practice.due({ query: { ahead_days: 14 } })).ahead;
const rightOption = async (check: number) => {
  const { content } = await firstDay();
  return (checksIn(content ?? '')[check - 1]?.options.findIndex(({ right }) => right) ?? -1) + 1;
};

it('counts the checks of a lesson as its page does', async () => {
  const { content, html } = await firstDay();
  const named = new Set(html?.match(/name="check-\d+"/g));
  expect(named.size).toBeGreaterThan(0);
  expect(checksIn(content!)).toHaveLength(named.size);
});

it('keeps the first answer to a check, and the question joins the reviews with its reasons', async () => {
  const right = await rightOption(1);
  const { results } = await answer([{ check: 1, option: right, event_id: 'first' }]);
  expect(results).toMatchObject([{ check: 1, is_correct: true }]);
  const [kept] = await reviews();
  expect(kept).toMatchObject({ sprint_id, day: 1, source: { heading: 'First steps' } });
  expect(kept?.html?.why).toHaveLength(kept!.options.length);
});

it('hints at a check by the section that it stands in, never by the title of the lesson', async () => {
  await answer([{ check: 1, option: await rightOption(1), event_id: 'first' }]);
  const { title, content } = await firstDay();
  const [kept] = await reviews();
  expect(kept?.source.hint?.section).toBe(checksIn(content!)[0]?.section);
  expect(kept!.source.hint!.section).not.toBe(title);
  expect(kept?.html?.hint).toBeTruthy();
});

it('knows a wrong answer, which comes back no later than a right one', async () => {
  const [one] = (await answer([{ check: 1, option: await rightOption(1), event_id: 'first' }])).results;
  const wrong = ((await rightOption(2)) % 2) + 1;
  const [two] = (await answer([{ check: 2, option: wrong, event_id: 'second' }])).results;
  expect(two).toMatchObject({ check: 2, is_correct: false });
  expect(Date.parse(two!.due!)).toBeLessThanOrEqual(Date.parse(one!.due!));
});

it('counts an answer that arrives twice once', async () => {
  const sent = [{ check: 4, option: 1, event_id: 'twice' }];
  const first = await answer(sent);
  const before = await reviews();
  expect(await answer(sent)).toEqual(first);
  expect(await reviews()).toEqual(before);
});

it('judges what was typed by its value, once, and asks for it again in the reviews', async () => {
  const typed = { sprint_id, day: 1, answers: [{ check: typedCheck, typed_answer: '50/2', event_id: 'typed' }] };
  expect((await learner.client.practice.answerChecks({ body: typed })).results).toMatchObject([{ is_correct: true }]);
  const kept = (await reviews()).find(({ form }) => form === 'typed');
  expect(kept).toMatchObject({
    typed: { kind: 'number', key: '25', nots: ['-25', '100'] },
    options: [],
    correct_answer: '25',
  });
  expect(kept?.html?.why).toHaveLength(3);
});

it('counts nothing for what cannot be read, and a look at the answer as not known', async () => {
  const given = (typed_answer: string) => ({ check: typedCheck, typed_answer, event_id: `typed ${typed_answer}` });
  const tell = async (typed: string) =>
    (await learner.client.practice.answerChecks({ body: { sprint_id, day: 1, answers: [given(typed)] } })).results;
  expect(await tell('3,5')).toEqual([]);
  expect(await tell('')).toMatchObject([{ is_correct: false }]);
});

it('counts an answer for the check that it names, wherever that is by now, and for none where it is gone', async () => {
  const reader = await aPerson(app);
  const { id } = await reader.client.sprints.create({ body: { topic: 'MTH 101' } });
  const place = { params: { id, day: 1 } };
  await vi.waitFor(async () => expect((await reader.client.sprints.day(place)).content).toContain('```check'), {
    timeout: 60_000,
  });
  const check = (sum: string) => `\`\`\`check\nWhat is ${sum}?\n- [x] so\n- [ ] not so\n\`\`\`\n\n`;
  const write = async (...sums: string[]) => {
    const content = `## Sums\n\nWords.\n\n${sums.map(check).join('')}`;
    const { html } = await reader.client.sprints.editDay({ ...place, body: { content } });
    return [...(html ?? '').matchAll(/data-item="([^"]+)"/g)].map(([, name]) => name);
  };
  const [first, second] = await write('1 + 1', '2 + 2');
  // Read without a network; meanwhile the lesson changes.
  await write('3 + 3', '1 + 1');
  const tell = (name: string | undefined, at: number) =>
    reader.client.practice.answerChecks({
      body: { sprint_id: id, day: 1, answers: [{ check: at, name, option: 1, event_id: `moved ${name}` }] },
    });
  expect((await tell(first, 1)).results).toMatchObject([{ check: 1, is_correct: true }]);
  expect((await tell(second, 2)).results).toEqual([]);
  const { ahead } = await reader.client.practice.due({ query: { ahead_days: 14 } });
  expect(ahead.map(({ question }) => question)).toEqual(['What is 1 + 1?']);
});

it('counts an answer to one of two checks that ask the same for that one alone, as their page names them', async () => {
  const reader = await aPerson(app);
  const { id } = await reader.client.sprints.create({ body: { topic: 'MTH 101' } });
  const place = { params: { id, day: 1 } };
  await vi.waitFor(async () => expect((await reader.client.sprints.day(place)).state).toBe('ready'), {
    timeout: 60_000,
  });
  const twin = '```check\nWhat is 1 + 1?\n- [x] 2\n- [ ] 3\n```\n\n';
  const content = `## Sums\n\nWords.\n\n${twin}More words.\n\n${twin}`;
  const { html } = await reader.client.sprints.editDay({ ...place, body: { content } });
  const names = [...(html ?? '').matchAll(/data-item="([^"]+)"/g)].map(([, name]) => name!);
  expect(new Set(names).size).toBe(2);
  expect(checksIn(content).map(({ name }) => name)).toEqual(names);
  const answers = names.map((name, at) => ({ check: at + 1, name, option: at + 1, event_id: `of ${name}` }));
  const body = { sprint_id: id, day: 1, answers };
  expect((await reader.client.practice.answerChecks({ body })).results).toMatchObject([
    { check: 1, is_correct: true },
    { check: 2, is_correct: false },
  ]);
});

it('leaves on the phone what was answered before its lesson was prepared, and counts it once it is there', async () => {
  const reader = await aPerson(app);
  const { id } = await reader.client.sprints.create({ body: { topic: 'MTH 101' } });
  const state = async () => (await reader.client.sprints.day({ params: { id, day: 1 } })).state;
  await vi.waitFor(async () => expect(await state()).toBe('ready'), { timeout: 60_000 });
  const day = app.db.queries.updateTable('sprint_days').where('path_id', '=', id).where('position', '=', 1);
  // As a day is before it is prepared: it has neither text nor questions.
  await day.set({ state: 'planned', questions: null }).execute();
  const answers = [{ check: 1, option: 1, event_id: 'carried over' }];
  const tell = () => reader.client.practice.answerChecks({ body: { sprint_id: id, day: 1, answers } });
  expect(await failureOf(tell())).toMatchObject({ status: 503, code: 'still_running', retryAfter: 5 });
  await vi.waitFor(async () => expect(await state()).toBe('ready'), { timeout: 60_000 });
  for (const _ of [1, 2]) expect((await tell()).results).toHaveLength(1);
  const kept = await reader.client.practice.due({ query: { ahead_days: 14 } });
  expect(kept.ahead.map(({ card }) => card.retrievals)).toEqual([1]);
});

it.each(['failed', 'outline'] as const)(
  'leaves on the phone what was answered in a lesson that is %s by now',
  async (state) => {
    const reader = await aPerson(app);
    const { id } = await reader.client.sprints.create({ body: { topic: 'MTH 101' } });
    const lesson = () => reader.client.sprints.day({ params: { id, day: 1 } });
    await vi.waitFor(async () => expect((await lesson()).state).toBe('ready'), { timeout: 60_000 });
    const [question] = (await lesson()).questions;
    const setState = (now: 'ready' | typeof state) =>
      app.db.queries
        .updateTable('sprint_days')
        .set({ state: now })
        .where('path_id', '=', id)
        .where('position', '=', 1)
        .execute();
    await setState(state);
    const place = { sprint_id: id, day: 1 };
    const answers = [{ check: 1, option: 1, event_id: 'in the check' }];
    const tell = () => reader.client.practice.answerChecks({ body: { ...place, answers } });
    const below = { question_id: question!.id, selected_answer: question!.correct_answer, event_id: 'below' };
    const tellBelow = () => reader.client.practice.answerLesson({ body: { ...place, ...below } });
    expect(await failureOf(tell())).toMatchObject({ status: 409, code: 'lesson_not_ready' });
    expect(await failureOf(tellBelow())).toMatchObject({ status: 409, code: 'lesson_not_ready' });
    await setState('ready');
    expect((await tell()).results).toHaveLength(1);
    expect(await tellBelow()).toMatchObject({ is_correct: true });
  },
);

it('is no review of the day, and passes over a check that the lesson does not have', async () => {
  expect((await answer([{ check: 99, option: 1, event_id: 'nowhere' }])).results).toEqual([]);
  expect((await learner.client.practice.due({ query: {} })).done_today).toBe(0);
});

it('judges a review that is typed on the server, whatever the phone says', async () => {
  const { id: review_id } = (await reviews()).find(({ form }) => form === 'typed')!;
  const told = async (typed_answer: string, selected_answer: string | null) => {
    const answers = [{ review_id, typed_answer, selected_answer, event_id: `again ${typed_answer}` }];
    return (await learner.client.practice.answer({ body: { answers } })).results[0]?.is_correct;
  };
  expect(await told('100', '25')).toBe(false);
  expect(await told('5^2', null)).toBe(true);
});
