import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { carefulModel, membranes } from '../../../test/membranes.ts';
import { follow } from '../../../test/model-scene.ts';
import { type ScriptedModel, startScriptedModel } from '../../../test/scripted-model.ts';

/** The whole server with a language model and little money. */

const room = 10_000;

let server: ScriptedModel;
let app: TestApp;
beforeAll(async () => {
  server = await startScriptedModel();
  app = await buildTestApp({
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: server.url,
      AI_MODEL: 'scripted-1',
      AI_DAILY_TOKENS_ACCOUNT: String(room),
      AI_COST_INPUT: '1',
    },
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  await app.db.queries.deleteFrom('teaching_usage').execute();
  server.received = [];
  server.reply = carefulModel;
});

const rows = () => app.db.queries.selectFrom('teaching_usage').selectAll().orderBy('began_at').execute();

async function aLearner() {
  const { user } = await aPerson(app);
  const context = { accountId: user.id, address: '10.0.0.1' };
  const lesson = await app.teacher.indexLesson([membranes], undefined, context);
  return {
    context,
    ask: () => follow(app.teacher.answer('What is osmosis? Just tell me.', lesson, undefined, context)),
  };
}

describe('a language model on a budget', () => {
  it('T50 with room for one call, 20 parallel questions start one; the others get the built-in teacher', async () => {
    const { context, ask } = await aLearner();
    const used = { model: 'scripted-1', purpose: 'quiz', address_hash: '', reserved_tokens: 0 };
    const spent = {
      ...used,
      id: 'spent',
      user_id: context.accountId,
      outcome: 'done' as const,
      began_at: app.clock.now(),
    };
    // Leaves less than two of these calls need, and enough for one.
    await app.db.queries
      .insertInto('teaching_usage')
      .values({ ...spent, input_tokens: room - 2_600 })
      .execute();
    // The one that runs is held until all others were decided on: what it gives back then comes too late for them.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.reply = async (prompt) => {
      await held;
      return carefulModel(prompt);
    };
    const asking = Promise.all(Array.from({ length: 20 }, ask));
    const withOutcome = async (outcome: string) => (await rows()).filter((row) => row.outcome === outcome).length;
    await expect.poll(() => withOutcome('fallback'), { timeout: 20_000 }).toBe(19);
    release();
    const answers = await asking;
    const told = answers.filter(({ answer }) => answer.note?.includes('allowance'));
    const streamed = server.received.filter(({ isStreamed }) => isStreamed);
    expect([streamed.length, told.length]).toEqual([1, 19]);
    expect(answers.every(({ answer }) => answer.markdown.length > 20)).toBe(true);
    expect(await withOutcome('reserved')).toBe(0);
  });

  it('records tokens, cost and time of each call, for the account that asked', async () => {
    const { context, ask } = await aLearner();
    expect((await ask()).answer.note).toBeUndefined();
    const [row] = await rows();
    expect(row).toMatchObject({ user_id: context.accountId, purpose: 'answer', outcome: 'done', model: 'scripted-1' });
    expect(row?.input_tokens).toBeGreaterThan(100);
    expect([row?.cost_micros, row?.latency_ms === null]).toEqual([row?.input_tokens, false]);
  });

  it('T48 leaves no row half done and charges nobody when the model only writes nonsense', async () => {
    const { context } = await aLearner();
    server.reply = () => ({ text: 'I would rather not.' });
    const quiz = await app.teacher.makeQuiz([membranes], 3, { seed: 's' }, context);
    expect(quiz.note).toContain('couldn’t read');
    expect((await rows()).map(({ outcome }) => outcome)).toEqual(['rejected', 'rejected', 'fallback']);
    server.reply = carefulModel;
    expect((await app.teacher.makeQuiz([membranes], 3, { seed: 's' }, context)).note).toBeUndefined();
  });

  it('is not used for a caller without an account, and nothing is recorded', async () => {
    await app.teacher.makeQuiz([membranes], 2, { seed: 's' }, { address: '10.0.0.1' });
    expect([server.received, await rows()]).toEqual([[], []]);
  });
});
