import { createHash } from 'node:crypto';
import type { AuthResponse, Body } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Account, Caller } from '../../../platform/mount.ts';
import type { Passwords } from '../../../platform/passwords.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Limiter } from '../../house/limiter/limiter.service.ts';
import type { AuthService } from '../auth/auth.service.ts';
import { pinDoor, type Sessions } from '../auth/sessions.service.ts';
import * as users from '../users/users.service.ts';
import * as repo from './shared-phone.repo.ts';
import * as rules from './shared-phone.rules.ts';

interface Deps {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  passwords: Passwords;
  limiter: Limiter;
  auth: AuthService;
  sessions: Sessions;
}

export type SharedPhones = ReturnType<typeof createSharedPhones>;

export function createSharedPhones({ db, clock, secrets, passwords, limiter, auth, sessions }: Deps) {
  const keyOf = (userId: string, place: string) => ({
    userId,
    placeHash: createHash('sha256').update(place).digest('base64url'),
  });
  /** Nothing of it is stored: what a phone holds stays readable for its owner even when the place is forgotten here. */
  const sealKeyOf = (userId: string, place: string) => secrets.mac('shared-phone', `${userId} ${place}`);
  /** What is hashed: the digits alone would be found in a copy of the database within minutes. */
  const peppered = (place: string, pin: string) => `${place} ${pin}`;

  return {
    async join(
      account: Account,
      { place }: Body<'sharedPhone', 'join'>,
    ): Promise<{ seal_key: string; has_pin: boolean }> {
      const { has_pin } = await repo.putPlace(db.queries, keyOf(account.id, place), clock.now());
      await repo.deleteBeyond(db.queries, account.id, rules.maxPlaces);
      return { seal_key: sealKeyOf(account.id, place), has_pin };
    },

    async setPin(
      account: Account,
      { place, pin, current_password = '' }: Body<'sharedPhone', 'setPin'>,
      caller: Caller,
    ) {
      const key = keyOf(account.id, place);
      if (pin === null) return repo.setPin(db.queries, key, null);
      if (rules.isWeakPin(pin)) throw new AppError('weak_pin');
      const proof = await auth.proveOwnPassword(account, current_password, caller);
      const hash = await passwords.hash(peppered(place, pin));
      await db.queries.transaction().execute(async (trx) => {
        // Hashing takes a while: a session that was ended meanwhile sets nothing that opens the account again.
        await auth.lockProved(trx, proof);
        if (!(await sessions.isLiving(trx, account.sessionId))) throw new AppError('unauthenticated');
        await repo.putPlace(trx, key, clock.now());
        await repo.setPin(trx, key, hash);
      });
    },

    async open(
      { user_id, place, pin }: Body<'sharedPhone', 'open'>,
      caller: Caller,
    ): Promise<AuthResponse & { seal_key: string }> {
      const key = keyOf(user_id, place);
      const found = await repo.takeTry(db.queries, key);
      // An unknown place takes as long as a known one.
      const isRight = () => passwords.matches(peppered(place, pin), found?.pin_hash ?? null);
      if (!found) {
        await isRight();
        throw new AppError('pin_closed');
      }
      const isIn = await limiter.guess([[`pin ${user_id}`, rules.dailyLimit]], isRight).catch(async (error) => {
        await repo.giveTryBack(db.queries, key);
        throw error;
      });
      const left = rules.maxTries - found.wrong_tries;
      if (!isIn && left === 0) throw new AppError('pin_closed');
      if (!isIn) throw new AppError('wrong_pin', { detail: rules.triesLeftMessage(left) });
      return db.queries.transaction().execute(async (trx) => {
        await users.lockPerson(trx, user_id);
        if (!(await repo.isOpen(trx, key, found.pin_hash))) throw new AppError('pin_closed');
        await repo.putPlace(trx, key, clock.now());
        return {
          ...(await auth.openSession(trx, user_id, caller, { door: pinDoor })),
          seal_key: sealKeyOf(user_id, place),
        };
      });
    },

    leave: (account: Account, { place }: Body<'sharedPhone', 'leave'>) =>
      repo.deletePlace(db.queries, keyOf(account.id, place)),
  };
}
