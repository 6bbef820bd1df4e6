import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inBatches } from './batches.ts';

it('what waits at the same moment is done together, and each gets its own', async () => {
  const batches: number[][] = [];
  const double = inBatches(async (items: readonly number[]) => {
    batches.push([...items]);
    return items.map((item) => 2 * item);
  }, 3);
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8]);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

it('what is asked for while a batch is under way is not answered from it', async () => {
  let state = 'before';
  const read = inBatches(async (items: readonly number[]) => {
    const seen = state;
    await sleep(20);
    return items.map(() => seen);
  }, 10);
  const first = read(1);
  await sleep(5);
  state = 'after';
  expect(await Promise.all([first, read(2)])).toEqual(['before', 'after']);
});

it('a batch that hangs holds the next one up for a moment only', async () => {
  const answer = inBatches(
    (items: readonly string[]) =>
      items.includes('hang') ? new Promise<string[]>(() => {}) : Promise.resolve([...items]),
    10,
    { holdMs: 10 },
  );
  void answer('hang');
  await sleep(1);
  expect(await answer('next')).toBe('next');
});

it('several batches may be under way at once, and each is read after it was asked for', async () => {
  const begun: number[][] = [];
  const slow = inBatches(
    async (items: readonly number[]) => {
      begun.push([...items]);
      await sleep(30);
      return [...items];
    },
    10,
    { lanes: 2 },
  );
  const first = [slow(1), slow(2)];
  await sleep(5);
  const second = slow(3);
  await sleep(5);
  const third = [slow(4), slow(5)];
  await sleep(5);
  expect(begun).toEqual([[1, 2], [3]]);
  expect(await Promise.all([...first, second, ...third])).toEqual([1, 2, 3, 4, 5]);
  expect(begun).toEqual([[1, 2], [3], [4, 5]]);
});
