import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until something is so; gives the seconds that it took. Throws with the given words after the patience. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  { seconds = 60, everyMs = 100 } = {},
): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) {
    if (await isSo()) return (performance.now() - began) / 1000;
    await sleep(everyMs);
  }
  throw new Error(`After ${seconds} s still not: ${what}`);
}

export const pause = (seconds: number) => sleep(seconds * 1000);
