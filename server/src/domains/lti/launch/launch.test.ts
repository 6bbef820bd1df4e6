import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { beginLaunch, launch as launchAt, launchDataOf, postLaunch } from '../../../../test/lti-launch.ts';
import { claims, startLtiPlatform, type TestPlatform, type Twist } from '../../../../test/lti-platform.ts';
import { ltiCommands } from '../../../operator/lti.ts';

const publicUrl = 'http://akada.example';
const lesson = `${publicUrl}/courses/cos-101/lessons/history-of-computing`;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

let platform: TestPlatform;
let app: TestApp;
let people = 0;

const register = (given: TestPlatform['registration'], to = app) =>
  ltiCommands['lti-platform']?.run(
    to.deps,
    given.name,
    given.issuer,
    given.clientId,
    given.loginUrl,
    given.tokenUrl,
    given.keysUrl,
    given.deploymentId,
  );

beforeAll(async () => {
  platform = await startLtiPlatform();
  app = await buildTestApp({ env: { PUBLIC_URL: publicUrl, LTI_LOOPBACK: 'on' } });
  await register(platform.registration);
});
beforeEach(() => {
  people++;
  platform.person = { ...platform.person, sub: `person-${people}` };
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const begin = (initiation = platform.initiation(lesson)) => beginLaunch(app, initiation);
const post = (answer: Record<string, string>) => postLaunch(app, answer);
const launch = (twist?: Twist) => launchAt(app, platform, lesson, twist);

const passwordOf = ({ user, password }: Person) => ({ email: user.email, password });

const expectRefusal = async (twist: Twist) => {
  const { page, oneTime } = await launch(twist);
  expect(page.statusCode).toBe(401);
  expect(page.body).toContain('open Akada from your course again');
  expect(oneTime.code).toBe('none');
};

describe('a launch', () => {
  it('goes to the platform with a state and a nonce, and comes back to a page for a new window', async () => {
    const { asked, page } = await begin();
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: platform.clientId,
      redirect_uri: `${publicUrl}/api/v1/lti/launch`,
      login_hint: platform.person.sub,
    });
    expect(page.headers['set-cookie']).toBeUndefined();
    const returned = await post(await platform.answer(asked));
    expect(returned.page.statusCode).toBe(200);
    expect(returned.page.body).toContain(`${publicUrl}/lti/enter`);
  });

  it('begins by a form as well', async () => {
    const payload = new URLSearchParams(platform.initiation(lesson)).toString();
    const page = await app.inject({ method: 'POST', url: '/api/v1/lti/login', headers: form, payload });
    expect(launchDataOf(page.body).url).toContain(platform.issuer);
  });

  it('opens a session and the lesson, with an account that has no password, the same one next time', async () => {
    const { oneTime } = await launch();
    expect(await app.client().lti.look({ body: oneTime })).toEqual({
      id: expect.any(String),
      platform: 'Test Campus',
      name: platform.person.name,
      is_known: false,
      is_you: false,
      is_proved: false,
    });
    const first = await app.client().lti.enter({ body: oneTime });
    expect(first.go_to).toBe('/courses/cos-101/lessons/history-of-computing');
    const profile = await app.client({ token: first.session.access_token }).auth.me();
    expect(profile).toMatchObject({ name: platform.person.name, has_password: false });
    const again = await launch();
    expect(await app.client().lti.look({ body: again.oneTime })).toMatchObject({ is_known: true });
    expect((await app.client().lti.enter({ body: again.oneTime })).session.user.id).toBe(first.session.user.id);
  });

  it('T85 joins an account only where both are proved, and never by the address', async () => {
    const person = await aPerson(app);
    const byAddress = await launch({ claims: { email: person.user.email, email_verified: true } });
    const entered = await app.client().lti.enter({ body: byAddress.oneTime });
    expect(entered.session.user.id).not.toBe(person.user.id);

    platform.person = { ...platform.person, sub: `${platform.person.sub}-joined` };
    const proved = await launch();
    expect(await person.client.lti.join({ body: { ...proved.oneTime, ...passwordOf(person) } })).toEqual({
      session: null,
      go_to: '/courses/cos-101/lessons/history-of-computing',
    });
    const next = await launch();
    expect(await person.client.lti.look({ body: next.oneTime })).toMatchObject({ is_known: true, is_you: true });
    expect(await person.client.lti.open({ body: next.oneTime })).toMatchObject({
      go_to: expect.stringMatching(/history/),
    });
    const last = await launch();
    expect((await app.client().lti.enter({ body: last.oneTime })).session.user.id).toBe(person.user.id);
  });

  it('T85 leaves a person of the platform with the account that has them already', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    await person.client.lti.join({ body: { ...(await launch()).oneTime, ...passwordOf(person) } });
    const { oneTime } = await launch();
    const second = other.client.lti.join({ body: { ...oneTime, ...passwordOf(other) } });
    expect(await failureOf(second)).toMatchObject({ code: 'launched_by_another' });
    expect(await failureOf(other.client.lti.open({ body: oneTime }))).toMatchObject({ code: 'launched_by_another' });
  });

  it('keeps people apart whose numbers are the same at two platforms', async () => {
    const other = await startLtiPlatform({ clientId: 'another' });
    await register(other.registration);
    const here = await app.client().lti.enter({ body: (await launch()).oneTime });
    const { sub } = platform.person;
    other.person = { ...other.person, sub };
    const { asked, browser_key } = await begin(other.initiation(lesson));
    const { code } = await post(await other.answer(asked));
    const there = await app.client().lti.enter({ body: { code, browser_key } });
    expect(there.session.user.id).not.toBe(here.session.user.id);
    await other.close();
  });

  it('stands in the account’s export, and goes with the account', async () => {
    const { session } = await app.client().lti.enter({ body: (await launch()).oneTime });
    const count = () =>
      app.db.queries
        .selectFrom('lti_people')
        .select('subject')
        .where('user_id', '=', session.user.id)
        .execute()
        .then((rows) => rows.length);
    expect(await count()).toBe(1);
    await app.db.queries.deleteFrom('users').where('id', '=', session.user.id).execute();
    expect(await count()).toBe(0);
  });
});

