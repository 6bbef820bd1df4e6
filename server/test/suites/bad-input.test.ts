import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '../factories.ts';
import { buildTestApp, type TestApp } from '../harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(() => {
  app.logLines.length = 0;
});
afterAll(() => app.close());

const post = (payload: string, contentType = 'application/json') =>
  app.inject({ method: 'POST', url: '/api/v1/auth/register', headers: { 'content-type': contentType }, payload });

const valid = { email: 'x@student.example', password: 'kolanu', name: 'X' };

describe('bad input', () => {
  it.each([
    ['a wrong type', () => post(JSON.stringify({ ...valid, name: 7 })), 422, 'validation_failed'],
    ['an overlong field', () => post(JSON.stringify({ ...valid, name: 'x'.repeat(121) })), 422, 'validation_failed'],
    [
      'an overlong address',
      () => post(JSON.stringify({ ...valid, email: `${'x'.repeat(260)}@a.b` })),
      422,
      'validation_failed',
    ],
    ['broken JSON', () => post('{"email":'), 400, 'malformed_json'],
    ['a wrong content type', () => post('email=x', 'text/plain'), 415, 'unsupported_media_type'],
    [
      'a body over the limit',
      () => post(JSON.stringify({ ...valid, name: 'x'.repeat(70_000) })),
      413,
      'body_too_large',
    ],
    ['no body at all', () => post(''), 422, 'validation_failed'],
  ])('%s gets its own answer, writes nothing and leaves one line in the log', async (_, send, status, code) => {
    const response = await send();
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.json().detail).toBeDefined();
    const users = await app.db.queries.selectFrom('users').select('id').execute();
    expect(users).toEqual([]);
    expect(app.logLines.map((line) => JSON.parse(line).failure)).toEqual([code]);
  });

  it('an unknown API path is a JSON 404', async () => {
    const response = await app.inject({ url: '/api/v1/nothing' });
    expect([response.statusCode, response.json()]).toEqual([404, { detail: 'Not found', code: 'not_found' }]);
  });

  it('a malformed address is a 4xx in the error shape', async () => {
    const response = await app.inject({ url: '/api/v1/%zz' });
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('not_found');
  });
});

describe('texts that only a program writes', () => {
  it('names that every object has mean nothing in a wish', async () => {
    const { client } = await aPerson(app);
    const wishes = { topic: 'COS 101', learning_style: 'toString', education_level: 'constructor' };
    const { id } = await client.sprints.create({ body: wishes });
    const { learning_style } = await client.sprints.path({ params: { id }, query: {} });
    expect(learning_style).toBe('balanced');
  });

  it('half a character is kept as the mark that stands for one', async () => {
    const { user } = await aPerson(app, { name: 'Ada \ud83d' });
    expect(user.name).toBe('Ada \ufffd');
  });

  it('NUL is refused', async () => {
    const response = await post(JSON.stringify({ ...valid, name: 'A\u0000' }));
    expect([response.statusCode, response.json().code]).toEqual([422, 'validation_failed']);
  });

  it('calls while the account is being deleted are answered as those of nobody', async () => {
    const { client } = await aPerson(app);
    const calls = Array.from({ length: 20 }, () => client.sprints.create({ body: { topic: 'COS 101' } }));
    const [, ...outcomes] = await Promise.allSettled([client.account.remove(), ...calls]);
    const statuses = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.status] : []));
    for (const status of statuses) expect([401, 403, 404]).toContain(status);
  });
});
