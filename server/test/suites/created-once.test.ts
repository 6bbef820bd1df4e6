import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOnce, deleteOldKeys } from '../../src/domains/house/created-once/created-once.service.ts';
import { CameToNothing } from '../../src/platform/once.ts';
import { aPerson, type Person } from '../factories.ts';
import { buildTestApp, type TestApp } from '../harness.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await buildTestApp({ env: { PLAN_GATING: 'off' } });
  owner = await aPerson(app);
});
afterAll(() => app.close());

const question = {
  question: 'Which gas do plants take in?',
  options: [{ text: 'Carbon dioxide' }, { text: 'Helium' }, { text: 'Neon' }, { text: 'Argon' }],
  correct_answer: 'A' as const,
};

function createQuiz(key: string, title: string, person = owner) {
  const headers = { authorization: `Bearer ${person.token}`, 'idempotency-key': key };
  return app.inject({ method: 'POST', url: '/api/v1/quizzes', headers, payload: { title, questions: [question] } });
}

const titles = async () => (await owner.client.quizzes.list({ query: {} })).quizzes.map(({ title }) => title);

describe('calls that create something (G12)', () => {
  it('create once under one key, and give a copy the first answer', async () => {
    const first = await createQuiz('press-1', 'Gases');
    const copy = await createQuiz('press-1', 'Gases');
    expect([copy.statusCode, copy.json()]).toEqual([first.statusCode, first.json()]);
    expect((await titles()).filter((title) => title === 'Gases')).toHaveLength(1);
  });

  it('create once of twenty at the same moment; the others are told that it is running or get the answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => createQuiz('press-2', 'Burst')));
    expect((await titles()).filter((title) => title === 'Burst')).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201).map((one) => one.json().code);
    expect(new Set(refused)).toEqual(new Set(refused.length ? ['still_running'] : []));
  });

  it('refuse a key that comes with another body', async () => {
    await createQuiz('press-3', 'One');
    const other = await createQuiz('press-3', 'Another');
    expect([other.statusCode, other.json().code]).toEqual([422, 'key_used_otherwise']);
  });

  it('let another account use the same key', async () => {
    await createQuiz('press-4', 'Mine');
    const stranger = await aPerson(app);
    expect((await createQuiz('press-4', 'Mine', stranger)).statusCode).toBe(201);
  });

  it('remember no error: the same key may try again', async () => {
    const refused = await createQuiz('press-5', '');
    expect(refused.statusCode).toBe(422);
    expect((await createQuiz('press-5', 'Mended')).statusCode).toBe(201);
  });

  it('give the same answer for 30 days, and forget the key then', async () => {
    const first = await createQuiz('press-6', 'Monthly');
    const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
    await deleteOldKeys(app.db.queries, inDays(29.9));
    expect((await createQuiz('press-6', 'Monthly')).json()).toEqual(first.json());
    await deleteOldKeys(app.db.queries, inDays(30.1));
    expect((await createQuiz('press-6', 'Monthly')).json()).not.toEqual(first.json());
    expect((await titles()).filter((title) => title === 'Monthly')).toHaveLength(2);
  });

  it('know a key that was kept before the call got its name', async () => {
    const kept = { userId: owner.user.id, call: 'study.generate', key: 'press-7', input: 'another document' };
    await createOnce(app.db.queries, app.clock).create(kept, {
      make: (making) => app.db.queries.transaction().execute((trx) => making.within(trx, async () => ({ id: 'made' }))),
    });
    const headers = { authorization: `Bearer ${owner.token}`, 'idempotency-key': 'press-7' };
    const answer = await app.inject({ method: 'POST', url: '/api/v1/study/generate?document_id=one', headers });
    expect(answer.json().code).toBe('key_used_otherwise');
  });

  it('T105 give back no key under which something else was made since', async () => {
    const call = { userId: owner.user.id, call: 'quizzes.create', key: 'press-8', input: 'order' };
    const once = createOnce(app.db.queries, app.clock);
    let made = 0;
    const create = (tell: (id: { id: number }) => Promise<unknown>) =>
      once.create(call, {
        make: (making) =>
          app.db.queries.transaction().execute((trx) => making.within(trx, async () => ({ id: ++made }))),
        tell,
      });
    const fail = async () => {
      throw new CameToNothing(new Error('Cancelled'));
    };
    // A slow copy is told of the first making; the key is given back, and taken for the second, before it hears.
    await create(async () => {
      await create(fail).catch(() => {});
      await create(async () => {
        throw new Error('Broken off');
      }).catch(() => {});
      return fail();
    }).catch(() => {});
    await create(async ({ id }) => id);
    expect(made).toBe(2);
  });

  it('refuse a key that is too long', async () => {
    expect((await createQuiz('k'.repeat(101), 'Long')).statusCode).toBe(400);
  });
});
