import type { Body } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Account, Caller } from '../../../platform/mount.ts';
import type { Passwords } from '../../../platform/passwords.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { Limiter } from '../../house/limiter/limiter.service.ts';
import * as users from '../users/users.service.ts';
import * as rules from './auth.rules.ts';

declare const proved: unique symbol;

/** A password that was right a moment ago: good for what `lockProved` finds it still to be. */
export interface ProvedPassword {
  readonly [proved]: true;
  readonly userId: string;
  /** The hash against which it was proved; null for an account without a password, which has nothing to prove. */
  readonly hash: string | null;
  /** How a wrong one is answered. */
  readonly refusal: 'invalid_credentials' | 'wrong_password';
}

/**
 * Hashing is slow and may hold no lock, so a password is proved outside the transaction that writes because of it.
 * Guessing is counted here, whoever asks.
 */
export interface PasswordProofs {
  /** By the address. */
  provePassword(credentials: Body<'auth', 'login'>, caller: Caller): Promise<ProvedPassword>;
  /** Of somebody who is signed in. */
  proveOwnPassword(account: Account, password: string, caller: Caller): Promise<ProvedPassword>;
  /**
   * Locks the account and refuses where its password is another by now, exactly as a wrong one is: a recovery ends also
   * what was proved with the password before it.
   */
  lockProved(trx: Queries, proof: ProvedPassword): Promise<users.UserRow>;
  /** Wrong passwords of before no longer count: the person has proved who they are by other means. */
  forgetFailures(email: string, caller: Caller): Promise<void>;
}

interface ProofDeps {
  db: Database;
  secrets: Secrets;
  passwords: Passwords;
  limiter: Limiter;
}

/** The same until the password changes: whoever has it was signed in with what is in force. */
export const deviceKeyOf = (secrets: Secrets, { id, password_hash }: users.UserRow) =>
  secrets.mac('known-device', `${id} ${password_hash ?? ''}`);

const asProof = (proof: Omit<ProvedPassword, typeof proved>) => proof as ProvedPassword;

export function createPasswordProofs({ db, secrets, passwords, limiter }: ProofDeps): PasswordProofs {
  /** A success speaks for its network, once an hour for each account: nobody pays for guesses with one of their own. */
  async function takeOff(wrongFromNetwork: string, fromHere: string): Promise<void> {
    if (!(await limiter.isReached(wrongFromNetwork, { ...rules.sprayingLimit, max: 1 }))) return;
    const spoken = { max: 1, seconds: rules.sprayingLimit.seconds };
    if (await limiter.isReached(`right ${fromHere}`, spoken)) return;
    await limiter.count(`right ${fromHere}`, spoken);
    await limiter.giveBack(wrongFromNetwork);
  }

  return {
    async provePassword(credentials, caller) {
      const email = rules.normaliseEmail(credentials.email);
      const fromHere = `login ${email} ${caller.address}`;
      const fromAnywhere = `login ${email}`;
      const wrongFromNetwork = `login from ${caller.address}`;
      const user = await users.findByEmail(db.queries, email);
      const hash = user?.password_hash ?? null;
      const isKnown = user !== undefined && credentials.device_key === deviceKeyOf(secrets, user);
      if (!isKnown && (await limiter.isReached(wrongFromNetwork, rules.sprayingLimit)))
        await limiter.count(`login slowly from ${caller.address}`, rules.slowedDown);
      const isRight = await limiter.guess(
        [[fromHere, rules.loginLimit], ...(isKnown ? [] : [[fromAnywhere, rules.loginAccountLimit] as const])],
        () => passwords.matches(credentials.password, hash),
      );
      if (isRight) await takeOff(wrongFromNetwork, fromHere);
      else await limiter.count(wrongFromNetwork, { ...rules.sprayingLimit, max: Number.POSITIVE_INFINITY });
      const refusal = 'invalid_credentials';
      if (!isRight || !user) throw new AppError(refusal);
      await limiter.forget(fromHere);
      return asProof({ userId: user.id, hash, refusal });
    },

    async proveOwnPassword({ id }, password, caller) {
      const { password_hash: hash } = await users.getUser(db.queries, id);
      const proof = asProof({ userId: id, hash, refusal: 'wrong_password' });
      if (hash === null) return proof;
      const tries = `change-password ${id} ${caller.address}`;
      const isRight = () => passwords.matches(password, hash);
      if (!(await limiter.guess([[tries, rules.ownPasswordLimit]], isRight))) throw new AppError(proof.refusal);
      await limiter.forget(tries);
      return proof;
    },

    async lockProved(trx, { userId, hash, refusal }) {
      const user = await users.lockIfThere(trx, userId);
      if (!user || user.password_hash !== hash) throw new AppError(refusal);
      users.assertOpen(user);
      return user;
    },

    async forgetFailures(email, caller) {
      await limiter.forget(`login ${email} ${caller.address}`);
      await limiter.forget(`login ${email}`);
    },
  };
}
