import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendPlain } from './network.ts';
import { onServiceBack } from './service.ts';

let answers: Response[];
let asked: string[];
const back = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  asked = [];
  back.mockClear();
  stop = onServiceBack(back);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answers.shift() ?? new Response('{}');
  });
});
afterEach(async () => {
  // The last outage of a test ends before the next one begins.
  answers = [];
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (status: number, code?: string) => Response.json({ detail: 'x', ...(code && { code }) }, { status });
const call = () =>
  sendPlain({
    endpoint: { method: 'GET', path: '/sprints', access: 'account' },
    url: '/api/v1/sprints',
    init: { method: 'GET', headers: {} },
  });

it('asks whether the service is back until it is, and says so once', async () => {
  answers = [answer(503, 'unavailable'), answer(503, 'unavailable'), answer(503, 'unavailable')];
  await call();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toEqual(['/api/v1/sprints', '/ready', '/ready', '/ready']);
  expect(back).toHaveBeenCalledOnce();
});

it('asks once for all calls that fail', async () => {
  answers = [answer(503, 'unavailable'), answer(503, 'unavailable')];
  await Promise.all([call(), call()]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked.filter((url) => url === '/ready')).toHaveLength(1);
});

it('takes the answer of a proxy that found nobody for an outage', async () => {
  answers = [new Response('<h1>Bad Gateway</h1>', { status: 502 })];
  await call();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(back).toHaveBeenCalledOnce();
});

it.each([
  [503, 'busy'],
  [503, 'provider_unavailable'],
  [500, 'internal'],
  [404, 'not_found'],
])('takes %i %s for no outage', async (status, code) => {
  answers = [answer(status, code)];
  const response = await call();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toEqual(['/api/v1/sprints']);
  expect(await response.json()).toMatchObject({ code });
});
