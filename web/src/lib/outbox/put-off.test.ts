import { expect, it } from 'vitest';
import { startPutOff } from './put-off.ts';

it('waits as long as the server said, ever longer by itself where it says so again, and never with all the others', () => {
  const least = startPutOff(() => 0);
  const most = startPutOff(() => 1);
  const waits = [2, 2, 40, 2].map((seconds) =>
    [least, most].map((one) => {
      one.beginRound();
      one.by(seconds);
      return one.pause();
    }),
  );
  expect(waits).toEqual([
    [2_000, 3_000],
    [4_000, 5_000],
    [40_000, 50_000],
    [8_000, 10_000],
  ]);
});

it('goes by the usual pauses where nobody put it off', () => {
  const { beginRound, by, pause } = startPutOff();
  beginRound();
  by(5);
  beginRound();
  expect(pause()).toBeNull();
});
