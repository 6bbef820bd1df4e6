import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp, testSecrets } from '../../../../test/harness.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await buildTestApp();
  person = await aPerson(app);
});
afterAll(() => app.close());

const statusWith = (token: string) =>
  app.inject({ url: '/api/v1/auth/validate', headers: { authorization: `Bearer ${token}` } }).then((r) => r.statusCode);

describe('the access token', () => {
  it('is accepted as it was given', async () => {
    expect(await statusWith(person.token)).toBe(200);
  });

  it('T4 is refused without a signature', async () => {
    const unsigned = new UnsecuredJWT({ sid: 'x' })
      .setSubject(person.user.id)
      .setIssuer('akada')
      .setAudience('akada-api');
    expect(await statusWith(unsigned.setExpirationTime('1h').encode())).toBe(401);
  });

  it('T4 is refused for another audience', async () => {
    const foreign = new SignJWT({ sid: 'x' })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(person.user.id);
    const token = await foreign
      .setIssuer('akada')
      .setAudience('another-api')
      .setExpirationTime('1h')
      .sign(testSecrets.accessTokens);
    expect(await statusWith(token)).toBe(401);
  });

  it('T4 is refused after fifteen minutes', async () => {
    const { token } = await aPerson(app);
    app.clock.advance({ minutes: 15, seconds: 1 });
    expect(await statusWith(token)).toBe(401);
  });

  it('T5 cannot be a refresh token, nor the reverse', async () => {
    const { token, refreshToken } = await aPerson(app);
    expect(await statusWith(refreshToken)).toBe(401);
    const exchange = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/refresh',
      payload: { refresh_token: token },
    });
    expect(exchange.statusCode).toBe(401);
  });
});
