import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Callers that are remembered for each call; those that came first are forgotten first. */
const most = 50_000;

interface Counted {
  count: number;
  /** When counting began, in milliseconds. */
  since: number;
}

/**
 * Counts callers within this process. The library's own store hands out one object that it goes on counting in, and the
 * library reads it a moment later: of many calls in one turn of the event loop each was taken for the last of them, so
 * that a class behind one address was refused as a whole. Here every call is told its own number.
 */
export class LimitStore implements FastifyRateLimitStore {
  readonly #callers = new Map<string, Counted>();

  incr(
    key: string,
    tell: (error: Error | null, result: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = Date.now();
    const known = this.#callers.get(key);
    const isNew = !known || known.since + timeWindow <= now;
    const { count, since } = isNew ? { count: 1, since: now } : { count: known.count + 1, since: known.since };
    // Whoever called last stands last.
    this.#callers.delete(key);
    this.#callers.set(key, { count, since });
    if (this.#callers.size > most) this.#callers.delete(this.#callers.keys().next().value as string);
    tell(null, { current: count, ttl: since + timeWindow - now });
  }

  /** Each call of the contract has its own. */
  child(): LimitStore {
    return new LimitStore();
  }
}
