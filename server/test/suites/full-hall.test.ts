import { type AddressInfo, connect, type Socket } from 'node:net';
import type { PublicQuiz, Quiz } from '@akada/contract';
import { answersText } from '@akada/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStamps, digestOf } from '../../src/domains/quizzes/taking/stamps.ts';
import { mostByOne } from '../../src/platform/admission/room.rules.ts';
import { aPerson, type Person } from '../factories.ts';
import { buildTestApp, type TestApp, testSecrets } from '../harness.ts';
import { answersTo, aQuiz, linkIdOf, openAsTaker } from '../quizzes.ts';
import { recordQueries } from '../recorded-queries.ts';

/** A server that has more to do than it can: who is let in, what it costs to turn somebody away, and that nobody loses time. */

let app: TestApp;
let port: number;
let owner: Person;
let quiz: Quiz;
let statements: ReturnType<typeof recordQueries>['statements'];
let sample: (load: number, ms: number) => void;

beforeAll(async () => {
  app = await buildTestApp({
    watchLoad: (onSample) => {
      sample = onSample;
      return () => {};
    },
    database: (db) => {
      const recorded = recordQueries(db);
      statements = recorded.statements;
      return recorded.db;
    },
  });
  owner = await aPerson(app);
  quiz = await aQuiz(owner, { settings: { time_limit_minutes: 10 } });
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  port = (app.http.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const inside: Socket[] = [];
const patience = { timeout: 60_000, interval: 50 };
/** The server has noticed that those who were in have gone. */
const hasRoom = () => vi.waitFor(() => expect(app.http.atTheDoor().inFlight).toBe(0), patience);
async function makeRoom(): Promise<void> {
  for (const socket of inside.splice(0)) socket.destroy();
  // Long idle: there is room for everybody.
  for (let n = 0; n < 100; n++) sample(0, 100);
  await hasRoom();
}
afterEach(makeRoom);

/** So many calls that are let in and not over: their bodies are still on their way. */
async function fill(count: number, headers: Record<string, string> = {}, path = '/api/v1/auth/login'): Promise<void> {
  const lines = Object.entries({
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': '9',
    ...headers,
  });
  const head = `POST ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`;
  await Promise.all(
    Array.from({ length: count }, () => {
      const socket = connect({ port, host: '127.0.0.1' });
      inside.push(socket);
      return new Promise<void>((resolve) => socket.write(head, () => resolve()));
    }),
  );
  await vi.waitFor(() => expect(app.http.atTheDoor().inFlight).toBe(inside.length), patience);
}

/** By as many attempts as it takes: one may not have more than a few places. */
async function fillByHandIns(count: number): Promise<void> {
  const takers = Array.from({ length: Math.ceil(count / mostByOne.attempt) }, (_, n) => `crowd${n}@student.example`);
  const crowd = await Promise.all(takers.map((email) => openAsTaker(app.client(), quiz, email)));
  let left = count;
  for (const opened of crowd) {
    const some = Math.min(left, mostByOne.attempt);
    await fill(some, { 'attempt-token': tokenOf(opened) }, '/api/v1/quiz-submissions');
    left -= some;
  }
}

/** Behind for a second, with next to nobody in: the least room of all, 100 for who hands in and 55 for who comes. */
const getBehind = () => {
  for (let n = 0; n < 10; n++) sample(3, 100);
};

async function knock(path: string, init: RequestInit = {}) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

type Opened = PublicQuiz;
const tokenOf = ({ attempt_token }: Opened) => attempt_token ?? '';
const opening = () => `/api/v1/quizzes/${linkIdOf(quiz)}`;
let number = 0;
const openAs = (email: string) => openAsTaker(app.client(), quiz, email);
const open = () => openAs(`student${++number}@student.example`);

function handIn(
  opened: Opened,
  {
    right = 4,
    headers = {},
    email = `student${number}@student.example`,
  }: { right?: number; headers?: Record<string, string>; email?: string } = {},
) {
  const answers = answersTo(opened, right);
  return knock('/api/v1/quiz-submissions', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'attempt-token': tokenOf(opened),
      'answers-digest': digestOf(answers),
      ...headers,
    },
    body: JSON.stringify({
      quiz_id: opened.quiz_id,
      student_email: email,
      attempt_token: tokenOf(opened),
      results: { answers },
    }),
  });
}

const asOwner = () => ({ authorization: `Bearer ${owner.token}` });

describe('T106 a full server', () => {
  it('turns away who comes, then who reads, then who writes, then who hands in; what watches it always gets through', async () => {
    const opened = await open();
    const tries = {
      open: () => knock(opening()),
      read: () => knock('/api/v1/home', { headers: asOwner() }),
      write: () => knock('/api/v1/quizzes/nothing', { method: 'DELETE', headers: asOwner() }),
      handIn: () => handIn(opened),
    };
    const letIn = async () => {
      const names: string[] = [];
      for (const [name, ask] of Object.entries(tries)) if ((await ask()).status !== 503) names.push(name);
      return names;
    };
    getBehind();
    const outcomes = [await letIn()];
    // As far as each may fill the room, by calls of those who hand in.
    for (const count of [55, 15, 15, 15]) {
      await fillByHandIns(count);
      outcomes.push(await letIn());
    }
    expect(outcomes).toEqual([
      ['open', 'read', 'write', 'handIn'],
      ['read', 'write', 'handIn'],
      ['write', 'handIn'],
      ['handIn'],
      [],
    ]);
    expect([(await knock('/live')).status, (await knock('/ready')).status, (await knock('/metrics')).status]).toEqual([
      200, 200, 200,
    ]);
    expect((await knock('/metrics')).body).toMatch(/^akada_turned_away_total\{rank="handingIn"\} [1-9]/m);
  });

  it('says so at once, with the time to come again, in the shape of every refusal and as a page to a browser', async () => {
    getBehind();
    await fill(55);
    const refusal = await knock(opening());
    expect(refusal).toMatchObject({ status: 503, body: { code: 'too_busy' } });
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThanOrEqual(4);
    expect(refusal.headers.get('connection')).toBe('close');
    expect(refusal.headers.get('x-content-type-options')).toBe('nosniff');
    const page = await knock('/quiz/anything', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      503,
      expect.stringContaining("default-src 'none'"),
    ]);
    expect(page.body).toContain('The hall is full');
    expect(page.body).toContain('http-equiv="refresh"');
  });

  it('looks at no body, no session and no table of whom it turns away', async () => {
    const opened = await open();
    getBehind();
    await fillByHandIns(100);
    statements.clear();
    // A body that never comes is not waited for.
    const socket = connect({ port, host: '127.0.0.1' });
    const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
    const token = `attempt-token: ${tokenOf(opened)}\r\nanswers-digest: ${'a'.repeat(43)}`;
    socket.write(
      `POST /api/v1/quiz-submissions HTTP/1.1\r\nhost: localhost\r\n${token}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n`,
    );
    const refusal = await answer;
    socket.destroy();
    expect(refusal).toMatch(/^HTTP\/1\.1 503 [\s\S]*"stamp":"/);
    for (const path of ['/api/v1/home', '/api/v1/settings', opening()]) {
      expect((await knock(path, { headers: asOwner() })).body).toMatchObject({ code: 'too_busy' });
    }
    expect([...statements.keys()]).toEqual([]);
  });

  it('lets one attempt, and one account, go before others with a few calls only; the rest goes with those who come', async () => {
    const [opened, classmate] = [await open(), await open()];
    const { token } = await aPerson(app);
    const handInOf = { 'attempt-token': tokenOf(opened) };
    getBehind();
    // While there is room nobody is turned away for it.
    await fill(20, handInOf, '/api/v1/quiz-submissions');
    await fill(35, { authorization: `Bearer ${token}` }, '/api/v1/settings');
    expect(app.http.atTheDoor().inFlight).toBe(55);
    const read = (bearer: string) => knock('/api/v1/home', { headers: { authorization: `Bearer ${bearer}` } });
    expect([(await handIn(opened)).status, (await read(token)).status]).toEqual([503, 503]);
    expect([(await handIn(classmate)).status, (await read(owner.token)).status]).toEqual([200, 200]);
    // What is over is forgotten.
    for (const socket of inside.splice(0)) socket.destroy();
    await hasRoom();
    await fill(55);
    expect([(await handIn(opened)).status, (await read(token)).status]).toEqual([200, 200]);
  });

  it('answers the next call on a connection whose small body it threw away', async () => {
    const opened = await open();
    getBehind();
    await fillByHandIns(100);
    const refused = await handIn(opened);
    expect([refused.status, refused.headers.get('connection')]).toEqual([503, 'keep-alive']);
    expect((await knock('/live')).status).toBe(200);
  });

  it.each([
    ['of another secret', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['for another link', (token: string) => token.replace(/^[^.]+/, 'another')],
    ['without a form', () => 'let-me-in'],
  ])('takes a token %s for none', async (_name, forge) => {
    const opened = await open();
    getBehind();
    await fill(55);
    const forged = await handIn(opened, { headers: { 'attempt-token': forge(tokenOf(opened)) } });
    expect([forged.status, forged.body.stamp]).toEqual([503, undefined]);
    expect((await handIn(opened)).status).toBe(200);
  });

  it('takes an access token that nobody here signed for none, and asks no table about one that is', async () => {
    getBehind();
    await fill(55);
    const forged = `${owner.token.slice(0, -6)}AAAAAA`;
    expect((await knock('/api/v1/home', { headers: { authorization: `Bearer ${forged}` } })).status).toBe(503);
    expect((await knock('/api/v1/home', { headers: asOwner() })).status).toBe(200);
  });

  it('takes an attempt that can no longer be handed in, and a session that can no longer live, for none', async () => {
    const opened = await open();
    const { token } = await aPerson(app);
    const ranks = async () => {
      const read = await knock('/api/v1/home', { headers: { authorization: `Bearer ${token}` } });
      return [(await handIn(opened)).status, read.status];
    };
    app.clock.advance({ days: 8 });
    getBehind();
    await fill(55);
    expect(await ranks()).toEqual([503, 401]);
    app.clock.advance({ days: 23 });
    expect(await ranks()).toEqual([503, 503]);
  });

  it('renews the session of somebody who shows the token that is over', async () => {
    const { token, refreshToken } = await aPerson(app);
    app.clock.advance({ minutes: 16 });
    const renew = (headers: Record<string, string>) =>
      knock('/api/v1/auth/refresh', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ refresh_token: refreshToken }),
      });
    getBehind();
    await fill(55);
    expect((await renew({})).status).toBe(503);
    expect((await renew({ authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('lets in a page that names no attempt, as one from before does, like everybody who comes', async () => {
    const opened = await open();
    getBehind();
    const old = { 'attempt-token': '', 'answers-digest': '' };
    await fill(55);
    expect(await handIn(opened, { headers: old })).toMatchObject({ status: 503, body: { code: 'too_busy' } });
    for (const socket of inside.splice(0)) socket.destroy();
    await vi.waitFor(async () => expect((await handIn(opened, { headers: old })).status).toBe(200), patience);
  });
});

it('T106 asks the database next to nothing for however many want to know whether it is there', async () => {
  let pings = 0;
  const ping = vi.spyOn(app.db, 'ping').mockImplementation(async () => {
    pings++;
  });
  const answers = await Promise.all(Array.from({ length: 1000 }, () => app.http.inject('/ready')));
  ping.mockRestore();
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(pings).toBeLessThanOrEqual(2);
});

describe('T106 a hand-in that was turned away', () => {
  /** Turned away after nine of ten minutes; there is room again after twenty more. */
  async function turnAway(right = 4) {
    const opened = await open();
    app.clock.advance({ minutes: 9 });
    getBehind();
    await fillByHandIns(100);
    const { status, body } = await handIn(opened, { right });
    expect(status).toBe(503);
    const at = app.clock.now();
    app.clock.advance({ minutes: 20 });
    await makeRoom();
    return { opened, stamp: body.stamp as string, at };
  }

  it('counts as of that moment when it comes again', async () => {
    const { opened, stamp, at } = await turnAway();
    const { body } = await handIn(opened, { headers: { 'refusal-stamp': stamp } });
    expect(body).toMatchObject({ score: 100, is_late: false });
    expect(Math.abs(Date.parse(body.submitted_at) - at.getTime())).toBeLessThan(5_000);
  });

  it('is late without the proof', async () => {
    const { opened } = await turnAway();
    expect((await handIn(opened)).body).toMatchObject({ is_late: true });
  });

  it('is late with other answers than it came with', async () => {
    const { opened, stamp } = await turnAway(2);
    const { body } = await handIn(opened, { right: 4, headers: { 'refusal-stamp': stamp } });
    expect(body).toMatchObject({ score: 100, is_late: true });
  });

  it('is late with the proof of another attempt, and with one that was made up', async () => {
    const one = await turnAway();
    const { opened } = await turnAway();
    expect((await handIn(opened, { headers: { 'refusal-stamp': one.stamp } })).body).toMatchObject({ is_late: true });
    const { opened: third } = await turnAway();
    const headers = { 'refusal-stamp': `${(Date.now() - 60_000).toString(36)}.${'A'.repeat(43)}` };
    expect((await handIn(third, { headers })).body).toMatchObject({ is_late: true });
  });

  it('gets no proof for other answers than it came with first', async () => {
    const opened = await open();
    getBehind();
    await fillByHandIns(100);
    const stamps = [];
    for (const right of [2, 3, 4, 2]) stamps.push((await handIn(opened, { right })).body.stamp);
    expect(stamps).toEqual([expect.any(String), undefined, undefined, expect.any(String)]);
  });

  it('gets one proof by a clock, however often the quiz is opened under it', async () => {
    const email = `student${++number}@student.example`;
    const opened: Opened[] = [];
    for (let n = 0; n < 5; n++) opened.push(await openAs(email));
    expect(new Set(opened.map(tokenOf)).size).toBe(5);
    getBehind();
    await fillByHandIns(100);
    // The same letters mean something else in an attempt with another order.
    const given = opened.flatMap((attempt) => [4, 3].map((right) => ({ attempt, right })));
    const stamped = [];
    for (const { attempt, right } of given) {
      const { body } = await handIn(attempt, { right });
      if (body.stamp) stamped.push({ attempt, right });
    }
    expect(stamped).toEqual([{ attempt: opened[0], right: 4 }]);
  });

  it('keeps its proof, and gets it again, though the quiz was opened anew meanwhile', async () => {
    const { opened, stamp } = await turnAway();
    await openAs(`student${number}@student.example`);
    getBehind();
    await fillByHandIns(100);
    expect((await handIn(opened)).body.stamp).toEqual(expect.any(String));
    await makeRoom();
    const { body } = await handIn(opened, { headers: { 'refusal-stamp': stamp } });
    expect(body).toMatchObject({ score: 100, is_late: false });
  });

  it('is late with the proof of a clock that runs for another address', async () => {
    const own = `student${++number}@student.example`;
    await openAs(own);
    const { opened, stamp } = await turnAway();
    const { body } = await handIn(opened, { email: own, headers: { 'refusal-stamp': stamp } });
    expect(body).toMatchObject({ score: 100, is_late: true });
  });

  it('alone gets a proof: another call that is refused, as anybody may have it, gets none', async () => {
    const opened = await open();
    const headers = { 'attempt-token': tokenOf(opened), 'answers-digest': digestOf(answersTo(opened, 4)) };
    const { status, body } = await knock('/api/v1/auth/campus', { headers });
    expect([status, body.code, body.stamp]).toEqual([503, 'provider_not_configured', undefined]);
    getBehind();
    await fillByHandIns(100);
    const others = [opening(), '/api/v1/auth/campus', '/api/v1/quiz-submissions'];
    for (const path of others) {
      const { status, body } = await knock(path, { headers });
      expect([path, status, body.stamp]).toEqual([path, 503, undefined]);
    }
  });

  it('is that of its account also by a token whose time is over, while the session lives', async () => {
    const person = await aPerson(app);
    const headers = { authorization: `Bearer ${person.token}` };
    const [first, second] = [await open(), await open()];
    app.clock.advance({ minutes: 16 });
    const ofAccount = async (opened: Opened) => {
      const { submission_id: id } = (await handIn(opened, { headers })).body;
      const stored = app.db.queries.selectFrom('quiz_submissions').select('user_id').where('id', '=', id);
      return (await stored.executeTakeFirstOrThrow()).user_id;
    };
    expect(await ofAccount(first)).toBe(person.user.id);
    await app.db.queries
      .updateTable('sessions')
      .set({ ended_at: app.clock.now() })
      .where('user_id', '=', person.user.id)
      .execute();
    expect(await ofAccount(second)).toBeNull();
  });

  it('is stored once, however often it comes with its proof', async () => {
    const { opened, stamp } = await turnAway();
    const headers = { 'refusal-stamp': stamp };
    const [first, again] = [await handIn(opened, { headers }), await handIn(opened, { headers })];
    expect(again.body.submission_id).toBe(first.body.submission_id);
    expect(again.body.submitted_at).toBe(first.body.submitted_at);
  });
});

describe('T106 the proof that somebody was turned away', () => {
  const stamps = createStamps(testSecrets, (token) => (token === 'real' ? { nonce: 'one' } : null));
  const answers = [{ question_id: 'one', selected_answer: 'A' }];
  const began = Date.parse('2026-11-02T08:00:00Z');
  const at = (minutes: number) => new Date(began + minutes * 60_000);
  const claim = { beganAt: began / 1000 };
  const handedIn = { token: 'real', claim, answers };
  const stampAt = (minutes: number) =>
    stamps.stampFor({ 'attempt-token': 'real', 'answers-digest': digestOf(answers) }, at(minutes)) ?? '';

  it('says when that was, for as long as an attempt may be handed in', () => {
    expect(stamps.read(stampAt(9), handedIn, at(30))).toEqual(at(9));
    expect(stamps.read(stampAt(9), handedIn, at(9 + 7 * 24 * 60))).toEqual(at(9));
    expect(stamps.read(stampAt(9), handedIn, at(10 + 7 * 24 * 60))).toBeNull();
  });

  it('proves nothing before the attempt began, nor what is yet to come', () => {
    expect(stamps.read(stampAt(-1), handedIn, at(30))).toBeNull();
    expect(stamps.read(stampAt(40), handedIn, at(30))).toBeNull();
  });

  it('is given for real attempts and whole hashes only', () => {
    const digest = digestOf(answers);
    expect(stamps.stampFor({ 'attempt-token': 'forged', 'answers-digest': digest }, at(1))).toBeNull();
    expect(stamps.stampFor({ 'attempt-token': 'real', 'answers-digest': 'short' }, at(1))).toBeNull();
    expect(stamps.stampFor({ 'attempt-token': 'real' }, at(1))).toBeNull();
  });

  it('is given for the answers only that an attempt came with first, however often', () => {
    const stampOf = (text: string) =>
      stamps.stampFor(
        { 'attempt-token': 'real', 'answers-digest': digestOf([{ ...answers[0], question_id: text }]) },
        at(1),
      );
    expect([stampOf('one'), stampOf('two'), stampOf('three'), stampOf('one')].map((stamp) => stamp !== null)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('tells two answers apart wherever one ends and the next begins', () => {
    const texts = [
      [{ question_id: 'a', typed_answer: '1' }, { question_id: 'b' }],
      [{ question_id: 'a', typed_answer: '1","b' }],
      [{ question_id: 'a', selected_answer: '1' }, { question_id: 'b' }],
    ].map(answersText);
    expect(new Set(texts).size).toBe(3);
  });
});
