import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from './app-error.ts';
import { isGuessable } from './guessable.ts';

/** What a hash takes; each carries its own, so that one may be raised without locking anybody out. */
interface HashCost {
  /** In kilobytes. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

const usualCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash is dear on purpose: a core has nothing else to do meanwhile. One core is left to everyone who is not signing
 * in, and at most two are taken; beyond the queue: 503.
 */
const maxRunning = Math.min(2, Math.max(1, availableParallelism() - 1));
const maxWaiting = 400;

export interface Passwords {
  /** For a new password; one that is among the first to be tried, also by whoever knows `about` whom it is, is refused. */
  hash(password: string, about?: readonly string[]): Promise<string>;
  /** Takes as long for a missing account (null) as for a real one. */
  matches(password: string, stored: string | null): Promise<boolean>;
}

export function createPasswords(cost = usualCost): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];
  let decoy: Promise<string> | undefined;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new AppError('busy', { retryAfter: 10 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // The place is handed on rather than given back, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    async hash(password, about) {
      if (isGuessable(password, about)) throw new AppError('common_password');
      return inTurn(() => hash(password, cost));
    },
    async matches(password, stored) {
      decoy ??= hash('nobody has this password', cost);
      const against = stored ?? (await decoy);
      const same = await inTurn(() => verify(against, password));
      return stored !== null && same;
    },
  };
}
