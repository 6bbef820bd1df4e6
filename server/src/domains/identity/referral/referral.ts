import { randomBytes } from 'node:crypto';
import type { Referral } from '@akada/contract';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import * as repo from './referral.repo.ts';
import * as rules from './referral.rules.ts';

export interface ReferralDeps {
  db: Database;
  clock: Clock;
  publicUrl: string;
}

export interface Referrals {
  get(userId: string): Promise<Referral>;
  /** What an invitation is worth to whoever follows it. */
  check(code: string): Promise<{ valid: boolean; points: number }>;
  /** Remembers who invited a new account; belongs into the transaction that makes it. */
  onSignUp(trx: Queries, userId: string, code: string | undefined): Promise<void>;
  /** Gives both sides their points, the first time that it is told. */
  onEmailConfirmed(trx: Queries, userId: string): Promise<void>;
}

export function createReferrals({ db, clock, publicUrl }: ReferralDeps): Referrals {
  async function codeOf(userId: string): Promise<string> {
    const existing = await repo.findCode(db.queries, userId);
    if (existing) return existing;
    await repo.insertCode(db.queries, userId, rules.codeFrom(randomBytes(16)));
    // Reads back: a second request may have been quicker, or the code was taken and another is needed.
    return codeOf(userId);
  }

  return {
    async get(userId) {
      const code = await codeOf(userId);
      const sums = await repo.sumReferrals(db.queries, userId);
      return { code, link: `${publicUrl}/signup?ref=${code}`, ...sums };
    },

    async check(code) {
      const valid = (await repo.findOwnerOfCode(db.queries, rules.normaliseCode(code))) !== undefined;
      return { valid, points: valid ? rules.pointsEach : 0 };
    },

    async onSignUp(trx, userId, code) {
      if (!code) return;
      const inviterId = await repo.findOwnerOfCode(trx, rules.normaliseCode(code));
      if (!inviterId) return;
      await repo.insertReferral(trx, {
        id: newId(),
        inviter_id: inviterId,
        invited_id: userId,
        signed_up_at: clock.now(),
      });
    },

    onEmailConfirmed: (trx, userId) => repo.confirmReferral(trx, userId, rules.pointsEach, clock.now()),
  };
}
