import { ApiError } from '@akada/contract/client';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const tell = vi.fn();
const refuse = (status: number, body: unknown) => () => Promise.reject(new ApiError(status, body));

async function fail(status: number, code: string) {
  tell.mockClear();
  const queries = createQueryClient(tell);
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
