import type { Body } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Caller } from '../../../platform/mount.ts';
import type { Passwords } from '../../../platform/passwords.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { Composer, MailService } from '../../letters/mail/mail.service.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { ConfirmationService } from '../confirmation/confirmation.ts';
import type { Links } from '../social/links.service.ts';
import * as users from '../users/users.service.ts';
import { createRecoveryComposers } from './recovery.composers.ts';
import { createRecoveryLimits } from './recovery.limits.ts';
import * as repo from './recovery.repo.ts';
import * as rules from './recovery.rules.ts';
import { createRecoverySecrets } from './recovery.secrets.ts';

export interface RecoveryDeps {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  passwords: Passwords;
  mail: MailService;
  auth: AuthService;
  confirmation: ConfirmationService;
  links: Links;
}

type TypedCode = Body<'recovery', 'verifyCode'>;

export interface RecoveryService {
  /** The same work for every address: whether it has an account shows only in its mailbox. */
  request(email: string): Promise<{ message: string; request_id: string }>;
  verify(typed: TypedCode, caller: Caller): Promise<{ reset_token: string }>;
  reset(given: Body<'recovery', 'resetPassword'>, caller: Caller): Promise<{ message: string }>;
  composers: Record<'recovery' | 'password-changed', Composer>;
}

export function createRecoveryService(deps: RecoveryDeps): RecoveryService {
  const { db, clock, passwords, mail, auth, confirmation, links } = deps;
  const secrets = createRecoverySecrets(deps.secrets);
  const limits = createRecoveryLimits(db, clock, deps.secrets);

  async function judge(trx: Queries, { email, code, request_id }: TypedCode, token: string, caller: Caller) {
    const now = clock.now();
    const reset = await repo.lockReset(trx, request_id, secrets.hashEmail(email));
    if (!reset) return 'expired';
    const verdict = rules.judgeCode(reset, secrets.matches(reset.id, code, reset.code_hash), now);
    if (verdict === 'expired') return verdict;
    await limits.countCode(trx, email, caller);
    if (verdict === 'right') {
      await limits.giveBackCode(trx, email, caller);
      await repo.updateReset(trx, reset.id, {
        token_hash: secrets.hashToken(token),
        token_expires_at: rules.inMinutes(now, rules.tokenMinutes),
      });
      return verdict;
    }
    const wrongTries = reset.wrong_tries + 1;
    await repo.updateReset(trx, reset.id, { wrong_tries: wrongTries });
    return wrongTries < rules.maxWrongTries ? 'wrong' : 'expired';
  }

  return {
    async request(email) {
      await limits.countRequest(email);
      const now = clock.now();
      const id = newId();
      const codeExpiresAt = rules.inMinutes(now, rules.codeMinutes);
      // Codes of earlier requests stay good: otherwise anybody could spoil them by asking again.
      await db.queries.transaction().execute(async (trx) => {
        await repo.insertReset(trx, { id, email, emailHash: secrets.hashEmail(email), now, codeExpiresAt });
        await mail.post('recovery', id, { within: trx, isUrgent: true });
      });
      return { message: 'If there’s an account for this address, a code is on its way.', request_id: id };
    },

    async verify(typed, caller) {
      const token = secrets.newToken();
      // The verdict is committed before it is told: a counted try must outlive its own error.
      const verdict = await db.queries.transaction().execute((trx) => judge(trx, typed, token, caller));
      if (verdict === 'wrong') throw new AppError('invalid_code');
      if (verdict === 'expired') throw new AppError('code_expired');
      return { reset_token: token };
    },

    async reset({ reset_token, password }, caller) {
      const tokenHash = secrets.hashToken(reset_token);
      const now = clock.now();
      // Looked at first, because hashing is dear: a made-up token shall not cost any.
      const userId = await repo.findUserByToken(db.queries, tokenHash, now);
      if (!userId) throw new AppError('invalid_reset_token');
      const passwordHash = await passwords.hash(password, await users.wordsAbout(db.queries, userId));
      const email = await db.queries.transaction().execute(async (trx) => {
        // The person before anything of theirs: of two recoveries at once one waits here, and finds its token spent.
        const person = await users.lockIfThere(trx, userId);
        if (!person || !(await repo.lockResetByToken(trx, tokenHash, now))) throw new AppError('invalid_reset_token');
        // Before the sessions end, so that what opens one meanwhile is waited for and ended with them.
        await links.removeAll(trx, userId);
        await auth.setPassword(trx, userId, passwordHash);
        // Whoever read the mail has the address.
        await confirmation.markConfirmed(trx, userId);
        return person.email;
      });
      await auth.forgetFailures(email, caller);
      return { message: 'Password changed. Please log in.' };
    },

    composers: createRecoveryComposers({ db, clock, mail, secrets, limits }),
  };
}
