import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp } from '../../../../test/harness.ts';
import { buildModelApp, type ModelApp } from '../../../../test/model-app.ts';
import { aPaper, questionOf } from '../../../../test/papers.ts';
import type { ReceivedPrompt, ScriptedReply } from '../../../../test/scripted-model.ts';

const canary = { name: 'Zebulon Kanari', email: 'zebulon.7731@student.example' };
let scene: ModelApp;
beforeAll(async () => {
  scene = await buildModelApp();
});
afterAll(() => scene.close());

/** The questions of a sheet, each with its options by label. */
function questionsIn({ user }: ReceivedPrompt) {
  return user
    .split(/^Question \d+:$/m)
    .slice(1)
    .map((part) => ({
      text: part,
      labelOf: (option: string) =>
        [...part.matchAll(/^([A-L])\. (.*)$/gm)].find(([, , text]) => text === option)?.[1] ?? 'none',
    }));
}

const isSecond = ({ user }: ReceivedPrompt) => user.includes('at most 50 words');

/** Answers each question by the words of an option, by who is asked. */
const solver =
  (answerTo: (question: string, isSecond: boolean) => string) =>
  (prompt: ReceivedPrompt): ScriptedReply => ({
    json: {
      answers: questionsIn(prompt).map(({ text, labelOf }, i) => ({
        question: i + 1,
        working: 'There are two choices for each of the four elements.',
        chosen: labelOf(answerTo(text, isSecond(prompt))),
      })),
    },
  });

/** The third has no key; both others are printed. */
const right = (question: string) => (question.includes('subsets') ? '16' : question.includes('modulus') ? '5' : '3');

async function solved(person: Person, id: string, question_id?: string) {
  await person.client.paperSolving.begin({ params: { id }, body: { ...(question_id && { question_id }) } });
  await vi.waitUntil(async () => (await person.client.paperSolving.get({ params: { id } })).making === null, {
    timeout: 30_000,
    interval: 100,
  });
  const paper = await person.client.papers.get({ params: { id }, query: {} });
  return { paper, state: await person.client.paperSolving.get({ params: { id } }) };
}

