import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aJobRun, aPerson } from '../../../test/factories.ts';
import { buildTestApp, type TestApp, testSecrets } from '../../../test/harness.ts';
import type { MeteredCall, Purpose } from '../../ports/teacher/port.ts';
import { sweepUsage, teachingWork } from './teaching.jobs.ts';
import { createMeter, describeUsage } from './teaching.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.queries.deleteFrom('teaching_usage').execute();
});

const meterWith = (limits: { account?: number; address?: number; site?: number } = {}) =>
  createMeter({
    db: app.db,
    clock: app.clock,
    secrets: testSecrets,
    limits: { account: 1e6, address: 1e6, site: 1e6, ...limits },
    prices: { input: 0.5, output: 2 },
  });

async function aCall(given: { address?: string; purpose?: Purpose } = {}): Promise<MeteredCall> {
  const { user } = await aPerson(app);
  return { accountId: user.id, address: '10.1.1.1', model: 'scripted-1', purpose: 'quiz', ...given };
}

const usage = () => app.db.queries.selectFrom('teaching_usage').selectAll().orderBy('began_at').execute();
const spend = { outcome: 'done', inputTokens: 60, outputTokens: 40, latencyMs: 1200 } as const;

describe('a budget', () => {
  it('T50 with one reservation left, 20 parallel ones get one', async () => {
    const meter = meterWith({ account: 100 });
    const call = await aCall();
    const granted = await Promise.all(Array.from({ length: 20 }, () => meter.reserve(call, 100)));
    expect(granted.filter(Boolean)).toHaveLength(1);
    await granted.find(Boolean)?.settle(spend);
    expect(await meter.reserve(call, 1)).toBeNull();
  });

  it('gets back what a call did not use', async () => {
    const meter = meterWith({ account: 1000 });
    const call = await aCall();
    await (await meter.reserve(call, 1000))?.settle(spend);
    expect(await meter.reserve(call, 900)).not.toBeNull();
  });

  it('is not charged for a failure', async () => {
    const meter = meterWith({ account: 100 });
    const call = await aCall();
    const failed = { outcome: 'failed', inputTokens: 0, outputTokens: 0, latencyMs: 10 } as const;
    await (await meter.reserve(call, 100))?.settle(failed);
    expect(await meter.reserve(call, 100)).not.toBeNull();
  });

  it('is settled once, whatever comes after', async () => {
    const reservation = await meterWith().reserve(await aCall(), 100);
    await reservation?.settle(spend);
    await reservation?.settle({ ...spend, outcome: 'failed', inputTokens: 0, outputTokens: 0 });
    expect(await usage()).toMatchObject([{ outcome: 'done', input_tokens: 60, output_tokens: 40, cost_micros: 110 }]);
  });

  it('of an address is shared by the accounts behind it, and not by others', async () => {
    const meter = meterWith({ address: 100 });
    await (await meter.reserve(await aCall(), 100))?.settle(spend);
    expect(await meter.reserve(await aCall(), 1)).toBeNull();
    expect(await meter.reserve(await aCall({ address: '10.2.2.2' }), 1)).not.toBeNull();
  });

  it('of the site is shared by all', async () => {
    const meter = meterWith({ site: 100 });
    await (await meter.reserve(await aCall(), 100))?.settle(spend);
    expect(await meter.reserve(await aCall({ address: '10.2.2.2' }), 1)).toBeNull();
  });

  it('is renewed the next day', async () => {
    const meter = meterWith({ account: 100 });
    const call = await aCall();
    await (await meter.reserve(call, 100))?.settle(spend);
    app.clock.advance({ days: 1 });
    expect(await meter.reserve(call, 100)).not.toBeNull();
  });

  it('forgets a reservation whose server died', async () => {
    app.clock.set('2026-05-05T10:00:00Z');
    const meter = meterWith({ account: 100 });
    const call = await aCall();
    await meter.reserve(call, 100);
    expect(await meter.reserve(call, 100)).toBeNull();
    app.clock.advance({ minutes: 16 });
    expect(await meter.reserve(call, 100)).not.toBeNull();
  });
});

describe('the record of use', () => {
  it('holds no address in clear, and none at all after the day', async () => {
    await meterWith().reserve(await aCall({ address: '203.0.113.77' }), 10);
    expect(JSON.stringify(await usage())).not.toContain('203.0.113.77');
    app.clock.advance({ days: 1 });
    await teachingWork({ db: app.db, clock: app.clock })
      .find(({ job }) => job === sweepUsage)
      ?.handle({}, aJobRun);
    expect(await usage()).toMatchObject([{ address_hash: '' }]);
  });

  it('loses its owner with the account and keeps the sums', async () => {
    const person = await aPerson(app);
    const call: MeteredCall = { accountId: person.user.id, address: '10.1.1.1', model: 'm', purpose: 'answer' };
    await (await meterWith().reserve(call, 100))?.settle(spend);
    await person.client.account.remove();
    expect(await usage()).toMatchObject([{ user_id: null, input_tokens: 60 }]);
  });

  it('is shown to the operator by day and model', async () => {
    app.clock.set('2026-05-07T10:00:00Z');
    const meter = meterWith();
    const call = await aCall();
    for (const latencyMs of [1000, 2000, 9000]) {
      await (await meter.reserve(call, 100))?.settle({ ...spend, latencyMs });
    }
    await (await meter.reserve(call, 100))?.settle({ ...spend, outcome: 'rejected' });
    await meter.recordFallback(call, 'unavailable');
    const [head, line, ...more] = (await describeUsage(app, 7)).split('\n');
    expect(head?.split(/\s{2,}/)).toEqual([
      'day',
      'model',
      'calls',
      'tokens in',
      'tokens out',
      'cost',
      'p50',
      'p95',
      'failures',
      'fallbacks',
    ]);
    expect(line?.split(/\s{2,}/)).toEqual([
      '2026-05-07',
      'scripted-1',
      '4',
      '240',
      '160',
      '0.0004',
      '1.2 s',
      '9.0 s',
      '1',
      '1',
    ]);
    expect(more).toEqual([]);
  });

  it('tells what a quiz cost, its checks by another model included', async () => {
    app.clock.set('2026-05-08T10:00:00Z');
    const meter = meterWith();
    const call = await aCall();
    const calls: Partial<MeteredCall>[] = [
      { quiz: 'one' },
      { quiz: 'one', purpose: 'check', model: 'small' },
      { quiz: 'two' },
      { purpose: 'answer' },
    ];
    for (const given of calls) {
      await (await meter.reserve({ ...call, ...given }, 100))?.settle({
        ...spend,
        inputTokens: 6000,
        outputTokens: 2000,
      });
    }
    const [title, head, line, ...more] = (await describeUsage(app, 1)).split('\n').slice(-3);
    expect(title).toBe('What a quiz took, its checks included:');
    expect(head?.split(/\s{2,}/)).toEqual([
      'day',
      'quizzes',
      'calls each',
      'tokens in',
      'tokens out',
      'cost each',
      'dearest',
    ]);
    expect(line?.split(/\s{2,}/)).toEqual(['2026-05-08', '2', '1.5', '9,000', '3,000', '0.0105', '0.0140']);
    expect(more).toEqual([]);
  });

  it('says plainly that nothing was used', async () => {
    expect(await describeUsage(app, 7)).toBe('No language model was used in the last 7 days.');
  });
});
