import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/mount.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import { type Counter, createLimiter } from '../../house/limiter/limiter.service.ts';
import * as rules from './recovery.rules.ts';

/** How often a code may be asked for and guessed at. */
export interface RecoveryLimits {
  countRequest(email: string): Promise<void>;
  /**
   * Counts a code before it is judged, in the verdict's own transaction, and refuses it where it is one too many. The
   * counters stay locked until the verdict, so that a burst over many requests is judged one after the other.
   */
  countCode(trx: Queries, email: string, caller: Caller): Promise<void>;
  /** The code was right, which no limit counts. */
  giveBackCode(trx: Queries, email: string, caller: Caller): Promise<void>;
  /** Whether mails hold a link for now, because too many codes were wrong. */
  isLinkOnly(email: string): Promise<boolean>;
}

const wrongCodes = 'recovery wrong codes';

export function createRecoveryLimits(db: Database, clock: Clock, secrets: Secrets): RecoveryLimits {
  const limiterIn = (queries: Queries) => createLimiter(queries, clock, secrets);

  /** The two that pause codes altogether; links go on working. */
  const breakers = (email: string): Counter[] => [
    [wrongCodes, rules.siteBreaker],
    [`${wrongCodes} of ${email}`, rules.accountBreaker],
  ];
  const callerCounter = (caller: Caller): Counter => [`${wrongCodes} from ${caller.address}`, rules.callerLimit];

  async function isTripped(queries: Queries, email: string): Promise<boolean> {
    for (const [key, limit] of breakers(email)) {
      try {
        await limiterIn(queries).check(key, limit);
      } catch (error) {
        if (error instanceof AppError) return true;
        throw error;
      }
    }
    return false;
  }

  return {
    async countRequest(email) {
      const limiter = limiterIn(db.queries);
      try {
        await limiter.count(`recovery resend ${email}`, rules.resendLimit);
        await limiter.count(`recovery hourly ${email}`, rules.hourlyLimit);
      } catch (error) {
        if (!(error instanceof AppError) || error.retryAfter === undefined) throw error;
        throw new AppError('too_many_attempts', {
          detail: rules.waitMessage(error.retryAfter),
          retryAfter: error.retryAfter,
        });
      }
    },

    async countCode(trx, email, caller) {
      const limiter = limiterIn(trx);
      await limiter.count(...callerCounter(caller));
      // Always in this order: two that count at once wait for each other instead of locking each other out.
      for (const breaker of breakers(email)) {
        await limiter.count(...breaker).catch((error) => {
          throw error instanceof AppError ? new AppError('codes_paused') : error;
        });
      }
    },

    async giveBackCode(trx, email, caller) {
      for (const [key] of [callerCounter(caller), ...breakers(email)]) await limiterIn(trx).giveBack(key);
    },

    isLinkOnly: (email) => isTripped(db.queries, email),
  };
}
