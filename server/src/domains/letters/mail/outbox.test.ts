import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { mailTo } from '../../../../test/mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
});
afterAll(() => app.close());

describe('the outbox', () => {
  it('shows the mails of this machine, as text with links and as HTML', async () => {
    const { user } = await aPerson(app, { name: 'Ada <b>' });
    await mailTo(app, user.email, /^Confirm/);
    const page = (await app.inject({ url: '/dev/outbox' })).body;
    expect(page).toContain(user.email);
    expect(page).toContain('Hello Ada &lt;b&gt;,');
    expect(page).toMatch(/<a href="http:\/\/localhost:3000\/confirm-email\?token=akc_/);
    const html = await app.inject({ url: '/dev/outbox/0' });
    expect(html.headers['content-type']).toContain('text/html');
    expect(html.body).toContain('Confirm my address');
    expect((await app.inject({ url: '/dev/outbox.json' })).json()).toHaveLength(app.mail.kept!().length);
    expect((await app.inject({ url: '/dev/outbox/999' })).statusCode).toBe(404);
  });

  it.each(['/dev/outbox', '/dev/outbox.json', '/dev/outbox/0'])('hides %s from every other machine', async (url) => {
    expect((await app.inject({ url, remoteAddress: '192.168.1.20' })).statusCode).toBe(404);
    const proxied = await app.inject({ url, headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect(proxied.statusCode).toBe(404);
  });

  it.each([
    ['localhost:3000', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['akada.localhost', 200],
    ['evil.example:3000', 400],
    ['localhost.evil.example', 400],
    ['127.0.0.1.evil.example', 400],
    ['192.168.1.20', 400],
  ])('asked for at %s answers %i, so that no name of elsewhere leads to it', async (host, status) => {
    for (const url of ['/dev/outbox', '/dev/outbox.json']) {
      expect((await app.inject({ url, headers: { host } })).statusCode).toBe(status);
    }
  });

  it('is named in the answer to a forgotten password on this machine alone, account or not', async () => {
    const ask = (email: string, remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/api/v1/auth/forgot-password', payload: { email }, remoteAddress });
    const { user } = await aPerson(app);
    expect((await ask(user.email, '127.0.0.1')).json().outbox).toBe('/dev/outbox');
    expect((await ask('no@one.example', '127.0.0.1')).json().outbox).toBe('/dev/outbox');
    expect((await ask('no@body.example', '192.168.1.20')).json()).not.toHaveProperty('outbox');
  });

  it('does not exist where mails are sent', async () => {
    const sending = await buildTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    expect((await sending.inject({ url: '/dev/outbox' })).statusCode).toBe(404);
    await sending.close();
  });
});
