import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AppleProvider, startAppleProvider } from '../../../../test/apple-provider.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { consentAt } from '../../../../test/openid-provider.ts';

const publicUrl = 'http://akada.example';
let provider: AppleProvider;
let app: TestApp;
let people = 0;
beforeAll(async () => {
  provider = await startAppleProvider(`${publicUrl}/api/v1/auth/apple/callback`);
  app = await buildTestApp({ env: { PUBLIC_URL: publicUrl, ...provider.env } });
});
beforeEach(() => {
  people++;
  const email = `x${people}@privaterelay.appleid.com`;
  provider.person = { sub: `00${people}.apple`, email, email_verified: true, name: 'Bisi Alabi' };
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const post = (posted: URL) =>
  app.inject({
    method: 'POST',
    url: posted.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: provider.issuer },
    payload: posted.searchParams.toString(),
  });

/** From the button to a session, by the form that the provider has the browser post. */
async function signIn(server = app) {
  const { url, browser_key } = await server.client().social.startApple({ query: {} });
  const response = await server.inject({
    method: 'POST',
    url: `/api/v1/auth/apple/callback`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: provider.issuer },
    payload: (await consentAt(url)).searchParams.toString(),
  });
  expect(response.statusCode).toBe(303);
  const landing = new URL(String(response.headers.location));
  return { landing, finish: { code: landing.searchParams.get('code') ?? '', browser_key } };
}

const exchange = async () => app.client().social.exchange({ body: (await signIn()).finish });

describe('sign-in with Apple', () => {
  it('asks for a posted return, and for the name', async () => {
    const asked = new URL((await app.client().social.startApple({ query: {} })).url).searchParams;
    expect([asked.get('response_mode'), asked.get('scope')]).toEqual(['form_post', 'openid email name']);
  });

  it('comes back by a posted form, with the name that Apple sends once and an address of its own making', async () => {
    const { user, is_new } = await exchange();
    expect(is_new).toBe(true);
    expect(user).toMatchObject({ name: 'Bisi Alabi', email: provider.person.email });
  });

  it('finds the account again without a name, which stays', async () => {
    const sent = provider.namesSent;
    const first = await exchange();
    const again = await exchange();
    expect(provider.namesSent).toBe(sent + 1);
    expect(again).toMatchObject({ is_new: false, user: { id: first.user.id, name: 'Bisi Alabi' } });
  });

  it('finds the account again when the address has changed', async () => {
    const first = await exchange();
    provider.person = { ...provider.person, email: 'other@privaterelay.appleid.com', email_verified: false };
    expect(await exchange()).toMatchObject({ is_new: false, user: { id: first.user.id } });
  });

  it('sets no cookie, which a form from elsewhere would not bring back', async () => {
    const posted = await consentAt((await app.client().social.startApple({ query: {} })).url);
    expect((await post(posted)).headers['set-cookie']).toBeUndefined();
  });

  it('T11 opens nothing for a form that is posted twice, or with another state', async () => {
    const posted = await consentAt((await app.client().social.startApple({ query: {} })).url);
    await post(posted);
    expect((await post(posted)).headers.location).toContain('failed=true');
    const forged = await consentAt((await app.client().social.startApple({ query: {} })).url);
    forged.searchParams.set('state', 'another');
    expect((await post(forged)).headers.location).toContain('failed=true');
  });

  it('says so when the person refuses', async () => {
    const refused = new URL(`${publicUrl}/api/v1/auth/apple/callback?error=user_cancelled_authorize&state=x`);
    expect((await post(refused)).headers.location).toContain('cancelled=true');
  });

  it('is refused by Apple with a key that is not the registered one', async () => {
    const other = await startAppleProvider(`${publicUrl}/api/v1/auth/apple/callback`);
    const wrong = { ...provider.env, APPLE_PRIVATE_KEY: other.env.APPLE_PRIVATE_KEY ?? '' };
    const server = await buildTestApp({ env: { PUBLIC_URL: publicUrl, ...wrong } });
    expect((await signIn(server)).landing.searchParams.get('failed')).toBe('true');
    await server.close();
    await other.close();
  });

  it('takes no form anywhere else', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a&password=b',
    });
    expect(response.statusCode).toBe(415);
  });
});
