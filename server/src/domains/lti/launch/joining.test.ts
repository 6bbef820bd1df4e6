import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { launch as launchAt, launchDataOf } from '../../../../test/lti-launch.ts';
import { startLtiPlatform, type TestPlatform } from '../../../../test/lti-platform.ts';
import { registerPlatform } from '../../../../test/lti-registered.ts';
import { lettersSent, mailsTo } from '../../../../test/mails.ts';
import { consentAt, startOpenIdProvider, type TestProvider } from '../../../../test/openid-provider.ts';
import { resetTokenFor } from '../../../../test/recovery.ts';

const publicUrl = 'http://akada.example';
const lesson = `${publicUrl}/courses/cos-101/lessons/history-of-computing`;
const goTo = '/courses/cos-101/lessons/history-of-computing';

let platform: TestPlatform;
let provider: TestProvider;
let app: TestApp;
let people = 0;

beforeAll(async () => {
  platform = await startLtiPlatform();
  provider = await startOpenIdProvider(`${publicUrl}/api/v1/auth/google/callback`);
  app = await buildTestApp({
    env: {
      PUBLIC_URL: publicUrl,
      LTI_LOOPBACK: 'on',
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
    },
  });
  await registerPlatform(app, platform);
  await app.startWorkers();
});
beforeEach(() => {
  people++;
  platform.person = { ...platform.person, sub: `joiner-${people}` };
  const sub = `g${people}`;
  provider.person = { sub, email: `${sub}@gmail.example`, email_verified: true, name: 'Chidi Eze' };
});
afterAll(async () => {
  await app.close();
  await provider.close();
  await platform.close();
});

const launch = () => launchAt(app, platform, lesson);
const enter = async () => app.client().lti.enter({ body: (await launch()).oneTime });
const passwordOf = ({ user, password }: Person) => ({ email: user.email, password });

async function join(person: Person) {
  const { oneTime } = await launch();
  return app.client().lti.join({ body: { ...oneTime, ...passwordOf(person) } });
}

/** From the provider's button, begun for something, to a session. */
async function signInByGoogle(proof_for?: string) {
  const { url, browser_key } = await app.client().social.startGoogle({ query: { proof_for } });
  const returned = await consentAt(url);
  const response = await app.inject({ url: returned.pathname + returned.search });
  const code = new URL(String(response.headers.location)).searchParams.get('code') ?? '';
  return app.client().social.exchange({ body: { code, browser_key } });
}

async function recover(person: Person) {
  const { resetToken } = await resetTokenFor(app, person);
  const password = 'kerosene lamp 9';
  await app.client().recovery.resetPassword({ body: { reset_token: resetToken, password } });
  const { access_token } = await app.client().auth.login({ body: { email: person.user.email, password } });
  return app.client({ token: access_token });
}

