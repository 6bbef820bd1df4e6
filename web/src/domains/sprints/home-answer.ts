import type { Home } from '@akada/contract/client';
import { client } from '../../lib/client.ts';

interface Asked {
  part: keyof Home;
  alone(): void;
  answer(home: Home): void;
  fail(error: unknown): void;
}

/** Fewer parts than this are asked for one by one: Home is not what is being opened. */
const LEAST_PARTS = 3;

let waiting: Asked[] = [];

/**
 * A part of what Home shows. Whoever opens Home asks for all of them at the same moment, and one answer brings them: one
 * round trip over a weak signal in the place of four. By itself a part has its own call.
 */
export function partOfHome<P extends keyof Home>(
  part: P,
  alone: () => Promise<Home[P]>,
  signal?: AbortSignal,
): Promise<Home[P]> {
  return new Promise((resolve, reject) => {
    waiting.push({
      part,
      alone: () => void alone().then(resolve, reject),
      // Who has left meanwhile, perhaps signed out, is told nothing any more.
      answer: (home) => (signal?.aborted ? reject(signal.reason) : resolve(home[part])),
      fail: reject,
    });
    if (waiting.length === 1) setTimeout(askForAll);
  });
}

async function askForAll(): Promise<void> {
  const asked = waiting;
  waiting = [];
  if (new Set(asked.map(({ part }) => part)).size < LEAST_PARTS) {
    for (const { alone } of asked) alone();
    return;
  }
  try {
    const home = await client.progress.home();
    for (const { answer } of asked) answer(home);
  } catch (error) {
    for (const { fail } of asked) fail(error);
  }
}
