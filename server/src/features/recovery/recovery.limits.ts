import { AppError } from '../../platform/app-error.ts';
import { type AttemptLimit, createAttempts } from '../../platform/attempts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Caller } from '../../platform/mount.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Database, Queries } from '../../ports/db/port.ts';
import * as rules from './recovery.rules.ts';

/** How often a code may be asked for and guessed at. */
export interface RecoveryLimits {
  countRequest(email: string): Promise<void>;
  checkCodes(trx: Queries, email: string, caller: Caller): Promise<void>;
  /** Counted in the verdict's own transaction, so that no burst slips past the limits. */
  countWrongCode(trx: Queries, email: string, caller: Caller): Promise<void>;
  /** Whether mails hold a link for now, because too many codes were wrong. */
  isLinkOnly(email: string): Promise<boolean>;
}

const wrongCodes = 'recovery wrong codes';

export function createRecoveryLimits(db: Database, clock: Clock, secrets: Secrets): RecoveryLimits {
  const attemptsIn = (queries: Queries) => createAttempts(queries, clock, secrets);

  /** The two that pause codes altogether; links go on working. */
  const breakers = (email: string): [key: string, limit: AttemptLimit][] => [
    [wrongCodes, rules.siteBreaker],
    [`${wrongCodes} of ${email}`, rules.accountBreaker],
  ];

  async function isTripped(queries: Queries, email: string): Promise<boolean> {
    for (const [key, limit] of breakers(email)) {
      try {
        await attemptsIn(queries).check(key, limit);
      } catch (error) {
        if (error instanceof AppError) return true;
        throw error;
      }
    }
    return false;
  }

  return {
    async countRequest(email) {
      const attempts = attemptsIn(db.queries);
      try {
        await attempts.count(`recovery resend ${email}`, rules.resendLimit);
        await attempts.count(`recovery hourly ${email}`, rules.hourlyLimit);
      } catch (error) {
        if (!(error instanceof AppError) || error.retryAfter === undefined) throw error;
        throw new AppError('too_many_attempts', {
          detail: rules.waitMessage(error.retryAfter),
          retryAfter: error.retryAfter,
        });
      }
    },

    async checkCodes(trx, email, caller) {
      await attemptsIn(trx).check(`${wrongCodes} from ${caller.address}`, rules.callerLimit);
      if (await isTripped(trx, email)) throw new AppError('codes_paused');
    },

    async countWrongCode(trx, email, caller) {
      const callers: [string, AttemptLimit] = [`${wrongCodes} from ${caller.address}`, rules.callerLimit];
      // Always in this order: two that count at once wait for each other instead of locking each other out.
      for (const [key, { seconds }] of [...breakers(email), callers]) {
        await attemptsIn(trx).count(key, { max: Number.POSITIVE_INFINITY, seconds });
      }
    },

    isLinkOnly: (email) => isTripped(db.queries, email),
  };
}
