import { createHash, randomBytes } from 'node:crypto';
import type { AuthResponse, Body } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import type { Caller } from '../../../platform/mount.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { IdentityProviders, ProviderName, SignInChecks } from '../../../ports/identity/port.ts';
import type { AuthService } from '../auth/auth.service.ts';
import { isKeepable, nameFor } from './claims.ts';
import { enterBy } from './links.service.ts';
import * as repo from './social.repo.ts';
import * as rules from './social.rules.ts';

export interface SocialDeps {
  db: Database;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  auth: AuthService;
  providers: IdentityProviders;
  /** What a new account sets going beside itself, in its transaction; its address is confirmed already. */
  onJoined: (trx: Queries, userId: string, referralCode: string | undefined) => Promise<void>;
  /** Tells the owner of an account that a provider opens it from now on. */
  onLinked: (trx: Queries, userId: string, provider: string) => Promise<void>;
}

interface Returned {
  code?: string | undefined;
  state?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
  name?: string | undefined;
}

type LivingSignIn = repo.SignInRow & { subject: string };
type SocialAuth = AuthResponse & { is_new: boolean };

export interface SocialService {
  /** `proofFor`: what the session shall be a proof for, where somebody signs in for more than that. */
  start(provider: ProviderName, proofFor?: string): Promise<{ url: string; browser_key: string }>;
  /** Where in the app the browser goes on, with a one-time code or with the reason why not. Never throws. */
  comeBack(provider: ProviderName, returned: Returned): Promise<string>;
  exchange(finish: Body<'social', 'exchange'>, caller: Caller): Promise<SocialAuth>;
  link(finish: Body<'social', 'link'>, caller: Caller): Promise<SocialAuth>;
}

const random = () => randomBytes(24).toString('base64url');
const hashOf = (value: string) => createHash('sha256').update(value).digest('base64url');