describe('T101 an account is joined to a stranger’s platform by no address and no tap', () => {
  it('hands neither code nor key to any address', async () => {
    const { page, oneTime } = await launch();
    const { enterUrl, ...data } = launchDataOf(page.body);
    expect(enterUrl).toBe(`${publicUrl}/lti/enter`);
    expect(data.browserKey).toBeUndefined();
    expect(page.body).not.toContain(oneTime.browser_key);
  });

  it('joins nobody who is only signed in, and keeps the launch for whoever proves it', async () => {
    const victim = await aPerson(app);
    const { oneTime } = await launch();
    expect(await failureOf(victim.client.lti.join({ body: oneTime }))).toMatchObject({ code: 'proof_required' });
    const other = await aPerson(app);
    const byAnother = victim.client.lti.join({ body: { ...oneTime, ...passwordOf(other), password: 'not this one' } });
    expect(await failureOf(byAnother)).toMatchObject({ code: 'invalid_credentials' });
    expect(await victim.client.social.listLinks()).toMatchObject({ platforms: [] });
    expect(await victim.client.lti.join({ body: { ...oneTime, ...passwordOf(victim) } })).toEqual({
      session: null,
      go_to: goTo,
    });
    expect((await enter()).session.user.id).toBe(victim.user.id);
  });

  it('lets nobody guess passwords by it more often than at the door', async () => {
    const victim = await aPerson(app);
    const { oneTime } = await launch();
    const guess = () => app.client().lti.join({ body: { ...oneTime, email: victim.user.email, password: 'a guess' } });
    for (let n = 0; n < 10; n++) expect(await failureOf(guess())).toMatchObject({ code: 'invalid_credentials' });
    expect(await failureOf(guess())).toMatchObject({ code: 'too_many_attempts' });
  });

  it('takes a sign-in through a provider for a proof only where it was begun for this launch', async () => {
    const [first, second] = [await launch(), await launch()];
    const { id } = await app.client().lti.look({ body: second.oneTime });
    const joinAs = (token: string) => app.client({ token }).lti.join({ body: second.oneTime });
    const other = await app.client().lti.look({ body: first.oneTime });
    for (const proofFor of [undefined, other.id]) {
      const { access_token } = await signInByGoogle(proofFor);
      expect(await failureOf(joinAs(access_token))).toMatchObject({ code: 'proof_required' });
    }
    const { access_token, user } = await signInByGoogle(id);
    const looked = await app.client({ token: access_token }).lti.look({ body: second.oneTime });
    expect(looked).toMatchObject({ is_known: false, is_proved: true });
    expect(await joinAs(access_token)).toEqual({ session: null, go_to: goTo });
    expect((await enter()).session.user.id).toBe(user.id);
  });

  it('makes no account of a sign-in that was to prove one', async () => {
    const { oneTime } = await launch();
    const { id } = await app.client().lti.look({ body: oneTime });
    const count = async () => (await app.db.execute('select id from users')).rows.length;
    const before = await count();
    expect(await failureOf(signInByGoogle(id))).toMatchObject({ status: 403, code: 'nothing_proved' });
    expect(await count()).toBe(before);
    expect(await app.client().lti.look({ body: oneTime })).toMatchObject({ is_known: false, is_proved: false });
  });

  it('tells the owner by mail, and lists it with its last use', async () => {
    const person = await aPerson(app);
    await join(person);
    await lettersSent(app);
    expect(mailsTo(app, person.user.email).map(({ subject }) => subject)).toContain(
      'Your Akada account now opens from Test Campus',
    );
    const [before] = (await person.client.social.listLinks()).platforms;
    app.clock.advance({ minutes: 5 });
    await enter();
    const [after] = (await person.client.social.listLinks()).platforms;
    expect(after).toMatchObject({ name: 'Test Campus', linked_at: before?.linked_at });
    expect(Date.parse(String(after?.last_used_at))).toBeGreaterThan(Date.parse(String(before?.last_used_at)));
    app.clock.advance({ minutes: -5 });
  });

  it('is removed in the settings, with the sessions that came by it', async () => {
    const person = await aPerson(app);
    await join(person);
    const { session } = await enter();
    const [joined] = (await person.client.social.listLinks()).platforms;
    await person.client.social.removePlatform({ params: { id: joined?.id ?? '' } });
    expect(await person.client.social.listLinks()).toMatchObject({ platforms: [] });
    expect(await failureOf(app.client({ token: session.access_token }).auth.me())).toMatchObject({ status: 401 });
    expect((await person.client.auth.me()).id).toBe(person.user.id);
    expect((await enter()).session.user.id).not.toBe(person.user.id);
    const again = person.client.social.removePlatform({ params: { id: joined?.id ?? '' } });
    expect(await failureOf(again)).toMatchObject({ code: 'not_found' });
  });

  it('is removed with the session that was opened as it was joined, by a password or not', async () => {
    const person = await aPerson(app);
    const { session } = await join(person);
    const client = app.client({ token: session?.access_token });
    expect((await client.auth.me()).id).toBe(person.user.id);
    const [joined] = (await person.client.social.listLinks()).platforms;
    await person.client.social.removePlatform({ params: { id: joined?.id ?? '' } });
    expect(await failureOf(client.auth.me())).toMatchObject({ status: 401 });
    expect((await person.client.auth.me()).id).toBe(person.user.id);
  });

  it('is removed with the PIN that who came by it has set, and with what that PIN opened', async () => {
    // Made by a provider: without a password a PIN is set by the session alone.
    const owner = await signInByGoogle();
    const { oneTime } = await launch();
    const { id } = await app.client().lti.look({ body: oneTime });
    const proved = await signInByGoogle(id);
    await app.client({ token: proved.access_token }).lti.join({ body: oneTime });
    const intruder = app.client({ token: (await enter()).session.access_token });
    const [place, pin] = ['p'.repeat(43), '4071'];
    await intruder.sharedPhone.setPin({ body: { place, pin } });
    const open = () => app.client().sharedPhone.open({ body: { user_id: owner.user.id, place, pin } });
    const { access_token } = await open();
    const client = app.client({ token: owner.access_token });
    const [joined] = (await client.social.listLinks()).platforms;
    await client.social.removePlatform({ params: { id: joined?.id ?? '' } });
    expect(await failureOf(open())).toMatchObject({ code: 'pin_closed' });
    expect(await failureOf(app.client({ token: access_token }).auth.me())).toMatchObject({ status: 401 });
    expect((await client.auth.me()).id).toBe(owner.user.id);
  });

  it('is removed by a recovery', async () => {
    const person = await aPerson(app);
    await join(person);
    const client = await recover(person);
    expect(await client.social.listLinks()).toEqual({ links: [], platforms: [], has_password: true });
    expect((await enter()).session.user.id).not.toBe(person.user.id);
  });

  it('stays or goes with “log out everywhere”, as its owner says', async () => {
    const person = await aPerson(app);
    await join(person);
    const { session } = await enter();
    await person.client.account.endAllSessions({ query: {} });
    expect(await failureOf(app.client({ token: session.access_token }).auth.me())).toMatchObject({ status: 401 });
    const again = await enter();
    expect(again.session.user.id).toBe(person.user.id);
    const client = app.client({ token: again.session.access_token });
    await client.account.endAllSessions({ query: { remove_links: 'true' } });
    expect((await enter()).session.user.id).not.toBe(person.user.id);
  });

  it('keeps the last door of an account that a platform made, and says so', async () => {
    const { session } = await enter();
    const client = app.client({ token: session.access_token });
    const { platforms, has_password } = await client.social.listLinks();
    expect({ count: platforms.length, has_password }).toEqual({ count: 1, has_password: false });
    const removed = client.social.removePlatform({ params: { id: platforms[0]?.id ?? '' } });
    expect(await failureOf(removed)).toMatchObject({ status: 409, code: 'last_door' });
    await client.account.endAllSessions({ query: { remove_links: 'true' } });
    expect((await enter()).session.user.id).toBe(session.user.id);
  });

  it('lists and removes what was joined before anybody wrote down when it was used', async () => {
    const person = await aPerson(app);
    await join(person);
    const { session } = await enter();
    await app.db.execute('update lti_people set last_used_at = null where user_id = $1', [person.user.id]);
    await app.db.execute("update sessions set door = 'unknown' where user_id = $1", [person.user.id]);
    const [joined] = (await person.client.social.listLinks()).platforms;
    expect(joined?.last_used_at).toBeNull();
    await person.client.social.removePlatform({ params: { id: joined?.id ?? '' } });
    expect(await failureOf(app.client({ token: session.access_token }).auth.me())).toMatchObject({ status: 401 });
    expect((await person.client.auth.me()).id).toBe(person.user.id);
    expect((await enter()).session.user.id).not.toBe(person.user.id);
  });

  it('lists two people of one platform apart, and removes each with what it opened', async () => {
    const person = await aPerson(app);
    const subs = [`first-${people}`, `second-${people}`];
    const as = (sub?: string) => {
      platform.person = { ...platform.person, sub: sub ?? '' };
    };
    const tokens: string[] = [];
    for (const sub of subs) {
      as(sub);
      await join(person);
      tokens.push((await enter()).session.access_token);
      app.clock.advance({ seconds: 1 });
    }
    const { platforms } = await person.client.social.listLinks();
    expect(platforms.map(({ name }) => name)).toEqual(['Test Campus', 'Test Campus']);
    await person.client.social.removePlatform({ params: { id: platforms[0]?.id ?? '' } });
    expect((await person.client.social.listLinks()).platforms).toEqual([platforms[1]]);
    const [first, second] = tokens.map((token) => app.client({ token }).auth.me());
    expect(await failureOf(first as Promise<unknown>)).toMatchObject({ status: 401 });
    expect((await second)?.id).toBe(person.user.id);
    as(subs[0]);
    expect((await enter()).session.user.id).not.toBe(person.user.id);
    as(subs[1]);
    expect((await enter()).session.user.id).toBe(person.user.id);
  });

  it('joins no account that is closed', async () => {
    const person = await aPerson(app);
    await app.db.execute('update users set disabled_at = now() where id = $1', [person.user.id]);
    expect(await failureOf(join(person))).toMatchObject({ code: 'account_disabled' });
    expect((await enter()).session.user.id).not.toBe(person.user.id);
  });
});

