import type { AuthResponse, Body } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import type { Account, Caller } from '../../../platform/mount.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { AuthService } from '../../identity/auth/auth.service.ts';
import type { Sessions } from '../../identity/auth/sessions.service.ts';
import { enterBy } from '../../identity/social/links.service.ts';
import { lockIfThere } from '../../identity/users/users.service.ts';
import * as platforms from '../platforms/platforms.repo.ts';
import { doorOf } from './doors.ts';
import * as repo from './launch.repo.ts';
import { codeMinutes, isExpired, platformMinutes, readMessage, readTarget } from './message.ts';
import { assertLiving, hashOf, random } from './one-time.ts';
import type { VerifyToken } from './verify.ts';

export interface LaunchDeps {
  db: Database;
  clock: Clock;
  log: Log;
  auth: AuthService;
  sessions: Sessions;
  verify: VerifyToken;
  publicUrl: string;
  /** Whether an address that a platform named is one of the public network. */
  isOpenTo(url: URL): boolean;
  /** The quiz that is shared by this link. */
  findQuiz(linkId: string): Promise<{ id: string } | undefined>;
  /** Tells the owner of an account that it opens from a platform from now on, in the transaction that joins them. */
  onJoined(trx: Queries, userId: string, door: string): Promise<void>;
  /** What else an opened launch sets going, in its transaction. */
  onEntered(trx: Queries, launch: repo.LaunchRow, userId: string): Promise<void>;
}

type OneTime = Body<'lti', 'look'>;

/** What a page of a launch needs to know, and whose pages may frame it. */
export interface LaunchFrame {
  origins: string[];
  /** Under which name the browser keeps its key, here or with the platform. */
  keyName: string;
  storageTarget: string | null;
  platformOrigin: string;
}

export interface BegunLaunch extends LaunchFrame {
  browserKey: string;
  /** What the platform sent to begin with, as a query: until the platform has answered, another window can begin again by it. */
  again: string;
  /** Where the platform says who it is. */
  url: string;
}

export interface ReturnedLaunch extends LaunchFrame {
  code: string;
  /** Where what is chosen is posted to, where the platform asks for a choice. */
  returnUrl: string | null;
}

/** Told on a page, which its platform may frame where it is known which one that is. */
export class RefusedLaunch extends AppError {
  readonly origins: readonly string[];

  constructor(origins: readonly string[], code: 'invalid_launch' | 'invalid_registration' = 'invalid_launch') {
    super(code);
    this.origins = origins;
  }
}

export interface Launches {
  begin(initiation: Body<'lti', 'loginByForm'>): Promise<BegunLaunch>;
  /** Takes the platform's signed message; `invalid_launch` where it does not hold, whatever the reason. */
  comeBack(returned: Body<'lti', 'launch'>): Promise<ReturnedLaunch>;
  look(oneTime: OneTime, account: Account | null): Promise<LookedAt>;
  enter(oneTime: OneTime, caller: Caller): Promise<{ session: AuthResponse; go_to: string }>;
  /** For an account that the person is joined to already. */
  open(oneTime: OneTime, account: Account): Promise<{ go_to: string }>;
  /** To an account that is proved here and now: by its password, or by a sign-in that was begun for this launch. */
  join(
    given: Body<'lti', 'join'>,
    account: Account | null,
    caller: Caller,
  ): Promise<{ session: AuthResponse | null; go_to: string }>;
}

interface LookedAt {
  id: string;
  platform: string;
  name: string;
  is_known: boolean;
  is_you: boolean;
  is_proved: boolean;
}

/** The name of a frame, and nothing that could be more. */
const isFrameName = (target: string | undefined): target is string => /^[\w.-]{1,100}$/.test(target ?? '');

/** No letter ever leaves for these: the platform's address proves nothing here, so it is not even asked for. */
const addressOf = (id: string) => `launched-${id.toLowerCase()}@learner.invalid`;

const quizLink = /^\/quiz\/([\w-]+)$/;

/** A platform's message is a few kilobytes. */
const longestToken = 60_000;

const queryOf = (initiation: object) =>
  new URLSearchParams(Object.entries(initiation).filter(([, value]) => value !== undefined)).toString();

const launchPath = '/api/v1/lti/launch';

