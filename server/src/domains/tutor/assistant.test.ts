import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAsked } from '../../../../content/courses/form/asked.ts';
import { aPlainSprint } from '../../../test/a-plain-sprint.ts';
import { aReadySprint } from '../../../test/a-ready-sprint.ts';
import { aPerson, type Person } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { describeBadAnswers } from '../../operator/bad-answers.ts';
import { parseMaterialId } from './material-id.rules.ts';

let app: TestApp;
let learner: Person;
let sprintId: string;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
  learner = await aPerson(app);
  sprintId = await aReadySprint(learner);
});
afterAll(() => app.close());

const question = 'What is a program?';
const dayOne = () => `${sprintId}-w1-d1`;
/** The same as a task, which is not answered at once. */
const exercise = () => `Question 1: ${question}`;
const ask = (prompt: string) =>
  learner.client.assistant.ask({ query: { learning_path_id: sprintId, material_id: dayOne() }, body: { prompt } });
const history = async () =>
  (await learner.client.assistant.history({ query: { learning_path_id: sprintId } })).messages;

describe('the tutor', () => {
  it('suggests questions that the lesson answers', async () => {
    const { prompts } = await learner.client.assistant.promptsForPath({ params: { id: sprintId }, query: {} });
    expect(prompts.length).toBeGreaterThan(0);
    expect(prompts.length).toBeLessThanOrEqual(5);
  });

  it('answers a plain question at once, with its place', async () => {
    const told = await ask(question);
    expect(told).toMatchObject({ kind: 'found', stage: 'answer', more: false });
    expect(told.citations[0]).toMatchObject({ sentence: expect.any(String), lesson: null });
    await learner.client.assistant.clearHistory({ query: { learning_path_id: sprintId } });
  });

  it('gives a hint to an exercise first, and the answer with its place when it is asked for', async () => {
    const hint = await ask(exercise());
    expect(hint).toMatchObject({ kind: 'found', stage: 'hint', more: true });
    const told = await ask('Just tell me');
    expect(told).toMatchObject({ kind: 'found', stage: 'answer', more: false });
    expect(told.citations[0]?.sentence).toBeTruthy();
    expect(told.html).toContain('<p>');
  });

  it('keeps the conversation, oldest first', async () => {
    const messages = await history();
    expect(messages.map(({ role, is_user }) => [role, is_user])).toEqual([
      ['user', true],
      ['assistant', false],
      ['user', true],
      ['assistant', false],
    ]);
    expect(messages[0]?.content).toBe(exercise());
  });

  // Named here: which questions of the bank a day asks is drawn by the sprint, and the tutor must know them all.
  it.each([
    'Which part did the switching in computers of the first generation?',
    'Who published notes in 1843 that show, step by step, how the Analytical Engine could compute a series of numbers?',
  ])('holds the answer back where the question is one of the bank: %s', async (prompt) => {
    expect(await ask(prompt)).toMatchObject({ kind: 'found', stage: 'hint' });
  });

  it('answers from the whole course what the lesson does not say, and names the day', async () => {
    const { weeks } = await learner.client.sprints.path({ params: { id: sprintId }, query: {} });
    const lesson = weeks.flatMap(({ days }) => days).find(({ title }) => title === 'Spreadsheets');
    const name = `Week ${lesson?.week_number}, day ${lesson?.day}: Spreadsheets`;
    const told = await ask('What is an absolute reference?');
    expect(told).toMatchObject({ kind: 'found', stage: 'answer' });
    expect(told.response).toContain(`From *${name}*`);
    expect(told.citations[0]?.lesson).toEqual({ name, day: lesson?.day });
    expect((await history()).at(-1)?.citations[0]?.lesson).toEqual({ name, day: lesson?.day });
  });

  it('takes the learner’s own text of another day for that lesson', async () => {
    const { weeks } = await learner.client.sprints.path({ params: { id: sprintId }, query: {} });
    const day = weeks.flatMap(({ days }) => days).find(({ title }) => title === 'Spreadsheets')?.day ?? 0;
    const content = '## Pivot tables\n\nA **pivot table** is a table that sums up another by its columns.';
    await learner.client.sprints.editDay({ params: { id: sprintId, day }, body: { content } });
    const told = await ask('What is a pivot table?');
    expect(told.response).toContain('sums up another by its columns');
    expect(told.citations[0]?.lesson?.day).toBe(day);
  });

  it.each(['Who won the football cup in 1998?', 'How do I cook rice?', 'What is the capital of France?'])(
    'says so where the course does not answer: %s',
    async (prompt) => expect((await ask(prompt)).kind).toBe('not_found'),
  );

  it('streams what it says, and ends with the whole', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/v1/ai-prompts/?learning_path_id=${sprintId}&material_id=${dayOne()}`,
      headers: { authorization: `Bearer ${learner.token}`, accept: 'text/event-stream' },
      payload: { prompt: question, save_conversation: false },
    });
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const events = [...answer.body.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
    expect(events.at(-1)).toBe('done');
    expect(events).toContain('text');
  });

  it('keeps nothing of what should not be kept, and forgets when it is told to', async () => {
    const before = (await history()).length;
    await learner.client.assistant.ask({
      query: { learning_path_id: sprintId },
      body: { prompt: question, save_conversation: false },
    });
    expect(await history()).toHaveLength(before);
    await learner.client.assistant.clearHistory({ query: { learning_path_id: sprintId } });
    expect(await history()).toEqual([]);
  });

  it('does not take the material of one sprint for another', async () => {
    const other = { query: { learning_path_id: sprintId, material_id: 'another-w1-d1' }, body: { prompt: question } };
    await expect(learner.client.assistant.ask(other)).rejects.toMatchObject({ status: 404 });
  });
});

describe('what was written about a lesson', () => {
  const file = new URL('../../../../content/courses/COS-101/1-1-history-of-computing.asked.md', import.meta.url);
  const { items } = readAsked(readFileSync(file, 'utf8'));
  const [first] = items;
  const opening = (first?.answer[0]?.text ?? '').slice(0, 40);

  it('is told with its section, marked as written, and so it is remembered', async () => {
    const told = await ask(`${first?.wordings[0]?.text} please`);
    expect(told).toMatchObject({ kind: 'found', written: true, asks: [], citations: [{ heading: first?.section }] });
    expect(told.response).toContain(opening);
    expect((await history()).at(-1)).toMatchObject({ id: told.id, written: true, marked: null });
  });

  it('may be said to have helped, which keeps no words', async () => {
    const { id } = (await history()).at(-1)!;
    await learner.client.assistant.mark({ params: { messageId: id }, body: { reason: 'helped' } });
    expect((await history()).at(-1)).toMatchObject({ marked: 'helped' });
    const row = await app.db.queries
      .selectFrom('tutor_marks')
      .selectAll()
      .where('message_id', '=', id)
      .executeTakeFirst();
    expect(row).toMatchObject({ reason: 'helped', made_by: 'written', question: '', answer: '' });
    expect(await describeBadAnswers(app.deps)).toContain('written: helped 1 times');
  });

  it('is told in simple words of the section in view', async () => {
    const simpler = items.find(({ kind }) => kind === 'simpler')!;
    const told = await learner.client.assistant.ask({
      query: { learning_path_id: sprintId, material_id: dayOne() },
      body: { prompt: 'abeg I no understand', conversation_context: { day_range: '1', section: simpler.section } },
    });
    expect(told).toMatchObject({ kind: 'found', written: true, citations: [{ heading: simpler.section }] });
  });

  it('is suggested to begin with', async () => {
    const { prompts } = await learner.client.assistant.promptsForMaterial({ params: { materialId: dayOne() } });
    expect(prompts).toHaveLength(5);
    expect((await ask(prompts[2]!)).written).toBe(true);
  });

  it('goes with the lesson to the phone, with its HTML', async () => {
    const index = await learner.client.sprints.dayIndex({ params: { id: sprintId, day: 1 } });
    const [lesson] = index.written as { answers: { html: string; wordings: string[] }[] }[];
    expect(lesson?.answers).toHaveLength(items.length);
    expect(lesson?.answers[0]).toMatchObject({ wordings: first?.wordings.map(({ text }) => text) });
    expect(lesson?.answers[0]?.html).toContain('<p>');
  });

  it('is missed only in number', async () => {
    const count = async () =>
      Number((await app.db.queries.selectFrom('tutor_unanswered').select('times').executeTakeFirst())?.times ?? 0);
    const before = await count();
    await ask('Who won the football cup in 1998?');
    expect(await count()).toBe(before + 1);
    expect(await describeBadAnswers(app.deps)).toContain('course:CCMAS:COS 101:1-1-history-of-computing');
  });
});

it('takes “simpler” and “another example” for requests about the section in view, in Pidgin too', async () => {
  const own = await aPlainSprint(app, learner);
  const content =
    '## Fuses\n\nA fuse is a thin wire. It melts when too much current flows.\n\n## Relays\n\nA relay is a switch. For example, the horn of a car is switched by a relay.';
  await learner.client.sprints.editDay({ params: { id: own, day: 1 }, body: { content } });
  const about = (prompt: string, section: string) =>
    learner.client.assistant.ask({
      query: { learning_path_id: own },
      body: { prompt, conversation_context: { day_range: '1', section } },
    });
  expect((await about('abeg break am down', 'Fuses')).response).toContain('A fuse is a thin wire.');
  expect((await about('give me anoda example', 'Relays')).response).toContain('the horn of a car');
});

it('looks into the other days of a sprint of one’s own, and names the day', async () => {
  const own = await aPlainSprint(app, learner);
  const lessons = ['A **fuse** is a thin wire that melts.', 'A **relay** is a switch that is worked by a current.'];
  for (const [at, content] of lessons.entries()) {
    await learner.client.sprints.editDay({ params: { id: own, day: at + 1 }, body: { content } });
    await learner.client.sprints.dayIndex({ params: { id: own, day: at + 1 } });
  }
  const query = { learning_path_id: own, material_id: `${own}-w1-d1` };
  const told = await learner.client.assistant.ask({ query, body: { prompt: 'What is a relay?' } });
  expect(told).toMatchObject({ kind: 'found', citations: [{ lesson: { name: 'Week 1, day 2: Lesson 2', day: 2 } }] });
});

it('the name of a material is read from its end', () => {
  expect(parseMaterialId('a-w1-b-w12-d3-4')).toEqual({ sprintId: 'a-w1-b', week: 12, dayRange: '3-4' });
  expect(parseMaterialId('nothing')).toBeNull();
});