export function createSocialService(deps: SocialDeps): SocialService {
  const { db, clock, log, secrets, auth, providers, onJoined, onLinked } = deps;

  /** Nonce and verifier follow from the state by keyed hashes, so that neither has to be stored. */
  const checksFor = (state: string): SignInChecks => ({
    state,
    nonce: secrets.mac('social-nonce', state),
    verifier: secrets.mac('social-verifier', state),
  });

  function providerOf(name: ProviderName) {
    const provider = providers[name];
    if (provider) return provider;
    const detail = `${rules.providerTitles[name]} login isn’t set up on this server.`;
    throw new AppError('provider_not_configured', { detail });
  }

  async function redeem(name: ProviderName, { code, state, iss, name: toldName }: Returned): Promise<string> {
    if (!code || !state) throw new Error('The provider sent neither a code nor a reason.');
    const now = clock.now();
    const signIn = await repo.takeReturn(db.queries, hashOf(state), name, now);
    if (!signIn || rules.isExpired(signIn.begun_at, rules.providerMinutes, now)) throw new Error('Unknown state.');
    const identity = await providerOf(name).redeem({ code, state, iss }, checksFor(state));
    if (!isKeepable(identity)) throw new Error('The provider tells what cannot be kept.');
    const oneTimeCode = random();
    await repo.recordIdentity(db.queries, signIn.state_hash, {
      code_hash: hashOf(oneTimeCode),
      subject: identity.subject,
      email: identity.email ?? null,
      email_verified: identity.emailVerified,
      name: identity.name ?? toldName ?? null,
    });
    return oneTimeCode;
  }

  /** The sign-in behind a code, only for the browser that began it and only while the code lives. */
  async function lockSignIn(
    trx: Queries,
    { code, browser_key }: Pick<Body<'social', 'exchange'>, 'code' | 'browser_key'>,
  ): Promise<LivingSignIn> {
    const signIn = await repo.lockUnfinished(trx, hashOf(code));
    const isOurs = signIn?.browser_key_hash === hashOf(browser_key);
    if (!signIn?.returned_at || !signIn.subject || !isOurs) throw new AppError('invalid_social_code');
    if (rules.isExpired(signIn.returned_at, rules.codeMinutes, clock.now())) throw new AppError('invalid_social_code');
    return { ...signIn, subject: signIn.subject };
  }

  /** The address of somebody who is not known yet. */
  function emailOf({ email, email_verified }: repo.SignInRow): string {
    if (!email || !email_verified || !rules.isOneAddress(email)) throw new AppError('unconfirmed_provider_email');
    return email;
  }

  const insertIdentity = (trx: Queries, signIn: LivingSignIn, userId: string) =>
    repo.insertIdentity(trx, {
      provider: signIn.provider,
      subject: signIn.subject,
      user_id: userId,
      linked_at: clock.now(),
      last_used_at: clock.now(),
    });

  const openSession = (trx: Queries, userId: string, caller: Caller, { provider, proof_for }: LivingSignIn) =>
    auth.openSession(trx, userId, caller, { door: provider, proofFor: proof_for });

  async function join(trx: Queries, signIn: LivingSignIn, referralCode: string | undefined): Promise<string> {
    // Somebody who proves an account has one: nobody chose to make another by choosing the wrong name at the provider.
    if (signIn.proof_for !== null) throw new AppError('nothing_proved');
    const email = emailOf(signIn);
    // An equal address is no proof that the account is the same person's: its password is asked once.
    if (await auth.findUserId(trx, email)) throw new AppError('link_required');
    const { userId } = await auth.createVouched(trx, { email, name: nameFor(signIn.name, email) });
    await insertIdentity(trx, signIn, userId);
    await onJoined(trx, userId, referralCode);
    return userId;
  }

  return {
    async start(name, proofFor) {
      const provider = providerOf(name);
      const state = random();
      const browserKey = random();
      const url = await provider.authorizationUrl(checksFor(state)).catch((error) => {
        log.warn({ provider: name, err: error }, 'sign-in provider');
        throw new AppError('provider_unavailable', { retryAfter: 30 });
      });
      await repo.insertSignIn(db.queries, {
        state_hash: hashOf(state),
        provider: name,
        browser_key_hash: hashOf(browserKey),
        begun_at: clock.now(),
        proof_for: proofFor ?? null,
      });
      return { url, browser_key: browserKey };
    },

    async comeBack(name, returned) {
      try {
        if (returned.error) return `/auth/complete?provider=${name}&cancelled=true`;
        return `/auth/complete?provider=${name}&code=${await redeem(name, returned)}`;
      } catch (error) {
        log.warn({ provider: name, err: error }, 'sign-in refused');
        return `/auth/complete?provider=${name}&failed=true`;
      }
    },

    async exchange(finish, caller) {
      return db.queries.transaction().execute(async (trx) => {
        const now = clock.now();
        const signIn = await lockSignIn(trx, finish);
        const linked = await enterBy(trx, {
          find: () => repo.findLinked(trx, signIn),
          use: (userId) => repo.useLink(trx, signIn, userId, now),
        });
        const userId = linked ?? (await join(trx, signIn, finish.referral_code));
        await repo.finishSignIn(trx, signIn.state_hash, now);
        return { ...(await openSession(trx, userId, caller, signIn)), is_new: !linked };
      });
    },

    async link({ password, ...finish }, caller) {
      // The password is proved outside the transaction: hashing is slow and may not hold a lock.
      const email = emailOf(await db.queries.transaction().execute((trx) => lockSignIn(trx, finish)));
      const proof = await auth.provePassword({ email, password }, caller);
      return db.queries.transaction().execute(async (trx) => {
        const now = clock.now();
        const signIn = await lockSignIn(trx, finish);
        const { id: userId } = await auth.lockProved(trx, proof);
        await insertIdentity(trx, signIn, userId);
        await onLinked(trx, userId, signIn.provider);
        await repo.finishSignIn(trx, signIn.state_hash, now);
        return { ...(await openSession(trx, userId, caller, signIn)), is_new: false };
      });
    },
  };
}