describe('T81 a token that does not hold opens nothing', () => {
  it.each([
    ['for another tool', { claims: { aud: 'another-tool' } }],
    ['for several, made for another', { claims: { aud: ['akada-tool', 'other'], azp: 'other' } }],
    ['for several, made for nobody', { claims: { aud: ['akada-tool', 'other'] } }],
    ['of another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['of another deployment', { claims: { [claims.deployment]: 'deployment-2' } }],
    ['without a deployment', { claims: { [claims.deployment]: undefined } }],
    ['with another nonce', { claims: { nonce: 'of-another-launch' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that has expired', { claims: { iat: 1_700_000_000, exp: 1_700_000_300 } }],
    ['that was made long ago', { claims: { iat: 1_700_000_000 } }],
    ['of tomorrow', { claims: { iat: Math.floor(Date.now() / 1000) + 86_400 } }],
    ['without a person', { claims: { sub: undefined } }],
    ['of another version', { claims: { [claims.version]: '1.1' } }],
    ['of another kind', { claims: { [claims.type]: 'LtiSubmissionReviewRequest' } }],
    ['that leads elsewhere', { claims: { [claims.target]: 'https://evil.example/quiz/1' } }],
    ['that leads to no page of a launch', { claims: { [claims.target]: `${publicUrl}/settings` } }],
    ['with the name of a key that is none of the platform’s', { token: (c) => platform.sign(c, { kid: 'foreign' }) }],
    ['without the name of a key', { token: async (c) => await platform.sign(c, { kid: undefined as never }) }],
    ['signed by a foreign key', { token: signedByAStranger }],
    ['signed by nobody', { token: async (c) => `${part({ alg: 'none', kid: 'platform-key-1' })}.${part(c)}.` }],
    ['signed by the public key as a secret', { token: signedByASecret }],
    ['with NUL in the name', { claims: { name: 'Ngozi\0' } }],
    ['with half a character in the name', { claims: { name: 'Ngozi \ud800' } }],
    ['with NUL in the person', { claims: { sub: 'a\0b' } }],
    ['with half a character in the person', { claims: { sub: 'a\udc00b' } }],
    ['with NUL in the deployment', { claims: { [claims.deployment]: 'deployment-1\0' } }],
    ['with NUL in the course', { claims: { [claims.context]: { id: 'course-1\0', title: 'BIO 101' } } }],
    ['with half a character in its title', { claims: { [claims.context]: { id: 'course-1', title: '\udfff' } } }],
    ['with NUL in what nobody reads', { claims: { custom: { deep: [{ er: 'x\0' }] } } }],
    ['with NUL in the name of a claim', { claims: { custom: { 'a\0': 1 } } }],
    ['nested beyond measure', { token: nestedDeep }],
    ['with a person of 10,000 letters', { claims: { sub: 'x'.repeat(10_000) } }],
    ['of 70,000 letters', { claims: { name: 'x'.repeat(70_000) } }],
    ['of 120,000 letters', { claims: { name: 'x'.repeat(120_000) } }],
    ['that is no token', { token: async () => 'not.a.token' }],
  ] satisfies [string, Twist][])('%s', async (_name, twist) => expectRefusal(twist));

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  /** Signed by the platform; only its depth is odd. */
  async function nestedDeep(honest: object) {
    const deep = JSON.parse(`${'['.repeat(1000)}"\\u0000"${']'.repeat(1000)}`);
    return platform.sign({ ...honest, custom: deep });
  }

  async function signedByAStranger(honest: object) {
    const { privateKey } = await generateKeyPair('RS256');
    return new SignJWT({ ...honest }).setProtectedHeader({ alg: 'RS256', kid: 'platform-key-1' }).sign(privateKey);
  }

  async function signedByASecret(honest: object) {
    const { body } = await app.inject({ method: 'GET', url: '/api/v1/lti/keys' });
    return new SignJWT({ ...honest })
      .setProtectedHeader({ alg: 'HS256', kid: 'platform-key-1' })
      .sign(new TextEncoder().encode(body));
  }

  it('cuts a long name between two characters', async () => {
    const { oneTime } = await launch({ claims: { name: `${'x'.repeat(119)}😀😀` } });
    expect((await app.client().lti.look({ body: oneTime })).name).toBe('x'.repeat(119));
  });

  it('asks for keys again at most once a minute, however many forged names come', async () => {
    await launch();
    app.clock.advance({ minutes: 2 });
    const before = platform.keysAsked;
    for (let n = 0; n < 5; n++) await expectRefusal({ token: (c) => platform.sign(c, { kid: `forged-${n}` }) });
    expect(platform.keysAsked).toBe(before + 1);
  });
});

describe('T82 a launch counts once, in the browser that began it', () => {
  it('refuses an answer that is posted twice', async () => {
    const { asked } = await begin();
    const answer = await platform.answer(asked);
    expect((await post(answer)).page.statusCode).toBe(200);
    expect((await post(answer)).page.statusCode).toBe(401);
  });

  it('refuses a token of one launch in another', async () => {
    const [one, other] = [await begin(), await begin()];
    const { id_token } = await platform.answer(one.asked);
    const { state } = await platform.answer(other.asked);
    expect((await post({ id_token, state })).page.statusCode).toBe(401);
  });

  it('refuses a state that nobody was given, and one that is old', async () => {
    expect((await post({ id_token: 'x', state: 'made-up' })).page.statusCode).toBe(401);
    const { asked } = await begin();
    const answer = await platform.answer(asked);
    app.clock.advance({ minutes: 11 });
    expect((await post(answer)).page.statusCode).toBe(401);
    app.clock.advance({ minutes: -11 });
  });

  it('opens nothing in another browser, which has another key', async () => {
    const { oneTime } = await launch();
    const stolen = app.client().lti.enter({ body: { ...oneTime, browser_key: 'of another browser' } });
    expect(await failureOf(stolen)).toMatchObject({ code: 'invalid_launch' });
    const person = await aPerson(app);
    const joined = person.client.lti.join({ body: { ...oneTime, browser_key: 'another', ...passwordOf(person) } });
    expect(await failureOf(joined)).toMatchObject({ code: 'invalid_launch' });
  });

  it('opens one session by one code, also when it comes ten times at once', async () => {
    const { oneTime } = await launch();
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => app.client().lti.enter({ body: oneTime })));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('forgets a code after ten minutes', async () => {
    const { oneTime } = await launch();
    app.clock.advance({ minutes: 11 });
    expect(await failureOf(app.client().lti.enter({ body: oneTime }))).toMatchObject({ code: 'invalid_launch' });
    app.clock.advance({ minutes: -11 });
  });

  it('says so when the platform refuses', async () => {
    const { asked } = await begin();
    const state = asked.searchParams.get('state') ?? 'none';
    expect((await post({ error: 'login_required', state })).page.body).toContain('Akada can’t open');
  });
});

describe('T83 only registered platforms launch, and only their pages frame a launch', () => {
  it('refuses an issuer or a client that nobody registered, and frames nothing for it', async () => {
    for (const [name, value] of [
      ['iss', 'https://elsewhere.example'],
      ['client_id', 'unknown'],
    ] as const) {
      const { page } = await begin({ ...platform.initiation(lesson), [name]: value });
      expect(page.statusCode).toBe(401);
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it('refuses to begin a launch that leads elsewhere', async () => {
    for (const target of [
      'https://evil.example/',
      `${publicUrl}@evil.example/`,
      `${publicUrl}//evil.example`,
      'javascript:1',
    ])
      expect((await begin(platform.initiation(target))).page.statusCode).toBe(401);
  });

  it('lets the platform’s pages frame a launch, and nobody frame the app', async () => {
    const { asked, page } = await begin();
    for (const framed of [page, (await post(await platform.answer(asked))).page]) {
      expect(framed.headers['content-security-policy']).toMatch(
        new RegExp(`frame-ancestors ${platform.issuer.replaceAll('.', '\\.')}$`),
      );
      expect(framed.headers['x-frame-options']).toBeUndefined();
    }
    const other = await app.inject({ method: 'GET', url: '/api/v1/lti/keys' });
    expect(other.headers['x-frame-options']).toBe('DENY');
  });

  it('writes what a platform sends as text', async () => {
    const initiation = { ...platform.initiation(lesson), login_hint: '</script><script>alert(1)</script>' };
    expect((await begin(initiation)).page.body).not.toContain('<script>alert');
  });
});

describe('T84 the addresses of a platform', () => {
  let plain: TestApp;
  beforeAll(async () => {
    plain = await buildTestApp({ env: { PUBLIC_URL: publicUrl } });
  });
  afterAll(() => plain.close());

  it.each([
    'http://moodle.example/keys',
    'https://127.0.0.1/keys',
    'https://[::1]/keys',
    'https://10.0.0.1/keys',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/keys',
    'https://moodle.internal/keys',
    'https://user:secret@moodle.example/keys',
    'https://moodle.example:8443/keys',
    'file:///etc/passwd',
  ])('cannot be %s', async (address) => {
    const open = {
      ...platform.registration,
      loginUrl: 'https://moodle.example/auth',
      tokenUrl: 'https://moodle.example/token',
    };
    await expect(register({ ...open, keysUrl: address }, plain)).rejects.toThrow('public https://');
  });
});

describe('the keys of this tool', () => {
  it('are published without their private half, and replaced by time with both known for a while', async () => {
    const published = async () => (await app.client().lti.keys()).keys;
    const [first, ...none] = await published();
    expect(none).toEqual([]);
    expect(first && Object.keys(first).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const { sweepLaunches } = await import('../lti.jobs.ts');
    app.clock.advance({ days: 91 });
    await app.runNow(sweepLaunches);
    const both = await published();
    expect(both).toHaveLength(2);
    expect(both[1]).toEqual(first);
    app.clock.advance({ days: 20 });
    await app.runNow(sweepLaunches);
    expect(await published()).toEqual([both[0]]);
  });
});
