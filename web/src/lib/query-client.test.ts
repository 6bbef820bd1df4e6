import { ApiError } from '@akada/contract/client';
import { expect, it, vi } from 'vitest';
import { NetworkError } from './network.ts';
import { createQueryClient } from './query-client.ts';

const tell = vi.fn();
const refuse = (status: number, body: unknown) => () => Promise.reject(new ApiError(status, body));

async function fail(status: number, code: string) {
  tell.mockClear();
  const queries = createQueryClient({ tellRefusal: tell });
  const fn = refuse(status, { detail: 'Ask your department first.', code });
  await expect(queries.fetchQuery({ queryKey: ['one'], queryFn: fn })).rejects.toThrow();
  await expect(queries.getMutationCache().build(queries, { mutationFn: fn }).execute(undefined)).rejects.toThrow();
  return tell.mock.calls.map(([text]) => text);
}

it('shows what a 403 says, of a reading and of a change', async () => {
  const said = 'Ask your department first.';
  expect(await fail(403, 'not_allowed')).toEqual([said, said]);
});

it('leaves to the pages what they explain themselves, and other failures too', async () => {
  expect(await fail(403, 'sprint_limit_reached')).toEqual([]);
  expect(await fail(404, 'not_found')).toEqual([]);
});

it('ends what is said of failures once something has worked, and not before', async () => {
  const endErrors = vi.fn();
  const queries = createQueryClient({ endErrors });
  const run = (mutationFn: () => Promise<unknown>) =>
    queries.getMutationCache().build(queries, { mutationFn }).execute(undefined);
  await expect(run(refuse(500, {}))).rejects.toThrow();
  expect(endErrors).not.toHaveBeenCalled();
  await run(async () => 'done');
  expect(endErrors).toHaveBeenCalledOnce();
});

it('asks once more after a lost connection, and goes on for some seconds where it has just come back', async () => {
  vi.useFakeTimers();
  try {
    const queries = createQueryClient();
    const ask = vi.fn(() => Promise.reject(new NetworkError()));
    const triesOf = async (key: string) => {
      ask.mockClear();
      const asked = queries.fetchQuery({ queryKey: [key], queryFn: ask }).catch(() => undefined);
      await vi.advanceTimersByTimeAsync(60_000);
      await asked;
      return ask.mock.calls.length;
    };
    expect(await triesOf('at any time')).toBe(2);
    window.dispatchEvent(new Event('online'));
    expect(await triesOf('just back')).toBe(5);
    expect(await triesOf('a minute later')).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});
