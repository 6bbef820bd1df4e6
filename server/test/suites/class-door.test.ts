import { fileURLToPath } from 'node:url';
import { listContract } from '@akada/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../harness.ts';
import { linkIdOf, someQuestions } from '../quizzes.ts';

/** A class on one laptop: what phones in the local network can reach, and what they cannot. */

const laptop = '192.168.43.1';
const phone = '192.168.43.57';

let app: TestApp;
let token: string;
let linkId: string;
beforeAll(async () => {
  app = await buildTestApp({
    env: { CLASSROOM: 'on' },
    addresses: () => [{ address: laptop, network: 'wlan0' }],
    webDist: fileURLToPath(new URL('../fixtures/web', import.meta.url)),
  });
  const body = { email: 'bello@example.com', password: 'correct horse', name: 'Dr Bello' };
  token = (await app.client().auth.register({ body })).access_token;
  const quiz = { title: 'Tens', questions: someQuestions };
  linkId = linkIdOf(await app.client({ token }).quizzes.create({ body: quiz }));
});
afterAll(() => app.close());

const fromPhone = ({ headers, ...options }: InjectOptions) =>
  app.inject({ remoteAddress: phone, ...options, headers: { host: `${laptop}:3000`, ...headers } });
const quizUrl = () => `/api/v1/quizzes/${linkId}`;

describe('from a phone', () => {
  it('answers the takers’ calls and no other call of the contract', async () => {
    const answered: string[] = [];
    for (const { feature, name, endpoint } of listContract()) {
      const url = `/api/v1${endpoint.path.replace(/\{\w+\}/g, 'x')}`;
      const { statusCode, body } = await fromPhone({ method: endpoint.method, url });
      const isRefused = statusCode === 404 && JSON.parse(body).code === 'not_found';
      if (!isRefused) answered.push(`${feature}.${name}`);
    }
    expect(answered.toSorted()).toEqual([
      'quizFiles.take',
      'quizzes.clock',
      'quizzes.findByCode',
      'quizzes.get',
      'quizzes.getFree',
      'quizzes.logAttempt',
      'quizzes.submit',
    ]);
  });

  it('serves the page of the quiz and its files', async () => {
    const page = await fromPhone({ url: `/quiz/${linkId}` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('data-class="on"');
    expect((await fromPhone({ url: '/assets/main-abc.js' })).statusCode).toBe(200);
  });

  it.each([
    '/',
    '/signin',
    '/dashboard',
    '/mission',
    '/library',
    '/study/x',
    '/live',
    '/ready',
    '/metrics',
    '/api/docs',
    '/api/v1/openapi.json',
    '/dev/outbox',
    '/robots.txt',
    '/sitemap.xml',
    '/avatars/x.png',
    '/pages.json',
    '/quiz/x/y',
    '//quiz/x',
    '/nothing',
  ])('knows nothing of %s', async (url) => {
    expect((await fromPhone({ url })).statusCode).toBe(404);
    expect((await fromPhone({ url, method: 'HEAD' })).statusCode).toBe(404);
    expect((await fromPhone({ url, method: 'POST' })).statusCode).toBe(404);
  });

  it.each(['/assets/../pages.json', '/assets/%2e%2e/pages.json', '/assets/..%2fpages.json'])(
    'does not come to other files by way of %s',
    async (url) => {
      const { statusCode, body } = await fromPhone({ url });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(body).not.toContain('takerPatterns');
    },
  );

  it('shows who opened another address the way to the quiz', async () => {
    const { statusCode, body } = await fromPhone({ url: '/', headers: { accept: 'text/html,*/*' } });
    expect(statusCode).toBe(404);
    expect(body).toContain('<a href="/q">');
  });

  it('gives the owner’s token no rights', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const { view } = (await fromPhone({ url: quizUrl(), headers })).json();
    expect(view).toBe('taker');
  });
});

describe('the door', () => {
  it.each(['evil.example', 'localhost:3000', '192.168.43.2:3000', '127.0.0.1', `${laptop}:3000@evil.example`, ''])(
    'does not answer a phone that came by the name “%s”',
    async (host) => {
      expect((await fromPhone({ url: quizUrl(), headers: { host } })).statusCode).toBe(404);
    },
  );

  it('believes the connection, not what a header says about it', async () => {
    const headers = { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' };
    expect((await fromPhone({ url: '/signin', headers })).statusCode).toBe(404);
  });

  it('takes the laptop by its network address for any other machine', async () => {
    expect((await fromPhone({ url: '/signin', remoteAddress: laptop })).statusCode).toBe(404);
  });

  it('is open to the laptop itself, by its own name only', async () => {
    expect((await app.inject({ url: '/signin' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/signin', headers: { host: 'evil.example' } })).statusCode).toBe(400);
    expect((await app.client({ token }).quizzes.get({ params: { id: linkId } })).view).toBe('owner');
  });
});