describe('T102 no address signs a visitor in as somebody else', () => {
  it('opens nothing by a code without its key', async () => {
    await enter();
    const { oneTime } = await launch();
    for (const browser_key of ['none', 'of the visitor']) {
      const opened = app.client().lti.enter({ body: { code: oneTime.code, browser_key } });
      expect(await failureOf(opened)).toMatchObject({ code: 'invalid_launch' });
    }
  });

  it('gives the page that posts somebody’s message elsewhere no key to go on with', async () => {
    // What a stranger's page can make a visitor's browser post: the stranger's own message, with their own state.
    const { page } = await launch();
    expect(Object.keys(launchDataOf(page.body)).sort()).toEqual(
      ['code', 'enterUrl', 'keyName', 'platformOrigin', 'storageTarget'].sort(),
    );
  });

  it.each([
    ['a page of this origin', { 'sec-fetch-site': 'same-origin' }, true],
    ['an older browser’s page of this origin', { origin: publicUrl }, true],
    ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: publicUrl }, false],
    ['a page of a neighbour', { 'sec-fetch-site': 'same-site' }, false],
    ['nobody: typed, or from a letter', { 'sec-fetch-site': 'none' }, false],
    ['an older browser’s page of another site', { origin: 'https://evil.example' }, false],
    ['a page that hides where it comes from', { origin: 'null' }, false],
    ['a browser that says nothing', {}, false],
  ])('takes a launch that is posted to a window from %s as it should', async (_name, headers, isTaken) => {
    const { oneTime } = await launch();
    const page = await app.inject({
      method: 'POST',
      url: '/api/v1/lti/handover',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(oneTime).toString(),
    });
    expect([page.statusCode, page.headers.location, page.body.includes(oneTime.code)]).toEqual(
      isTaken ? [200, undefined, true] : [303, `${publicUrl}/lti/enter`, false],
    );
  });

  it('lets only the page of a launch have an opener', async () => {
    const { page } = await launch();
    expect(page.headers['cross-origin-opener-policy']).toBe('unsafe-none');
    const other = await app.inject({ method: 'GET', url: '/api/v1/lti/keys' });
    expect(other.headers['cross-origin-opener-policy']).toBe('same-origin');
  });
});