describe('a paper that a model solves', () => {
  it('gets a key that both solutions came to, as a proposal that its owner keeps', async () => {
    scene.model.reply = solver(right);
    const person = await aPerson(scene.app);
    const { paper, state } = await solved(person, (await aPaper(person)).id);
    const question = questionOf(paper, '3');
    expect(question.options.find(({ id }) => id === question.key)?.text).toBe('16');
    expect(question).toMatchObject({
      key_status: 'model',
      explanation: { by: 'model', text: 'There are two choices for each of the four elements.' },
      doubts: ['A model proposes C'],
    });
    expect(state).toMatchObject({
      is_offered: true,
      failure: null,
      outcome: { proposed: 1, confirmed: 2, note: null },
    });
    expect(paper.doubtful).toBeGreaterThan(0);
    const kept = await person.client.papers.change({
      params: { id: paper.id },
      body: { do: 'fine', item_id: question.id },
    });
    expect(kept.items).toMatchObject([{ key: question.key, key_status: 'model', doubts: [] }]);
  });

  it('is as it was once its owner drops the proposal, and by Undo', async () => {
    scene.model.reply = solver(right);
    const person = await aPerson(scene.app);
    const before = await aPaper(person);
    const params = { id: before.id };
    const { paper } = await solved(person, before.id);
    const { id } = questionOf(paper, '3');
    const dropped = await person.client.papers.change({ params, body: { do: 'key', item_id: id, option_id: null } });
    expect(dropped.items).toMatchObject([{ key: null, key_status: 'none', explanation: null, doubts: [] }]);
    await person.client.papers.undo({ params });
    await person.client.papers.undo({ params });
    const after = await person.client.papers.get({ params, query: {} });
    expect(questionOf(after, '3')).toEqual({ ...questionOf(before, '3'), printed: '' });
  });

  it('says where the two disagree, and gets no key there', async () => {
    scene.model.reply = solver((question, second) =>
      question.includes('subsets') ? (second ? '8' : '16') : right(question),
    );
    const person = await aPerson(scene.app);
    const { paper, state } = await solved(person, (await aPaper(person)).id);
    expect(questionOf(paper, '3')).toMatchObject({
      key: null,
      key_status: 'none',
      doubts: ['Two solutions disagree: C and B'],
    });
    expect(state.outcome).toMatchObject({ proposed: 0, split: 1 });
  });

  it('keeps a printed key that both contradict, with a doubt', async () => {
    scene.model.reply = solver((question) => (question.includes('modulus') ? '7' : right(question)));
    const person = await aPerson(scene.app);
    const { paper } = await solved(person, (await aPaper(person)).id);
    const question = questionOf(paper, '2');
    expect(question).toMatchObject({ key_status: 'printed', doubts: ['Two solutions came to C'] });
    expect(question.options.find(({ id }) => id === question.key)?.text).toBe('5');
  });

  it('is put twice, without its keys and without who asks', async () => {
    scene.model.reply = solver(right);
    const person = await aPerson(scene.app, canary);
    const { id } = await aPaper(person);
    const from = scene.model.received.length;
    await solved(person, id, questionOf(await person.client.papers.get({ params: { id }, query: {} }), '3').id);
    const prompts = scene.model.received.slice(from);
    expect(prompts).toHaveLength(2);
    for (const { text } of prompts) {
      expect(text).not.toMatch(/Zebulon|7731|ANSWERS/);
      expect(text).not.toContain(person.user.id);
      expect(text).toContain('How many subsets');
      expect(text).not.toContain('geometric');
    }
  });

  it.each([
    ['refuses', { isFiltered: true }, 'The language model wouldn’t answer.'],
    ['writes another language', 'french', 'The language model answered in a different language from the paper.'],
    ['writes rubbish', { text: 'No idea.' }, 'We couldn’t read the language model’s answer.'],
  ] as const)('stays as it was where the model %s, and says so', async (_, reply, failure) => {
    const french =
      'Il y a deux choix pour chacun des quatre éléments, donc on multiplie les nombres entre eux pour trouver la réponse.';
    scene.model.reply = (prompt) => {
      if (reply !== 'french') return reply;
      const answers = questionsIn(prompt).map((__, i) => ({ question: i + 1, working: french, chosen: 'A' }));
      return { json: { answers } };
    };
    const person = await aPerson(scene.app);
    const before = await aPaper(person);
    const { paper, state } = await solved(person, before.id);
    expect(state).toMatchObject({ failure, outcome: null });
    expect([paper.version, paper.keys]).toEqual([before.version, before.keys]);
  });

  it('is worked through with a hint first, of which nothing is kept', async () => {
    const parts = { hint: 'Think of each element.', step: 'Each is in or out.', solution: 'So 2 to the fourth: 16.' };
    scene.model.reply = (prompt) => ({ json: { ...parts, chosen: questionsIn(prompt)[0]?.labelOf('16') } });
    const person = await aPerson(scene.app);
    const paper = await aPaper(person);
    const { id, options } = questionOf(paper, '3');
    const walk = await person.client.paperSolving.walk({ params: { id: paper.id }, body: { question_id: id } });
    expect(walk).toEqual({ ...parts, option_id: options.find(({ text }) => text === '16')?.id });
    expect((await person.client.papers.get({ params: { id: paper.id }, query: {} })).version).toBe(paper.version);
    scene.model.reply = () => ({ isFiltered: true });
    const again = person.client.paperSolving.walk({ params: { id: paper.id }, body: { question_id: id } });
    await expect(again).rejects.toMatchObject({ code: 'not_solved', message: 'The language model wouldn’t answer.' });
  });

  it('says that the model is down', async () => {
    scene.model.reply = () => ({ status: 500 });
    const person = await aPerson(scene.app);
    const { state } = await solved(person, (await aPaper(person)).id);
    expect(state.failure).toBe('We couldn’t reach the language model. Please try again later.');
  });
});

it('without a model nothing is offered, and nothing begins', async () => {
  const app = await buildTestApp();
  const person = await aPerson(app);
  const { id, items } = await aPaper(person);
  expect(await person.client.paperSolving.get({ params: { id } })).toMatchObject({ is_offered: false, making: null });
  await expect(person.client.paperSolving.begin({ params: { id }, body: {} })).rejects.toMatchObject({ status: 422 });
  const walk = person.client.paperSolving.walk({ params: { id }, body: { question_id: items[0]?.id ?? '' } });
  await expect(walk).rejects.toMatchObject({ status: 422 });
  await app.close();
});
