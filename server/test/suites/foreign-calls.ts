/// <reference types="vite/types/importMeta.d.ts" />
import { createECDH } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { aPerson, type Person } from '../factories.ts';
import { failureOf } from '../failure.ts';
import type { TestApp } from '../harness.ts';

interface Scene {
  app: TestApp;
  owner: Person;
  stranger: Person;
}

type Attempt = (scene: Scene) => Promise<void>;

/** For calls that act only on the caller's own account and name no object: what they answer is the caller's. */
const ownOnly =
  (read: (person: Person) => Promise<unknown>): Attempt =>
  async ({ owner, stranger }) => {
    const answer = JSON.stringify(await read(stranger));
    expect(answer ?? '').not.toContain(owner.user.id);
    expect(answer ?? '').not.toContain(owner.user.email);
  };

/** For calls that change only the caller's own account: the owner's stays as it was. */
const changesOnlyOwn =
  (change: (person: Person) => Promise<unknown>, read: (person: Person) => Promise<unknown>): Attempt =>
  async ({ owner, stranger }) => {
    const before = await read(owner);
    await change(stranger);
    expect(await read(owner)).toEqual(before);
  };

/** For calls that end sessions or the account: made by somebody who is not needed afterwards. */
const endsOnlyOwn =
  (end: (person: Person) => Promise<unknown>): Attempt =>
  async ({ app, owner }) => {
    await end(await aPerson(app));
    expect(await owner.client.auth.validate()).toEqual({ valid: true });
  };

const aPicture = () => {
  const form = new FormData();
  const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  form.set('file', new Blob([Buffer.from(onePixel, 'base64')]), 'me.png');
  return form;
};

/** As a browser that allows messages describes itself. */
const aBrowser = () => {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');
  return { endpoint: `https://push.example/${p256dh}`, keys: { p256dh, auth: p256dh.slice(0, 22) } };
};

const anAcademicProfile = {
  university: 'UNILAG',
  faculty: 'Computing',
  department: 'Computer Science',
  program: 'B.Sc. Computer Science',
  level: 100,
  semester: 'First',
  current_courses: ['COS 101'],
};
const planOf = (person: Person) => person.client.onboarding.recommendations();
const preferencesOf = (person: Person) => person.client.onboarding.preferences();

const profileOf = (person: Person) => person.client.auth.me();

/** One entry for each call that needs a token (T22). A new call must be added here, or the suite fails. */
/** Those that fill a file of their own, `foreign-<what>-calls.ts`; they are found there. */
const fromFiles = Object.values(
  import.meta.glob<Record<string, Record<string, Attempt>>>('./foreign-*-calls.ts', { eager: true }),
).flatMap((file) => Object.entries(file).flatMap(([name, calls]) => (name.startsWith('foreign') ? [calls] : [])));

