import { setTimeout as sleep } from 'node:timers/promises';
import { APICallError } from 'ai';
import { ModelFailure } from './failure.ts';

export interface Patience {
  /** For a whole answer that is not streamed. */
  callMs: number;
  /** For the next piece of a stream. */
  pieceMs: number;
  /** For a stream as a whole. */
  streamMs: number;
  /** Tries in all. */
  tries: number;
  retryMs: number;
  /** A provider that wants a longer pause than this counts as down. */
  longestPauseMs: number;
}

export const usualPatience: Patience = {
  callMs: 90_000,
  pieceMs: 30_000,
  streamMs: 120_000,
  tries: 3,
  retryMs: 800,
  longestPauseMs: 20_000,
};

/** How long to wait before the next try; null where another one is of no use. */
export function pauseAfter(error: unknown, tried: number, patience: Patience, random = Math.random): number | null {
  if (tried >= patience.tries || error instanceof ModelFailure) return null;
  const asked = retryAfterOf(error);
  if (asked !== null) return asked <= patience.longestPauseMs ? asked : null;
  if (APICallError.isInstance(error) && !error.isRetryable) return null;
  // Full jitter: many learners that failed together do not come back together.
  return Math.round(patience.retryMs * 2 ** (tried - 1) * (0.5 + random()));
}

function retryAfterOf(error: unknown): number | null {
  if (!APICallError.isInstance(error)) return null;
  const value = error.responseHeaders?.['retry-after'];
  if (!value) return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

/** Tries until it works, another try is of no use, or the learner has gone. */
export async function withRetries<T>(
  patience: Patience,
  signal: AbortSignal | undefined,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      signal?.throwIfAborted();
      const pause = pauseAfter(error, tried, patience);
      if (pause === null) throw error;
      await sleep(pause, undefined, signal ? { signal } : {});
    }
  }
}
