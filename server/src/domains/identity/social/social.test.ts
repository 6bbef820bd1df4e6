import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { mailTo } from '../../../../test/mails.ts';
import {
  consentAt,
  startOpenIdProvider,
  type TestPerson,
  type TestProvider,
} from '../../../../test/openid-provider.ts';
import { resetTokenFor } from '../../../../test/recovery.ts';

const publicUrl = 'http://akada.example';
/** Google tells everything in its token; a campus often only to whoever asks. */
const kinds = {
  google: { start: 'startGoogle', habits: {}, env: {} },
  campus: { start: 'startCampus', habits: { tellsOnlyWhenAsked: true }, env: { CAMPUS_NAME: 'University of Lagos' } },
} as const;

describe.each(['google', 'campus'] as const)('sign-in with %s', (name) => {
  const kind = kinds[name];
  let provider: TestProvider;
  let app: TestApp;
  let people = 0;
  beforeAll(async () => {
    provider = await startOpenIdProvider(`${publicUrl}/api/v1/auth/${name}/callback`, kind.habits);
    const prefix = name.toUpperCase();
    app = await buildTestApp({
      env: {
        PUBLIC_URL: publicUrl,
        [`${prefix}_ISSUER`]: provider.issuer,
        [`${prefix}_CLIENT_ID`]: provider.clientId,
        [`${prefix}_CLIENT_SECRET`]: provider.clientSecret,
        ...kind.env,
      },
    });
    await app.startWorkers();
  });
  const begin = () => app.client().social[kind.start]({ query: {} });
  beforeEach(() => {
    people++;
    provider.person = { sub: `p${people}`, email: `p${people}@gmail.example`, email_verified: true, name: 'Chidi Eze' };
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });

  /** From the button to the page that the provider's return leads to. */
  async function signIn(change: (returned: URL) => void = () => {}) {
    const { url, browser_key } = await begin();
    const returned = await consentAt(url);
    change(returned);
    const landing = await comeBack(returned);
    return { landing, returned, finish: { code: landing.searchParams.get('code') ?? '', browser_key } };
  }

  async function comeBack(returned: URL): Promise<URL> {
    const response = await app.inject({ url: returned.pathname + returned.search });
    expect(response.statusCode).toBe(303);
    return new URL(String(response.headers.location));
  }

  const exchange = (body: { code: string; browser_key: string }) => app.client().social.exchange({ body });

  it('makes an account with a confirmed address the first time, and finds it again the second', async () => {
    const first = await exchange((await signIn()).finish);
    expect(first).toMatchObject({ is_new: true, user: { name: 'Chidi Eze', email: provider.person.email } });
    expect(await app.client({ token: first.access_token }).auth.me()).toMatchObject({ email_confirmed: true });
    const second = await exchange((await signIn()).finish);
    expect(second).toMatchObject({ is_new: false, user: { id: first.user.id } });
  });

  it('gives an invitation its points at once, since the address is confirmed already', async () => {
    const inviter = await aPerson(app);
    const { code } = await inviter.client.referral.get();
    const { finish } = await signIn();
    await app.client().social.exchange({ body: { ...finish, referral_code: code } });
    expect(await inviter.client.referral.get()).toMatchObject({ points: 50, confirmed: 1 });
  });

  it('puts no token into any address', async () => {
    const { landing, finish } = await signIn();
    const { access_token, refresh_token } = await exchange(finish);
    expect(landing.href).not.toContain(access_token);
    expect(landing.href).not.toContain(refresh_token);
  });

  it('T11 gives no session for a wrong state', async () => {
    const { landing } = await signIn((returned) => returned.searchParams.set('state', 'another'));
    expect(landing.searchParams.get('failed')).toBe('true');
  });

  it('T11 gives no session for the return of another sign-in', async () => {
    const other = await begin();
    const otherState = new URL(other.url).searchParams.get('state') ?? '';
    const { landing } = await signIn((returned) => returned.searchParams.set('state', otherState));
    expect(landing.searchParams.get('failed')).toBe('true');
  });

  it('T11 gives no session for the token of another sign-in, which bears another nonce', async () => {
    const start = new URL((await begin()).url);
    start.searchParams.set('nonce', 'another');
    expect((await comeBack(await consentAt(start.href))).searchParams.get('failed')).toBe('true');
  });

  it('T11 gives nothing for a return that is replayed', async () => {
    const { returned } = await signIn();
    expect((await comeBack(returned)).searchParams.get('failed')).toBe('true');
  });

  it('T11 redeems a one-time code once, also when it comes twenty times at once', async () => {
    const { finish } = await signIn();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => exchange(finish)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('T11 is of no use in another browser', async () => {
    const { finish } = await signIn();
    await expect(exchange({ ...finish, browser_key: 'another' })).rejects.toMatchObject({
      code: 'invalid_social_code',
    });
  });

  it('T11 ends ten minutes after the return', async () => {
    const { finish } = await signIn();
    app.clock.advance({ minutes: 10, seconds: 1 });
    await expect(exchange(finish)).rejects.toMatchObject({ code: 'invalid_social_code' });
  });

  it('says so when the person refuses', async () => {
    const { url } = await begin();
    const state = new URL(url).searchParams.get('state');
    const landing = await comeBack(
      new URL(`${publicUrl}/api/v1/auth/${name}/callback?error=access_denied&state=${state}`),
    );
    expect(landing.searchParams.get('cancelled')).toBe('true');
  });

  it('T12 asks for the password once when the address has an account, then links', async () => {
    const person = await aPerson(app, { email: provider.person.email });
    const { finish } = await signIn();
    await expect(exchange(finish)).rejects.toMatchObject({ status: 409, code: 'link_required' });
    const wrong = app.client().social.link({ body: { ...finish, password: 'not this' } });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_credentials' });
    const linked = await app.client().social.link({ body: { ...finish, password: person.password } });
    expect(linked.user.id).toBe(person.user.id);
    expect((await exchange((await signIn()).finish)).user.id).toBe(person.user.id);
  });

  it('trusts no address that the provider did not confirm', async () => {
    provider.person = { ...provider.person, email_verified: false };
    const { finish } = await signIn();
    await expect(exchange(finish)).rejects.toMatchObject({ code: 'unconfirmed_provider_email' });
  });

  it.each(['p@x.example, q@x.example', 'p@x.example;q@x.example', 'chi\u212Ae@x.example', 'p@x', ' '])(
    'T68 takes a claim of “%s” for no address',
    async (email) => {
      provider.person = { ...provider.person, email };
      const { finish } = await signIn();
      await expect(exchange(finish)).rejects.toMatchObject({ code: 'unconfirmed_provider_email' });
    },
  );

  const reset = async (user: Person['user']) => {
    const { resetToken } = await resetTokenFor(app, { user } as Person);
    const password = 'kerosene lamp 9';
    await app.client().recovery.resetPassword({ body: { reset_token: resetToken, password } });
    const { access_token } = await app.client().auth.login({ body: { email: user.email, password } });
    return { password, client: app.client({ token: access_token }) };
  };

  it('T67 opens an account no longer that it made, once the owner of the address has reset the password', async () => {
    const { user } = await exchange((await signIn()).finish);
    const { client } = await reset(user);
    expect(await client.social.listLinks()).toEqual({ links: [], platforms: [], has_password: true });
    await expect(exchange((await signIn()).finish)).rejects.toMatchObject({ code: 'link_required' });
  });

  it('T67 opens an account no longer that it was linked to by its password, which somebody else may have known', async () => {
    const person = await aPerson(app, { email: provider.person.email });
    const { finish } = await signIn();
    await app.client().social.link({ body: { ...finish, password: person.password } });
    const { client } = await reset(person.user);
    expect((await client.social.listLinks()).links).toEqual([]);
    await expect(exchange((await signIn()).finish)).rejects.toMatchObject({ code: 'link_required' });
  });

  it('T101 tells the owner of an account by mail that it opens from there now', async () => {
    const person = await aPerson(app, { email: provider.person.email });
    const { finish } = await signIn();
    await app.client().social.link({ body: { ...finish, password: person.password } });
    const title = { google: 'Google', campus: 'Campus' }[name];
    await mailTo(app, person.user.email, new RegExp(`account now opens from ${title}$`));
  });

  it.each(['Chidi \0', 'Chidi \ud800'])('refuses a person whose claims no text can hold: %j', async (given) => {
    provider.person = { ...provider.person, name: given };
    const { landing } = await signIn();
    expect(landing.searchParams.get('failed')).toBe('true');
  });

  it('is listed in the settings and can be removed there, unless it is the only way in', async () => {
    const { access_token, user } = await exchange((await signIn()).finish);
    const { social } = app.client({ token: access_token });
    const remove = () => social.removeLink({ params: { provider: name } });
    expect(await social.listLinks()).toMatchObject({ links: [{ provider: name }], has_password: false });
    await expect(remove()).rejects.toMatchObject({ status: 409, code: 'last_sign_in' });
    await app.db.execute('update users set password_hash = $1 where id = $2', ['something', user.id]);
    await remove();
    expect((await social.listLinks()).links).toEqual([]);
    await expect(remove()).rejects.toMatchObject({ status: 404 });
    await expect(exchange((await signIn()).finish)).rejects.toMatchObject({ code: 'link_required' });
  });

  it('answers 503 with a clear sentence where it is not set up', async () => {
    await expect(app.client().social.startApple({ query: {} })).rejects.toMatchObject({
      status: 503,
      message: 'Apple login isn’t set up on this server.',
    });
  });
});

describe('the campus sign-in', () => {
  const redirectUri = `${publicUrl}/api/v1/auth/campus/callback`;
  const nothingConfirmed = { claimsOf: ({ email, name }: TestPerson) => ({ email, name }) };
  const campus = ({ issuer, clientId, clientSecret }: TestProvider, emails = 'confirmed') => ({
    PUBLIC_URL: publicUrl,
    CAMPUS_NAME: 'University of Lagos',
    CAMPUS_ISSUER: issuer,
    CAMPUS_CLIENT_ID: clientId,
    CAMPUS_CLIENT_SECRET: clientSecret,
    CAMPUS_EMAILS: emails,
  });

  async function signInAt(app: TestApp) {
    const { url, browser_key } = await app.client().social.startCampus({ query: {} });
    const returned = await consentAt(url);
    const response = await app.inject({ url: returned.pathname + returned.search });
    const code = new URL(String(response.headers.location)).searchParams.get('code') ?? '';
    return app.client().social.exchange({ body: { code, browser_key } });
  }

  it.each([
    ['refuses', 'confirmed', 'unconfirmed_provider_email'],
    ['takes, where the operator says so,', 'trusted', null],
  ])('%s an address about which the provider says nothing', async (_, emails, refusal) => {
    const provider = await startOpenIdProvider(redirectUri, nothingConfirmed);
    const app = await buildTestApp({ env: campus(provider, emails) });
    const outcome = await signInAt(app).then(
      () => null,
      (error: { code: string }) => error.code,
    );
    expect(outcome).toBe(refusal);
    await app.close();
    await provider.close();
  });

  it('does not take a person of another provider for one of the provider before', async () => {
    const providers = [await startOpenIdProvider(redirectUri), await startOpenIdProvider(redirectUri)];
    const subjects = [];
    for (const provider of providers) {
      const app = await buildTestApp({ env: campus(provider) });
      await signInAt(app);
      const { rows } = await app.db.execute("select subject from identities where provider = 'campus'", []);
      subjects.push(rows[0]?.subject);
      await app.close();
      await provider.close();
    }
    expect(subjects[0]).not.toBe(subjects[1]);
  });

  it('answers 503 with a clear sentence where it is not set up', async () => {
    const app = await buildTestApp();
    await expect(app.client().social.startCampus({ query: {} })).rejects.toMatchObject({
      status: 503,
      message: 'Campus login isn’t set up on this server.',
    });
    await app.close();
  });
});
