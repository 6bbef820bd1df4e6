import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRounds } from './rounds.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('comes again no sooner than the server asked for, and a little later than that', async () => {
  const send = vi.fn(async () => ({ isLeft: true, afterSeconds: 40 }));
  const { stop } = startRounds(send);
  await vi.advanceTimersByTimeAsync(49_000);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send).toHaveBeenCalledTimes(2);
  stop();
});

it('comes again less and less often where nobody asked for anything', async () => {
  const send = vi.fn(async () => true);
  const { stop } = startRounds(send);
  await vi.advanceTimersByTimeAsync(6_250);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(12_500);
  expect(send).toHaveBeenCalledTimes(3);
  stop();
});
