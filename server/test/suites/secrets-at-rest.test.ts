import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpDatabase } from '../dump.ts';
import { aPerson } from '../factories.ts';
import { buildTestApp, type TestApp } from '../harness.ts';
import { assertNoSecrets } from '../log-secrets.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

describe('secrets', () => {
  it('T20 a dump of the database holds no password and no token in clear', async () => {
    const person = await aPerson(app, { password: 'a very plain password' });
    const content = await dumpDatabase(app.db);
    expect(content).toContain(person.user.email);
    for (const secret of [person.password, person.token, person.refreshToken]) expect(content).not.toContain(secret);
  });

  it('T63 the log of a session holds no token, also when a call fails', async () => {
    const person = await aPerson(app);
    await app.inject({ method: 'POST', url: `/api/v1/auth/refresh?token=${person.refreshToken}`, payload: {} });
    await app.inject({ url: '/api/v1/auth/me', headers: { authorization: `Bearer ${person.token}x` } });
    expect(app.logLines.length).toBeGreaterThan(2);
    assertNoSecrets(app.logLines);
  });

  it('T63 the check itself sees a token', () => {
    expect(() => assertNoSecrets(['{"x":"akr_0123456789012345678901234567890"}'])).toThrow('refresh token');
  });
});
