import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenLoaded } from './when-loaded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (times: number) => {
  let tries = 0;
  return vi.fn(async () => {
    if (++tries <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  });
};

it('begins once the code is there, though the network that was said to be back was not', async () => {
  const end = vi.fn();
  const begin = vi.fn(() => end);
  const load = failing(3);
  const stop = whenLoaded(load, begin);
  await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000);
  expect(load).toHaveBeenCalledTimes(4);
  expect(begin).toHaveBeenCalledExactlyOnceWith('code');
  stop();
  expect(end).toHaveBeenCalledOnce();
});

it('asks for nothing, and begins nothing, after it was ended', async () => {
  const begin = vi.fn(() => () => {});
  const load = failing(1);
  whenLoaded(load, begin)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
  expect(begin).not.toHaveBeenCalled();
});
