import { expect, it } from 'vitest';
import { startPutOff } from './put-off.ts';

it('waits as long as the server said, ever longer by itself where it says so again, and never with all the others', () => {
  const least = startPutOff(() => 0);
  const most = startPutOff(() => 1);
  const waits = [2, 2, 40, 2, 2].map((seconds) =>
    [least, most].map((one) => {
      one.beginRound();
      one.by(seconds);
      return one.pause();
    }),
  );
  expect(waits).toEqual([
    [5_000, 7_500],
    [10_000, 15_000],
    [40_000, 60_000],
    [40_000, 60_000],
    [60_000, 90_000],
  ]);
});

it('goes by the usual pauses where nobody put it off', () => {
  const { beginRound, by, pause } = startPutOff();
  beginRound();
  by(5);
  beginRound();
  expect(pause()).toBeNull();
});
