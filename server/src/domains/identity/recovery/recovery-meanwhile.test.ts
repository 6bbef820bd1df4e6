import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { createMeanwhile } from '../../../../test/meanwhile.ts';
import { consentAt, startOpenIdProvider, type TestProvider } from '../../../../test/openid-provider.ts';
import { afterRecovery, readyToReset, recoveredPassword } from '../../../../test/recovery.ts';

/** The owner recovers the account while somebody who knows the old password is half-way in with it. */

const publicUrl = 'http://akada.example';
const meanwhile = createMeanwhile();
let provider: TestProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startOpenIdProvider(`${publicUrl}/api/v1/auth/google/callback`);
  app = await buildTestApp({
    env: {
      PUBLIC_URL: publicUrl,
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
    },
    passwords: meanwhile.passwords,
  });
  await app.startWorkers();
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

async function aPersonAboutToRecover() {
  const person = await aPerson(app);
  meanwhile.afterProof(await readyToReset(app, person));
  return person;
}

it('T10 a reset refuses a login that had proved the password before it', async () => {
  const { user, password } = await aPersonAboutToRecover();
  const login = app.client().auth.login({ body: { email: user.email, password } });
  expect(await failureOf(login)).toMatchObject({ status: 401, code: 'invalid_credentials' });
  const owner = await afterRecovery(app, { user });
  expect((await owner.account.listSessions()).sessions).toHaveLength(1);
});

it('T10 a reset is not undone by a change of the password that it replaced', async () => {
  const { user, password, client } = await aPersonAboutToRecover();
  const change = client.account.changePassword({ body: { current_password: password, new_password: 'a thief’s own' } });
  expect(await failureOf(change)).toMatchObject({ code: 'wrong_password' });
  expect((await (await afterRecovery(app, { user })).auth.me()).id).toBe(user.id);
});

it('T67 a reset leaves no PIN that was set with the password before it', async () => {
  const { user, password, client } = await aPersonAboutToRecover();
  const [place, pin] = ['p'.repeat(43), '4071'];
  const set = client.sharedPhone.setPin({ body: { place, pin, current_password: password } });
  expect(await failureOf(set)).toMatchObject({ code: 'wrong_password' });
  const open = app.client().sharedPhone.open({ body: { user_id: user.id, place, pin } });
  expect(await failureOf(open)).toMatchObject({ code: 'pin_closed' });
});

it('T67 a reset leaves no sign-in of elsewhere that was linked with the password before it', async () => {
  const { user, password } = await aPersonAboutToRecover();
  provider.person = { sub: 'thief', email: user.email, email_verified: true, name: 'Somebody Else' };
  const { url, browser_key } = await app.client().social.startGoogle({ query: {} });
  const returned = await consentAt(url);
  const { headers } = await app.inject({ url: returned.pathname + returned.search });
  const code = new URL(String(headers.location)).searchParams.get('code') ?? '';
  const link = (typed: string) => app.client().social.link({ body: { code, browser_key, password: typed } });
  expect(await failureOf(link(password))).toMatchObject({ status: 401, code: 'invalid_credentials' });
  const owner = await afterRecovery(app, { user });
  expect((await owner.social.listLinks()).links).toEqual([]);
  expect((await owner.account.listSessions()).sessions).toHaveLength(1);
  // The sign-in is still there for who knows the new one.
  expect((await link(recoveredPassword)).user.id).toBe(user.id);
});
