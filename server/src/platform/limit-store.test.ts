import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from './http.ts';
import { LimitStore } from './limit-store.ts';
import { createLog } from './log.ts';

const minute = 60_000;

/** The number that a call is told, and for how long it holds. */
const count = (store: LimitStore, key = 'ada') =>
  new Promise<{ current: number; ttl: number }>((resolve) => store.incr(key, (_, told) => resolve(told), minute));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('counting callers', () => {
  it('tells each of many calls in one turn its own number', async () => {
    const store = new LimitStore();
    const told = await Promise.all(Array.from({ length: 130 }, () => count(store)));
    expect(told.map(({ current }) => current)).toEqual(Array.from({ length: 130 }, (_, index) => index + 1));
  });

  it('counts each caller, and each call of the contract, by itself', async () => {
    const store = new LimitStore();
    await count(store);
    expect(await count(store, 'bola')).toMatchObject({ current: 1 });
    expect(await count(store.child())).toMatchObject({ current: 1 });
    expect(await count(store)).toMatchObject({ current: 2 });
  });

  it('begins again when the time is over, and says how long that takes', async () => {
    const store = new LimitStore();
    expect(await count(store)).toEqual({ current: 1, ttl: minute });
    vi.advanceTimersByTime(minute - 1);
    expect(await count(store)).toEqual({ current: 2, ttl: 1 });
    vi.advanceTimersByTime(1);
    expect(await count(store)).toEqual({ current: 1, ttl: minute });
  });

  it('forgets those who called the longest ago when there are too many', async () => {
    const store = new LimitStore();
    await count(store);
    await count(store, 'bola');
    await count(store);
    for (let n = 0; n < 49_999; n++) store.incr(`caller ${n}`, () => {}, minute);
    expect([(await count(store)).current, (await count(store, 'bola')).current]).toEqual([3, 1]);
  });
});

it('refuses of a burst from one place only what is over the limit', async () => {
  const config = { trustProxy: false, mode: 'production', publicUrl: 'http://localhost', classroom: false } as const;
  const app = await createHttp(config, createLog('error', { write: () => {} }));
  app.get('/hall', { config: { rateLimit: { max: 120, timeWindow: minute } } }, async () => 'here');
  const answers = await Promise.all(Array.from({ length: 130 }, () => app.inject('/hall')));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect([answers.filter(({ statusCode }) => statusCode === 200).length, refused.length]).toEqual([120, 10]);
  expect(refused[0]?.headers['retry-after']).toBe('60');
  await app.close();
});
