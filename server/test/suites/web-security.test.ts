import { fileURLToPath } from 'node:url';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../factories.ts';
import { buildTestApp, type TestApp } from '../harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ webDist: fileURLToPath(new URL('../fixtures/web', import.meta.url)) });
});
afterAll(() => app.close());

describe('pages', () => {
  it('T58 carry a policy without a high finding, and the other guards', async () => {
    const { headers } = await app.inject({ url: '/signin' });
    const findings = new CspEvaluator(new CspParser(String(headers['content-security-policy'])).csp).evaluate();
    expect(findings.filter((finding) => finding.severity === Severity.HIGH)).toEqual([]);
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('may use the camera themselves, which scans codes, and nothing that they frame', async () => {
    const { headers } = await app.inject({ url: '/progress' });
    expect(headers['permissions-policy']).toBe('camera=(self), microphone=(), geolocation=(), payment=()');
  });

  it('allow no inline script', async () => {
    const { headers } = await app.inject({ url: '/signin' });
    const scripts = String(headers['content-security-policy'])
      .split(';')
      .find((part) => part.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self'");
  });

  it('are the app for unknown paths, and are asked for each time', async () => {
    const response = await app.inject({ url: '/no/such/page' });
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });

  it('begin in the theme that the cookie names', async () => {
    const dark = await app.inject({ url: '/', headers: { cookie: 'a=b; theme=dark' } });
    expect(dark.body).toContain('<html data-theme="dark" ');
    const forged = await app.inject({ url: '/', headers: { cookie: 'theme="><script>' } });
    expect(forged.body).not.toContain('data-theme');
  });

  it('keep what speaks of pages to pages: a script carries nothing that a browser would not read', async () => {
    const { headers } = await app.inject({ url: '/assets/main-abc.js' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('permissions-policy');
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  it.each(['/assets/picture.worker-abc.js', '/sw.js'])('leave a worker the policy of its own: %s', async (url) => {
    const { statusCode, headers } = await app.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).not.toHaveProperty('permissions-policy');
  });

  it('serve hashed files for ever and miss absent ones with 404', async () => {
    const asset = await app.inject({ url: '/assets/main-abc.js' });
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject({ url: '/assets/gone-def.js' })).statusCode).toBe(404);
  });
});

describe('limits', () => {
  it('T64 a spoofed X-Forwarded-For does not change whom a limit counts', async () => {
    const { user } = await aPerson(app);
    const guess = (n: number) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        remoteAddress: '10.9.9.9',
        headers: { 'x-forwarded-for': `203.0.113.${n}` },
        payload: { email: user.email, password: 'not this' },
      });
    for (let n = 0; n < 10; n++) await guess(n);
    expect((await guess(99)).statusCode).toBe(429);
  });
});

describe('machines', () => {
  it('/metrics is for loopback only, whatever a header claims', async () => {
    expect((await app.inject({ url: '/metrics' })).body).toContain('akada_http_seconds');
    expect((await app.inject({ url: '/metrics', remoteAddress: '10.0.0.1' })).statusCode).toBe(404);
    const proxied = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect(proxied.statusCode).toBe(404);
  });

  it('T78 a page whose own name was turned to one’s machine reads nothing there', async () => {
    const status = async (url: string, host: string) => (await app.inject({ url, headers: { host } })).statusCode;
    for (const url of ['/metrics', '/ready', '/api/v1/auth/google', '/']) {
      expect(await status(url, 'evil.example:3000')).toBe(400);
    }
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'akada.localhost']) {
      expect(await status('/metrics', host)).toBe(200);
    }
  });

  it('/ready and /live answer', async () => {
    expect((await app.inject({ url: '/ready' })).json()).toEqual({ status: 'ready' });
    expect((await app.inject({ url: '/live' })).json()).toEqual({ status: 'live' });
  });
});