export function createLaunches(deps: LaunchDeps): Launches {
  const { db, clock, log, auth, sessions, verify, publicUrl, isOpenTo, findQuiz, onJoined, onEntered } = deps;
  /** The person is told one sentence, whatever was wrong; the operator reads why. */
  function refuse(why: string, platform?: platforms.PlatformRow): never {
    log.warn({ why, ...(platform && { platform: platform.id }) }, 'launch refused');
    throw new RefusedLaunch(platform?.origins ?? []);
  }

  /** A platform may have registered this tool several times; then it says which one it means. */
  async function platformOf(issuer: string, clientId: string | undefined): Promise<platforms.PlatformRow> {
    const all = await platforms.listOfIssuer(db.queries, issuer);
    const meant = clientId === undefined ? all : all.filter(({ client_id }) => client_id === clientId);
    const [platform] = meant;
    return platform && meant.length === 1 ? platform : refuse('no such platform is registered');
  }

  const frameOf = (platform: platforms.PlatformRow, stateHash: string, storageTarget: string | null): LaunchFrame => ({
    origins: platform.origins,
    keyName: `akada-launch-${stateHash.slice(0, 16)}`,
    storageTarget,
    platformOrigin: new URL(platform.login_url).origin,
  });

  const living = (launch: repo.LaunchRow | undefined, { browser_key }: OneTime) =>
    assertLiving(launch, browser_key, { minutes: codeMinutes, now: clock.now() });

  const lock = async (trx: Queries, oneTime: OneTime) =>
    living(await repo.lockUnentered(trx, hashOf(oneTime.code)), oneTime);

  const linkTo = (trx: Queries, { platform_id, subject }: repo.LaunchRow, userId: string) =>
    repo.link(trx, { platform_id, subject, user_id: userId, linked_at: clock.now(), last_used_at: clock.now() });

  async function makeAccount(trx: Queries, launch: repo.LaunchRow): Promise<string> {
    const { userId } = await auth.createVouched(trx, { email: addressOf(random()), name: launch.message.name });
    // Of two windows of one person that come at once, the second finds the first one's account when it tries again.
    if (!(await linkTo(trx, launch, userId))) throw new AppError('invalid_launch');
    return userId;
  }

  /** What was opened through a platform ends with its place among the ways in, also where a password was asked for. */
  const openSession = (trx: Queries, launch: repo.LaunchRow, userId: string, caller: Caller) =>
    auth.openSession(trx, userId, caller, { door: doorOf(launch) });

  async function markEntered(trx: Queries, launch: repo.LaunchRow, userId: string): Promise<void> {
    await repo.enter(trx, launch.id, userId, clock.now());
    await onEntered(trx, launch, userId);
  }

  const enterAccount = (trx: Queries, launch: repo.LaunchRow) =>
    enterBy(trx, {
      find: () => repo.findLinked(trx, launch),
      use: (userId) => repo.useLink(trx, launch, userId, clock.now()),
    });

  /**
   * Whose account is joined, locked by what is given, in the transaction that joins it: what ends a proof meanwhile is
   * waited for. That somebody is signed in proves nothing: a tap is soon got out of them.
   */
  async function prove(
    launch: repo.LaunchRow,
    { email, password, device_key }: Body<'lti', 'join'>,
    account: Account | null,
    caller: Caller,
  ): Promise<(trx: Queries) => Promise<string>> {
    if (email !== undefined && password !== undefined) {
      const proof = await auth.provePassword({ email, password, device_key }, caller);
      return async (trx) => (await auth.lockProved(trx, proof)).id;
    }
    if (!account) throw new AppError('proof_required');
    return async (trx) => {
      await lockIfThere(trx, account.id);
      if (!(await sessions.isProofFor(trx, account.sessionId, launch.id))) throw new AppError('proof_required');
      return account.id;
    };
  }

  return {
    async begin(initiation) {
      const { iss, login_hint, target_link_uri, lti_message_hint, client_id, lti_storage_target } = initiation;
      const platform = await platformOf(iss, client_id);
      if (readTarget(target_link_uri, publicUrl) === null) refuse('the target is no page of this tool', platform);
      const [state, nonce, browserKey] = [random(), random(), random()];
      const storageTarget = isFrameName(lti_storage_target) ? lti_storage_target : null;
      await repo.insertLogin(db.queries, {
        state_hash: hashOf(state),
        platform_id: platform.id,
        nonce_hash: hashOf(nonce),
        browser_key_hash: hashOf(browserKey),
        storage_target: storageTarget,
        begun_at: clock.now(),
      });
      const url = new URL(platform.login_url);
      const asked = {
        scope: 'openid',
        response_type: 'id_token',
        response_mode: 'form_post',
        prompt: 'none',
        client_id: platform.client_id,
        redirect_uri: publicUrl + launchPath,
        login_hint,
        ...(lti_message_hint !== undefined && { lti_message_hint }),
        state,
        nonce,
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      const again = queryOf(initiation);
      return { ...frameOf(platform, hashOf(state), storageTarget), again, browserKey, url: url.href };
    },

    async comeBack({ id_token, state, error }) {
      const now = clock.now();
      const login = state === undefined ? undefined : await repo.takeLogin(db.queries, hashOf(state), now);
      const platform = login && (await platforms.find(db.queries, login.platform_id));
      if (!login || !platform) refuse('an unknown state, or one that came back before');
      if (isExpired(login.begun_at, platformMinutes, now)) refuse('a state that is too old', platform);
      if (error || !id_token) refuse(`the platform refused: ${error?.slice(0, 100)}`, platform);
      if (id_token.length > longestToken) refuse('a token that is too long', platform);
      const payload = await verify(id_token, platform).catch((thrown: unknown) =>
        refuse(thrown instanceof Error ? thrown.message : 'not a token', platform),
      );
      const read = readMessage(payload, publicUrl);
      if (typeof read === 'string') refuse(read, platform);
      const { subject, nonce, goTo, ...message } = read;
      if (hashOf(nonce) !== login.nonce_hash) refuse('the nonce of another launch', platform);
      if (!(await platforms.hasDeployment(db.queries, platform.id, message.deployment)))
        refuse(`the deployment ${message.deployment} is not registered`, platform);
      const returnUrl = message.linking?.returnUrl ?? null;
      if (returnUrl !== null && !isOpenTo(new URL(returnUrl))) refuse('the way back leads inside', platform);
      // Now, since what is done when it is opened is one transaction, which looks at nothing of others.
      const linkId = quizLink.exec(goTo ?? '')?.[1];
      const quiz = linkId === undefined ? undefined : await findQuiz(linkId);
      const [id, code] = [newId(), random()];
      await repo.insertLaunch(db.queries, {
        id,
        platform_id: platform.id,
        subject,
        message: { ...message, goTo: goTo ?? `/lti/choose/${id}`, quizId: quiz?.id ?? null },
        code_hash: hashOf(code),
        browser_key_hash: login.browser_key_hash,
        launched_at: now,
      });
      return { ...frameOf(platform, login.state_hash, login.storage_target), code, returnUrl };
    },

    async look(oneTime, account) {
      const launch = living(await repo.findUnentered(db.queries, hashOf(oneTime.code)), oneTime);
      const linked = await repo.findLinked(db.queries, launch);
      const platform = await platforms.find(db.queries, launch.platform_id);
      return {
        id: launch.id,
        platform: platform?.name ?? '',
        name: launch.message.name,
        is_known: linked !== undefined,
        is_you: linked !== undefined && linked === account?.id,
        is_proved: account !== null && (await sessions.isProofFor(db.queries, account.sessionId, launch.id)),
      };
    },

    enter: (oneTime, caller) =>
      db.queries.transaction().execute(async (trx) => {
        const launch = await lock(trx, oneTime);
        const userId = (await enterAccount(trx, launch)) ?? (await makeAccount(trx, launch));
        await markEntered(trx, launch, userId);
        return { session: await openSession(trx, launch, userId, caller), go_to: launch.message.goTo };
      }),

    open: (oneTime, account) =>
      db.queries.transaction().execute(async (trx) => {
        const launch = await lock(trx, oneTime);
        if ((await enterAccount(trx, launch)) !== account.id) throw new AppError('launched_by_another');
        await markEntered(trx, launch, account.id);
        return { go_to: launch.message.goTo };
      }),

    async join(given, account, caller) {
      // Proved outside the transaction: hashing is slow and may not hold a lock.
      const launch = living(await repo.findUnentered(db.queries, hashOf(given.code)), given);
      const lockProved = await prove(launch, given, account, caller);
      return db.queries.transaction().execute(async (trx) => {
        const locked = await lock(trx, given);
        const userId = await lockProved(trx);
        if (!(await repo.useLink(trx, locked, userId, clock.now()))) {
          if (!(await linkTo(trx, locked, userId))) throw new AppError('launched_by_another');
          await onJoined(trx, userId, doorOf(locked));
        }
        await markEntered(trx, locked, userId);
        // Whoever is in already stays in by the session that they have.
        const session = account?.id === userId ? null : await openSession(trx, locked, userId, caller);
        return { session, go_to: locked.message.goTo };
      });
    },
  };
}
