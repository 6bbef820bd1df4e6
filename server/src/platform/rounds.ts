import { setTimeout as sleep } from 'node:timers/promises';

interface RoundsOptions {
  everyMs: number;
  /** One round. `unbrokenMs` says for how long rounds have succeeded without a break; from the start on, for ever. */
  go(unbrokenMs: number): Promise<void>;
  onError(error: unknown): void;
}

export interface Rounds {
  stop(): Promise<void>;
}

/** A pause so much longer than asked for means that this process itself was stopped meanwhile. */
const asleepFactor = 3;

/** Does something again and again, one round at a time, until it is stopped. A failed round does not end it. */
export function startRounds({ everyMs, go, onError }: RoundsOptions): Rounds {
  const stopping = new AbortController();
  const { signal } = stopping;
  let unbrokenSince = Number.NEGATIVE_INFINITY;

  async function walk(): Promise<void> {
    while (!signal.aborted) {
      const began = performance.now();
      try {
        await go(began - unbrokenSince);
      } catch (error) {
        unbrokenSince = Number.POSITIVE_INFINITY;
        onError(error);
      }
      await sleep(everyMs, undefined, { signal }).catch(() => {});
      const now = performance.now();
      const wasBroken = unbrokenSince === Number.POSITIVE_INFINITY || now - began > asleepFactor * everyMs;
      if (wasBroken) unbrokenSince = now;
    }
  }

  const walking = walk();
  return {
    async stop() {
      stopping.abort();
      await walking;
    },
  };
}
