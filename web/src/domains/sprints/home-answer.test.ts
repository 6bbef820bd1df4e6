import type { Home } from '@akada/contract/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../lib/client.ts';
import { partOfHome } from './home-answer.ts';

const home = { sprints: [], count: { count: 1 }, reviews: { reviews: [] }, streak: { current: 2 } } as unknown as Home;

beforeEach(() => {
  vi.restoreAllMocks();
});

const never = () => Promise.reject(new Error('asked alone'));

it('brings everything by one answer where Home is opened', async () => {
  const asked = vi.spyOn(client.progress, 'home').mockResolvedValue(home);
  const parts = [partOfHome('sprints', never), partOfHome('count', never), partOfHome('streak', never)];
  expect(await Promise.all(parts)).toEqual([home.sprints, home.count, home.streak]);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks for one or two parts by themselves', async () => {
  const asked = vi.spyOn(client.progress, 'home').mockResolvedValue(home);
  const count = { ...home.count, count: 7 };
  expect(await Promise.all([partOfHome('count', async () => count), partOfHome('count', async () => count)])).toEqual([
    count,
    count,
  ]);
  expect(asked).not.toHaveBeenCalled();
});

it('tells everyone who asked when it fails, and asks anew the next time', async () => {
  const away = new Error('away');
  vi.spyOn(client.progress, 'home').mockRejectedValueOnce(away).mockResolvedValueOnce(home);
  const ask = () =>
    Promise.allSettled([partOfHome('sprints', never), partOfHome('count', never), partOfHome('reviews', never)]);
  expect((await ask()).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect((await ask()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});

it('says nothing to whoever has left meanwhile', async () => {
  vi.spyOn(client.progress, 'home').mockResolvedValue(home);
  const leaving = new AbortController();
  const left = partOfHome('sprints', never, leaving.signal);
  const others = [partOfHome('count', never), partOfHome('streak', never)];
  leaving.abort();
  await expect(left).rejects.toThrow();
  expect(await Promise.all(others)).toEqual([home.count, home.streak]);
});
