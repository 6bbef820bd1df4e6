import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGeneration } from '../../src/domains/teaching/generation/generation.jobs.ts';
import { aPlainSprint } from '../a-plain-sprint.ts';
import { aDocument } from '../documents.ts';
import { aPerson, type Person } from '../factories.ts';
import { failingQueries } from '../failing-queries.ts';
import { buildTestApp, type TestApp } from '../harness.ts';
import { aQuiz, someQuestions } from '../quizzes.ts';

/** The connection is lost at every single statement of a call in turn, as when its process is killed there. */

let app: TestApp;
let failAt: (statement: number) => void;
let isOver: () => boolean;
beforeAll(async () => {
  app = await buildTestApp({
    env: { PLAN_GATING: 'on' },
    database: (db) => {
      const failing = failingQueries(db);
      ({ failAt, isOver } = failing);
      return failing.db;
    },
  });
  reader = await aPerson(app);
  documentId = (await aDocument(reader)).document_id;
});
afterAll(() => app.close());

interface Call {
  url: string;
  body?: object;
}

async function send({ token }: Person, { url, body }: Call, key: string) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  const asked = { method: 'POST' as const, url: `/api/v1${url}`, headers };
  const { statusCode, json } = await app.inject({ ...asked, ...(body && { payload: body }) });
  return { status: statusCode, body: json() };
}

const rowsOf = (table: string) => `select count(*) as count from ${table}`;
const count = async (sql: string) => Number((await app.db.execute(sql)).rows[0]?.count);

interface Making {
  /** What counts it. */
  counted: string;
  call(person: Person): Promise<Call> | Call;
  /** Of one person, whose document is read once; else somebody else each time, whose plan is not full. */
  ofReader?: true;
}

let reader: Person;
let documentId: string;

const orders = rowsOf('generations');
const makings: Record<string, Making> = {
  'a quiz': {
    counted: rowsOf('quizzes'),
    call: () => ({ url: '/quizzes', body: { title: 'Tens', questions: someQuestions } }),
  },
  'the order of a quiz': {
    counted: orders,
    ofReader: true,
    call: () => ({ url: '/quizzes/generate-async', body: { document_id: documentId, num_questions: 4 } }),
  },
  'a group of a quiz': {
    counted: rowsOf('quiz_batches'),
    call: async (person) => {
      const { quiz_id } = await aQuiz(person);
      const [opens_at, closes_at] = [1, 2].map((hour) => new Date(Date.now() + hour * 3_600_000).toISOString());
      return { url: `/quizzes/${quiz_id}/batches`, body: { name: 'A', opens_at, closes_at } };
    },
  },
  'a card': {
    counted: rowsOf('review_cards'),
    call: () => ({ url: '/cards', body: { front: 'Which gas do plants take in?', back: 'Carbon dioxide' } }),
  },
  'a sprint': {
    counted: rowsOf('learning_paths'),
    call: () => ({ url: '/learning-paths/', body: { topic: 'COS 101' } }),
  },
  'a sprint by its other name': {
    counted: rowsOf('learning_paths'),
    ofReader: true,
    call: async (person) => {
      // So that the plan is not full.
      for (const { id } of (await person.client.sprints.list()).sprints)
        await person.client.sprints.remove({ params: { id } });
      return { url: `/study/generate?document_id=${documentId}&weeks=4&minutes_per_day=30` };
    },
  },
  'a video': {
    counted: 'select sum(jsonb_array_length(videos)) as count from sprint_days',
    call: async (person) => ({
      url: `/learning-paths/${await aPlainSprint(app, person)}/days/1/videos`,
      body: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    }),
  },
  'a paper': {
    counted: rowsOf('papers'),
    call: () => ({
      url: '/papers',
      body: { course: 'BIO 101', text: '1. Name two gases of the air.\n2. What is osmosis?\n3. Define diffusion.' },
    }),
  },
  'a trial': { counted: rowsOf('pro_periods'), call: () => ({ url: '/billing/start-trial' }) },
  'a payment for a plan': {
    counted: rowsOf('payments'),
    call: () => ({ url: '/billing/subscribe', body: { plan_id: 'pro-monthly' } }),
  },
  'a payment for documents': {
    counted: rowsOf('payments'),
    call: async (person) => {
      const { packages } = await person.client.tokens.packages();
      return { url: '/documents/payments/purchase', body: { package_id: packages[0]?.id } };
    },
  },
};

describe('T105 what is made under a key is made once, wherever it is cut off', () => {
  it.each(Object.entries(makings))('%s', async (_, { counted, call, ofReader }) => {
    let isWhole = false;
    let cut = 0;
    for (let statement = 1; !isWhole; statement++) {
      const person = ofReader ? reader : await aPerson(app);
      const key = `press ${statement} ${counted}`;
      const asked = await call(person);
      const before = await count(counted);
      failAt(statement);
      const first = await send(person, asked, key);
      isWhole = !isOver();
      failAt(Number.POSITIVE_INFINITY);
      const again = await send(person, asked, key);
      expect([statement, again.status < 300, await count(counted)]).toEqual([statement, true, before + 1]);
      expect(await send(person, asked, key)).toEqual(again);
      if (isWhole) expect(first).toEqual(again);
      else expect([statement, first.status]).toEqual([statement, 503]);
      cut += isWhole ? 0 : 1;
    }
    // Its key, what it makes, and what is kept with the key, at the least.
    expect(cut).toBeGreaterThanOrEqual(4);
  });
});

describe('T105 a key', () => {
  it('whose making came to nothing begins it again, and tells what was made from then on', async () => {
    const person = await aPerson(app);
    const { document_id } = await aDocument(person);
    const call = { url: '/quizzes/generate', body: { document_id, num_questions: 3 } };
    await app.db.execute('delete from generations');
    const findOrder = async () =>
      (await app.db.execute("select id from generations where status = 'queued'")).rows[0]?.id;

    const cancelled = send(person, call, 'waited for');
    await expect.poll(findOrder).toBeTruthy();
    await person.client.quizzes.cancelTask({ params: { taskId: String(await findOrder()) } });
    expect((await cancelled).status).toBeGreaterThanOrEqual(400);

    const making = send(person, call, 'waited for');
    await expect.poll(findOrder).toBeTruthy();
    await app.runNow(runGeneration);
    const made = await making;
    expect([made.status, await count(rowsOf(`quizzes where owner_id = '${person.user.id}'`))]).toEqual([200, 1]);
    expect(await send(person, call, 'waited for')).toEqual(made);
  });

  it('of an older version, taken before anything was made, holds nobody up', async () => {
    const person = await aPerson(app);
    const card = { url: '/cards', body: { front: 'Sum?', back: 'Two' } };
    await send(person, card, 'left behind');
    await app.db.execute('update created_once set answer = null, made = null, finished_at = null');
    expect((await send(person, card, 'left behind')).status).toBe(201);
  });
});
