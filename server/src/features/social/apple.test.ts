import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { consentAt, startOpenIdProvider, type TestProvider } from '../../../test/openid-provider.ts';
import { createOpenIdProvider } from '../../ports/identity/openid-connect.ts';

const publicUrl = 'http://akada.example';
const redirectUri = `${publicUrl}/api/v1/auth/apple/callback`;
let provider: TestProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startOpenIdProvider(redirectUri);
  const { issuer, clientId, clientSecret } = provider;
  const apple = createOpenIdProvider({
    issuer,
    clientId,
    clientSecret: async () => clientSecret,
    redirectUri,
    scope: 'openid email',
    extraParameters: { response_mode: 'form_post' },
  });
  app = await buildTestApp({ env: { PUBLIC_URL: publicUrl }, identity: { apple } });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

describe('sign-in with Apple', () => {
  it('comes back by a posted form, with the name that Apple sends once', async () => {
    const { url, browser_key } = await app.client().social.startApple();
    const posted = await consentAt(url);
    posted.searchParams.set('user', JSON.stringify({ name: { firstName: 'Bisi', lastName: 'Alabi' } }));
    const response = await app.inject({
      method: 'POST',
      url: posted.pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: posted.searchParams.toString(),
    });
    const code = new URL(String(response.headers.location)).searchParams.get('code') ?? '';
    const { user } = await app.client().social.exchange({ body: { code, browser_key } });
    expect(user).toMatchObject({ name: 'Bisi Alabi', email: provider.person.email });
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
