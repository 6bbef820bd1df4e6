import type { AuthResponse, Profile, User } from '@akada/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { Account, Caller } from '../../platform/mount.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { Database } from '../../ports/db/port.ts';
import * as repo from './auth.repo.ts';
import * as rules from './auth.rules.ts';
import type { Sessions } from './sessions.service.ts';

export interface AuthDeps {
  db: Database;
  clock: Clock;
  passwords: Passwords;
  attempts: Attempts;
  sessions: Sessions;
}

interface Registration {
  email: string;
  password: string;
  name: string;
  timezone?: string | undefined;
}

export interface AuthService {
  login(credentials: { email: string; password: string }, caller: Caller): Promise<AuthResponse>;
  register(registration: Registration, caller: Caller): Promise<AuthResponse>;
  profile(account: Account): Promise<Profile>;
}

export function toUser(row: repo.UserRow): User {
  return { id: row.id, name: row.name, email: row.email, avatar_url: null };
}

export function createAuthService({ db, clock, passwords, attempts, sessions }: AuthDeps): AuthService {
  return {
    async login(credentials, caller) {
      const email = rules.normaliseEmail(credentials.email);
      const fromHere = `login ${email} ${caller.address}`;
      const fromAnywhere = `login ${email}`;
      await attempts.check(fromHere, rules.loginLimit);
      await attempts.check(fromAnywhere, rules.loginAccountLimit);

      const user = await repo.findUserByEmail(db.queries, email);
      if (!(await passwords.matches(credentials.password, user?.password_hash ?? null)) || !user) {
        await attempts.count(fromHere, rules.loginLimit);
        await attempts.count(fromAnywhere, rules.loginAccountLimit);
        throw new AppError('invalid_credentials');
      }
      await attempts.forget(fromHere);
      return { ...(await sessions.open(db.queries, user.id, caller.userAgent)), user: toUser(user) };
    },

    async register({ name, timezone, ...registration }, caller) {
      await attempts.count(`register ${caller.address}`, rules.registerLimit);
      const now = clock.now();
      const user = {
        id: newId(),
        email: rules.normaliseEmail(registration.email),
        name,
        password_hash: await passwords.hash(registration.password),
        timezone: rules.usableTimezone(timezone),
        created_at: now,
      };
      return db.queries.transaction().execute(async (trx) => {
        if (!(await repo.insertUser(trx, user))) throw new AppError('email_taken');
        await repo.insertConsent(trx, user.id, rules.termsVersion, now);
        const pair = await sessions.open(trx, user.id, caller.userAgent);
        return { ...pair, user: toUser(await repo.getUser(trx, user.id)) };
      });
    },

    async profile(account) {
      const user = await repo.getUser(db.queries, account.id);
      return {
        ...toUser(user),
        bio: user.bio,
        timezone: user.timezone,
        email_confirmed: user.email_confirmed_at !== null,
        created_at: user.created_at.toISOString(),
      };
    },
  };
}