export const foreignCalls: Record<string, Attempt> = {
  ...Object.assign({}, ...fromFiles),
  'auth.validate': ownOnly((person) => person.client.auth.validate()),
  'auth.acceptTerms': ownOnly(async (person) => {
    const { terms_to_accept } = await person.client.account.getSettings();
    expect(await failureOf(person.client.auth.acceptTerms({ body: { version: 'older' } }))).toMatchObject({
      code: 'terms_changed',
    });
    return terms_to_accept;
  }),
  'auth.me': ownOnly((person) => person.client.auth.me()),
  'library.read': ownOnly((person) =>
    failureOf(person.client.library.read({ params: { course: 'mth-101', lesson: 'nowhere' } })),
  ),
  'social.listLinks': ownOnly((person) => person.client.social.listLinks()),
  'social.removePlatform': changesOnlyOwn(
    (person) => failureOf(person.client.social.removePlatform({ params: { id: 'platform-guessed' } })),
    (person) => person.client.social.listLinks(),
  ),
  'social.removeLink': changesOnlyOwn(
    (person) => failureOf(person.client.social.removeLink({ params: { provider: 'google' } })),
    (person) => person.client.social.listLinks(),
  ),
  'confirmation.request': ownOnly((person) => person.client.confirmation.request()),
  'auth.logout': async ({ app, owner, stranger }) => {
    const login = { email: stranger.user.email, password: stranger.password };
    const { access_token } = await app.client().auth.login({ body: login });
    await app.client({ token: access_token }).auth.logout();
    expect(await owner.client.auth.validate()).toEqual({ valid: true });
  },
  'onboarding.saveAcademicProfile': changesOnlyOwn(
    (person) => person.client.onboarding.saveAcademicProfile({ body: anAcademicProfile }),
    planOf,
  ),
  'onboarding.recommendations': async ({ owner, stranger }) => {
    const plan = await owner.client.onboarding.saveAcademicProfile({ body: anAcademicProfile });
    const answer = JSON.stringify(await planOf(stranger));
    for (const id of [plan.profile_id, ...plan.learning_paths.map(({ path_id }) => path_id)]) {
      expect(answer).not.toContain(id);
    }
  },
  'onboarding.savePreferences': changesOnlyOwn(
    (person) => person.client.onboarding.savePreferences({ body: { university: 'Elsewhere' } }),
    preferencesOf,
  ),
  'onboarding.preferences': async ({ owner, stranger }) => {
    await owner.client.onboarding.savePreferences({ body: { university: 'Only the owner’s' } });
    expect(JSON.stringify(await preferencesOf(stranger))).not.toContain('Only the owner’s');
  },
  'account.updateProfile': changesOnlyOwn(
    (person) => person.client.account.updateProfile({ body: { name: 'Changed', bio: 'changed' } }),
    profileOf,
  ),
  'push.state': ownOnly((person) => person.client.push.state()),
  'push.register': changesOnlyOwn(
    (person) => person.client.push.register({ body: aBrowser() }),
    (person) => person.client.push.state(),
  ),
  'push.remove': async ({ owner, stranger }) => {
    await owner.client.push.register({ body: aBrowser() });
    await stranger.client.push.remove();
    expect(await owner.client.push.state()).toMatchObject({ is_on: true });
  },
  'calendar.get': async ({ owner, stranger }) => {
    const { url } = await owner.client.calendar.renew();
    expect((await stranger.client.calendar.get()).url).not.toBe(url);
  },
  'calendar.renew': changesOnlyOwn(
    (person) => person.client.calendar.renew(),
    (person) => person.client.calendar.get(),
  ),
  'calendar.remove': changesOnlyOwn(
    (person) => person.client.calendar.remove(),
    (person) => person.client.calendar.get(),
  ),
  'account.remove': endsOnlyOwn((person) => person.client.account.remove()),
  'account.putAvatar': changesOnlyOwn((person) => person.client.account.putAvatar({ body: aPicture() }), profileOf),
  'account.removeAvatar': changesOnlyOwn((person) => person.client.account.removeAvatar(), profileOf),
  'account.exportData': async ({ app, owner, stranger }) => {
    const { rawPayload } = await app.inject({
      url: '/api/v1/auth/me/export',
      headers: { authorization: `Bearer ${stranger.token}` },
    });
    const files = Object.values(unzipSync(new Uint8Array(rawPayload))).map((bytes) => strFromU8(bytes));
    expect(files.join()).toContain(stranger.user.email);
    expect(files.join()).not.toContain(owner.user.email);
  },
  'account.changePassword': async ({ app, owner }) => {
    const { client, password } = await aPerson(app);
    await client.account.changePassword({ body: { current_password: password, new_password: 'changed by another' } });
    const login = { email: owner.user.email, password: owner.password };
    expect((await app.client().auth.login({ body: login })).user.id).toBe(owner.user.id);
  },
  'account.listSessions': ownOnly((person) => person.client.account.listSessions()),
  'account.endSession': async ({ owner, stranger }) => {
    const { sessions } = await owner.client.account.listSessions();
    const end = (id: string) => stranger.client.account.endSession({ params: { id } }).catch((error) => error);
    const [foreign, random] = [await end(sessions[0]?.id ?? ''), await end('no-such-session')];
    expect([foreign.status, foreign.code, foreign.message]).toEqual([404, random.code, random.message]);
    expect(await owner.client.auth.validate()).toEqual({ valid: true });
  },
  'account.endAllSessions': endsOnlyOwn((person) => person.client.account.endAllSessions({ query: {} })),
  'account.getSettings': ownOnly((person) => person.client.account.getSettings()),
  'account.updateSettings': changesOnlyOwn(
    (person) => person.client.account.updateSettings({ body: { theme: 'light' } }),
    (person) => person.client.account.getSettings(),
  ),
  'referral.get': ownOnly((person) => person.client.referral.get()),
  'progress.home': ownOnly((person) => person.client.progress.home()),
  'progress.overview': ownOnly((person) => person.client.progress.overview()),
  'progress.streak': ownOnly((person) => person.client.progress.streak()),
  'progress.claimStreak': changesOnlyOwn(
    (person) => person.client.progress.claimStreak({ body: { current_streak: 5 } }),
    (person) => person.client.progress.streak(),
  ),
  'progress.recordVisit': changesOnlyOwn(
    (person) => person.client.progress.recordVisit(),
    (person) => person.client.progress.streak(),
  ),
  'progress.studyTime': changesOnlyOwn(
    (person) => person.client.progress.studyTime({ body: { studyTimeSeconds: 5 } }),
    (person) => person.client.progress.overview(),
  ),
  'progress.sync': changesOnlyOwn(
    (person) =>
      person.client.progress.sync({
        body: { study_time: { total_seconds: 9, today_seconds: 9 }, streak: { current: 9 } },
      }),
    (person) => person.client.progress.overview(),
  ),
  'achievements.list': ownOnly((person) => person.client.achievements.list()),
  'achievements.trigger': ownOnly((person) =>
    person.client.achievements.trigger({ body: { achievement_type: 'streak', value: 7 } }),
  ),
};
