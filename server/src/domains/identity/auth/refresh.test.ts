import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const refresh = (token: string) =>
  app.inject({ method: 'POST', url: '/api/v1/auth/refresh', payload: { refresh_token: token } });

describe('refresh', () => {
  it('gives a new pair whose access token works', async () => {
    const { refreshToken } = await aPerson(app);
    const pair = (await refresh(refreshToken)).json();
    expect(pair.refresh_token).not.toBe(refreshToken);
    expect(await app.client({ token: pair.access_token }).auth.validate()).toEqual({ valid: true });
  });

  it('T6 ends the whole session when a spent token comes back later', async () => {
    const { refreshToken } = await aPerson(app);
    const child = (await refresh(refreshToken)).json();
    app.clock.advance({ seconds: 11 });
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await refresh(child.refresh_token)).statusCode).toBe(401);
  });

  it('T6 ends the session when a grandparent comes back, even at once', async () => {
    const { refreshToken } = await aPerson(app);
    const child = (await refresh(refreshToken)).json();
    await refresh(child.refresh_token);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  it('T7 gives two tabs that refresh in parallel the same child, and both go on', async () => {
    const { refreshToken } = await aPerson(app);
    const [first, second] = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json().refresh_token).toBe(first.json().refresh_token);
    expect((await refresh(first.json().refresh_token)).statusCode).toBe(200);
  });

  it('T9 refuses a body and a header that differ', async () => {
    const { refreshToken } = await aPerson(app);
    for (const url of ['/api/v1/auth/refresh', '/api/v1/auth/refresh-token']) {
      const response = await app.inject({
        method: 'POST',
        url,
        headers: { 'refresh-token': 'akr_another' },
        payload: { refresh_token: refreshToken },
      });
      expect([response.statusCode, response.json().code]).toEqual([400, 'token_mismatch']);
    }
  });

  it('works by the header door with an empty JSON body', async () => {
    const { refreshToken } = await aPerson(app);
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/refresh-token',
      headers: { 'refresh-token': refreshToken, 'content-type': 'application/json' },
    });
    expect(response.json().access_token).toBeTypeOf('string');
  });

  it('ends thirty days after the log-in, however often it was renewed', async () => {
    let { refreshToken } = await aPerson(app);
    for (let week = 0; week < 4; week++) {
      app.clock.advance({ days: 7 });
      refreshToken = (await refresh(refreshToken)).json().refresh_token;
    }
    app.clock.advance({ days: 3 });
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });
});
