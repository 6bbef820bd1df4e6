import { describe, expect, it } from 'vitest';
import { createWaiting } from './waiting.ts';

const busy = expect.objectContaining({ code: 'busy', status: 503, retryAfter: 10 });

/** A line whose work goes on until `end`; what it says of each that comes. */
function aLine() {
  const hold = createWaiting({ ofOne: { pictures: 3, bytes: 40 }, bytesOfAll: 100 });
  const under: (() => void)[] = [];
  const come = async (who: string, bytes: number) => {
    const done = hold({ who, bytes }, () => new Promise<void>((resolve) => under.push(resolve)));
    // What is refused is so at once.
    return Promise.race([
      done.then(
        () => 'done',
        (error: unknown) => error,
      ),
      new Promise((resolve) => setImmediate(resolve, 'waits')),
    ]);
  };
  const end = async () => {
    for (const resolve of under.splice(0)) resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { come, end };
}

describe('T104 pictures that wait', () => {
  it('are so many bytes of all accounts together, then whoever comes is told to try again', async () => {
    const { come, end } = aLine();
    for (const who of ['ada', 'ben']) expect(await come(who, 40)).toBe('waits');
    expect(await come('chi', 21)).toEqual(busy);
    expect(await come('chi', 20)).toBe('waits');
    expect(await come('dan', 1)).toEqual(busy);
    await end();
    expect(await come('dan', 40)).toBe('waits');
  });

  it('are so many bytes of one account, and so many pictures, so that nobody shuts the others out', async () => {
    const { come } = aLine();
    expect([await come('ada', 30), await come('ada', 11), await come('ben', 11)]).toEqual(['waits', busy, 'waits']);
    expect([await come('ben', 1), await come('ben', 1), await come('ben', 1)]).toEqual(['waits', 'waits', busy]);
  });

  it('are forgotten when they were drawn, and when they could not be', async () => {
    const hold = createWaiting({ ofOne: { pictures: 1, bytes: 10 }, bytesOfAll: 10 });
    const whole = { who: 'ada', bytes: 10 };
    await expect(hold(whole, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await hold(whole, async () => 'drawn')).toBe('drawn');
    expect(await hold({ who: 'ben', bytes: 10 }, async () => 'drawn')).toBe('drawn');
  });
});
