import type { AuthResponse, Body, Profile, User } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Account, Caller } from '../../../platform/mount.ts';
import type { Passwords } from '../../../platform/passwords.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { Limiter } from '../../house/limiter/limiter.service.ts';
import * as users from '../users/users.service.ts';
import * as repo from './auth.repo.ts';
import * as rules from './auth.rules.ts';
import { createPasswordProofs, deviceKeyOf, type PasswordProofs } from './password-proofs.ts';
import type { Opened, Sessions } from './sessions.service.ts';

export { listConsents } from './auth.repo.ts';

export interface AuthDeps {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  passwords: Passwords;
  limiter: Limiter;
  sessions: Sessions;
  /** What else a new account sets going, in the transaction that makes it. */
  onRegistered: (trx: Queries, userId: string, referralCode: string | undefined) => Promise<void>;
  /** What else a new password sets going, in the transaction that saves it. */
  onPasswordChanged: (trx: Queries, userId: string) => Promise<void>;
}

/** Somebody whom a provider vouches for; there is no password. */
interface VouchedPerson {
  email: string;
  name: string;
}

export interface AuthService extends PasswordProofs {
  login(credentials: Body<'auth', 'login'>, caller: Caller): Promise<AuthResponse>;
  register(registration: Body<'auth', 'register'>, caller: Caller): Promise<AuthResponse>;
  findUserId(db: Queries, email: string): Promise<string | undefined>;
  findEmail(userId: string): Promise<string | undefined>;
  /** A new account with a confirmed address, or `email_taken`. */
  createVouched(trx: Queries, person: VouchedPerson): Promise<{ userId: string }>;
  /** Never for an account that is closed; in the caller's transaction, which holds the account until it ends. */
  openSession(trx: Queries, userId: string, caller: Caller, opened?: Opened): Promise<AuthResponse>;
  profile(account: Account): Promise<Profile>;
  /** The version in force if the person has not accepted it; the one that they did goes on applying to them. */
  termsToAccept(userId: string): Promise<string | null>;
  acceptTerms(account: Account, version: string): Promise<void>;
  /** Replaces the password and ends every session of the account, in the caller's transaction; one may be spared. */
  setPassword(trx: Queries, userId: string, passwordHash: string, exceptSession?: string): Promise<void>;
}

export function toUser(row: users.UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    avatar_url: row.avatar_key && rules.avatarPath(row.avatar_key),
  };
}

export function createAuthService(deps: AuthDeps): AuthService {
  const { db, clock, secrets, passwords, limiter, sessions, onRegistered, onPasswordChanged } = deps;

  const proofs = createPasswordProofs(deps);

  async function open(trx: Queries, user: users.UserRow, caller: Caller, opened: Opened = {}): Promise<AuthResponse> {
    const tokens = await sessions.open(trx, user.id, caller.userAgent, opened);
    return { ...tokens, user: toUser(user), device_key: deviceKeyOf(secrets, user) };
  }

  async function openSession(trx: Queries, userId: string, caller: Caller, opened?: Opened): Promise<AuthResponse> {
    // Locked, so that of a closing and a session at the same moment one sees the other.
    const user = await users.lock(trx, userId);
    users.assertOpen(user);
    return open(trx, user, caller, opened);
  }

  return {
    ...proofs,
    openSession,
    findUserId: async (db, email) => (await users.findByEmail(db, rules.normaliseEmail(email)))?.id,
    findEmail: async (userId) => (await users.findPerson(db.queries, userId))?.email,

    async login(credentials, caller) {
      const proof = await proofs.provePassword(credentials, caller);
      return db.queries.transaction().execute(async (trx) => open(trx, await proofs.lockProved(trx, proof), caller));
    },

    async createVouched(trx, { email, name }) {
      const now = clock.now();
      const user = {
        id: newId(),
        email: rules.normaliseEmail(email),
        name,
        password_hash: null,
        timezone: rules.defaultTimezone,
        email_confirmed_at: now,
        created_at: now,
      };
      if (!(await users.insert(trx, user))) throw new AppError('email_taken');
      await repo.insertConsent(trx, user.id, rules.termsVersion, now);
      return { userId: user.id };
    },

    async register({ name, timezone, terms_version = rules.termsVersion, ...registration }, caller) {
      if (terms_version !== rules.termsVersion) throw new AppError('terms_changed');
      await limiter.count(`register ${caller.address}`, rules.registerLimit);
      const now = clock.now();
      const user = {
        id: newId(),
        email: rules.normaliseEmail(registration.email),
        name,
        password_hash: await passwords.hash(registration.password, [registration.email, name]),
        timezone: rules.usableTimezone(timezone),
        created_at: now,
      };
      return db.queries.transaction().execute(async (trx) => {
        if (!(await users.insert(trx, user))) throw new AppError('email_taken');
        await repo.insertConsent(trx, user.id, terms_version, now);
        await onRegistered(trx, user.id, registration.referral_code);
        return openSession(trx, user.id, caller);
      });
    },

    async setPassword(trx, userId, passwordHash, exceptSession) {
      await users.update(trx, userId, { password_hash: passwordHash });
      await sessions.endAll(trx, userId, exceptSession);
      await onPasswordChanged(trx, userId);
    },

    async termsToAccept(userId) {
      return (await repo.hasConsent(db.queries, userId, rules.termsVersion)) ? null : rules.termsVersion;
    },

    async acceptTerms(account, version) {
      if (version !== rules.termsVersion) throw new AppError('terms_changed');
      await repo.insertConsent(db.queries, account.id, version, clock.now());
    },

    async profile(account) {
      const user = await users.getUser(db.queries, account.id);
      return {
        ...toUser(user),
        bio: user.bio,
        timezone: user.timezone,
        email_confirmed: user.email_confirmed_at !== null,
        has_password: user.password_hash !== null,
        created_at: user.created_at.toISOString(),
      };
    },
  };
}
