import type { LinkedThing } from '@akada/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { launch } from '../../../../test/lti-launch.ts';
import { claims, startLtiPlatform, type TestPlatform, type Twist } from '../../../../test/lti-platform.ts';
import { asksForLinks, instructor, linkingSettings, takeLinks } from '../../../../test/lti-platform-links.ts';
import { aQuiz } from '../../../../test/quizzes.ts';
import { ltiCommands } from '../../../operator/lti.ts';

const publicUrl = 'http://akada.example';
const lesson: LinkedThing = { kind: 'lesson', course: 'cos-101', lesson: 'history-of-computing' };

let platform: TestPlatform;
let app: TestApp;
let people = 0;

beforeAll(async () => {
  platform = await startLtiPlatform();
  app = await buildTestApp({ env: { PUBLIC_URL: publicUrl, LTI_LOOPBACK: 'on' } });
  platform.toolKeys = () => app.client().lti.keys();
  const { name, issuer, clientId, loginUrl, tokenUrl, keysUrl, deploymentId } = platform.registration;
  const given = [name, issuer, clientId, loginUrl, tokenUrl, keysUrl, deploymentId];
  await ltiCommands['lti-platform']?.run(app.deps, ...given);
});
beforeEach(() => {
  platform.person = { sub: `lecturer-${++people}`, name: 'Dr Bello', roles: [instructor] };
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const ask = ({ claims: changed = {}, ...twist }: Twist = {}) =>
  launch(app, platform, `${publicUrl}/`, { ...twist, claims: { ...asksForLinks(platform.issuer), ...changed } });

/** Made when it is wanted: the platform has its address only then. */
const settings = (changed: object) => (): Twist => ({
  claims: { [linkingSettings.name]: { ...linkingSettings.of(platform.issuer), ...changed } },
});

/** A lecturer in the app, before anything is chosen. */
async function asked(twist?: Twist) {
  const { oneTime } = await ask(twist);
  const { session, go_to } = await app.client().lti.enter({ body: oneTime });
  const id = /^\/lti\/choose\/([\w-]+)$/.exec(go_to)?.[1] ?? 'none';
  const client = app.client({ token: session.access_token });
  return {
    oneTime,
    params: { id },
    client,
    choose: (...things: LinkedThing[]) => client.ltiLinking.choose({ params: { id }, body: { things } }),
    answer: () => app.client().ltiLinking.chosen({ body: oneTime }),
  };
}

type Asked = Awaited<ReturnType<typeof asked>>;

async function linksOf({ answer }: Asked) {
  const { answer: said } = await answer();
  return said && takeLinks(platform, new URLSearchParams({ JWT: said.token }).toString());
}

describe('choosing what stands in a course', () => {
  it('says who asks, waits, and answers with signed links that say what they open', async () => {
    const choice = await asked();
    expect(await choice.client.ltiLinking.show({ params: choice.params })).toEqual({
      platform: 'Test Campus',
      course: 'BIO 101',
      takes_several: true,
      is_done: false,
    });
    expect(await choice.answer()).toEqual({ answer: null });
    const quiz = await aQuiz(choice, { title: 'Cells' });
    expect(
      await choice.choose({ kind: 'quiz', quiz_id: quiz.quiz_id }, lesson, {
        kind: 'week',
        course: 'cos-101',
        week: 2,
      }),
    ).toEqual({
      chosen: 3,
    });
    const { answer } = await choice.answer();
    expect(answer?.url).toBe(`${platform.issuer}/links?course=1`);
    const links = await linksOf(choice);
    expect(links).toEqual([
      {
        type: 'ltiResourceLink',
        title: 'Cells',
        url: publicUrl + quiz.link,
        lineItem: { label: 'Cells', scoreMaximum: 4, resourceId: quiz.quiz_id },
      },
      {
        type: 'ltiResourceLink',
        title: expect.any(String),
        text: 'COS 101, week 1',
        url: `${publicUrl}/courses/cos-101/lessons/history-of-computing`,
      },
      {
        type: 'ltiResourceLink',
        title: expect.stringMatching(/^COS 101, week 2: ./),
        text: expect.any(String),
        url: `${publicUrl}/courses/cos-101/weeks/2`,
      },
    ]);
    expect(await choice.client.ltiLinking.show({ params: choice.params })).toMatchObject({ is_done: true });
    // Each of them opens by a launch.
    for (const { url } of links ?? []) {
      const { oneTime } = await launch(app, platform, url);
      expect((await app.client().lti.enter({ body: oneTime })).go_to).toBe(new URL(url).pathname);
    }
  });

  it('lets the page post back to the platform only, and ask this server only', async () => {
    const { page } = await ask();
    const policy = page.headers['content-security-policy'];
    expect(policy).toContain(
      `connect-src 'self';form-action 'self' ${platform.issuer};frame-ancestors ${platform.issuer}`,
    );
    const other = await launch(app, platform, `${publicUrl}/`);
    expect(other.page.headers['content-security-policy']).toContain("form-action 'self';");
  });

  it('counts once, and nothing is an answer too', async () => {
    const choice = await asked();
    expect(await choice.choose()).toEqual({ chosen: 0 });
    expect(await linksOf(choice)).toEqual([]);
    expect(await failureOf(choice.choose(lesson))).toMatchObject({ code: 'choice_over' });
    expect(await linksOf(choice)).toEqual([]);
  });

  it('brings one thing where the platform takes one, and no column where it takes none', async () => {
    const single = await asked(settings({ accept_multiple: undefined })());
    expect(await single.client.ltiLinking.show({ params: single.params })).toMatchObject({ takes_several: false });
    expect(await failureOf(single.choose(lesson, lesson))).toMatchObject({ code: 'bad_request' });
    const quizzes = await asked(settings({ accept_lineitem: false })());
    const quiz = await aQuiz(quizzes);
    await quizzes.choose({ kind: 'quiz', quiz_id: quiz.quiz_id });
    expect(await linksOf(quizzes)).toEqual([{ type: 'ltiResourceLink', title: 'Tens', url: publicUrl + quiz.link }]);
  });

  it('knows only what is there', async () => {
    const choice = await asked();
    for (const thing of [
      { ...lesson, lesson: 'no-such-lesson' },
      { ...lesson, course: 'no-101' },
      { kind: 'week', course: 'cos-101', week: 59 },
    ] as LinkedThing[])
      expect(await failureOf(choice.choose(thing))).toMatchObject({ code: 'material_not_found' });
  });
});

describe('T90 only who teaches in a course chooses for it, in the launch that asked', () => {
  const claiming = (changed: Twist['claims']) => (): Twist => ({ claims: changed ?? {} });
  const membership = (role: string) => `http://purl.imsglobal.org/vocab/lis/v2/membership#${role}`;
  const roles = (...given: string[]) => claiming({ 'https://purl.imsglobal.org/spec/lti/claim/roles': given });
  it.each([
    ['a learner', roles(membership('Learner'))],
    ['nobody in particular', roles()],
    [
      'an administrator of the whole platform',
      roles('http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator'),
    ],
    ['a teacher of no course', claiming({ 'https://purl.imsglobal.org/spec/lti/claim/context': undefined })],
    ['a platform that takes no links', settings({ accept_types: ['html', 'file'] })],
    ['an address inside', settings({ deep_link_return_url: 'https://169.254.169.254/latest' })],
    ['a script for an address', settings({ deep_link_return_url: 'javascript:alert(1)' })],
    ['no settings', claiming({ [linkingSettings.name]: undefined })],
    ['another tool', claiming({ aud: 'another-tool' })],
    ['another deployment', claiming({ [claims.deployment]: 'deployment-2' })],
  ])('not %s', async (_who, twist) => {
    expect((await ask(twist())).page.statusCode).toBe(401);
  });

  it.each(['Instructor', 'ContentDeveloper', 'Administrator'])('a course’s %s may', async (role) => {
    expect((await ask(roles(membership(role))())).page.statusCode).toBe(200);
  });

  it('is closed to everybody else, also by its id and by the code without the key', async () => {
    const choice = await asked();
    const stranger = (await aPerson(app)).client.ltiLinking;
    const { params } = choice;
    expect(await failureOf(stranger.show({ params }))).toMatchObject({ code: 'choice_over' });
    expect(await failureOf(stranger.choose({ params, body: { things: [lesson] } }))).toMatchObject({
      code: 'choice_over',
    });
    const stolen = app.client().ltiLinking.chosen({ body: { ...choice.oneTime, browser_key: 'of another' } });
    expect(await failureOf(stolen)).toMatchObject({ code: 'invalid_launch' });
  });

  it('offers nobody else’s quizzes', async () => {
    const owner = await aPerson(app);
    const quiz = await aQuiz(owner);
    const choice = await asked();
    for (const quiz_id of [quiz.quiz_id, quiz.link.replace('/quiz/', '')])
      expect(await failureOf(choice.choose({ kind: 'quiz', quiz_id }))).toMatchObject({ code: 'quiz_not_available' });
  });

  it('ends after an hour, and is no part of other launches', async () => {
    const choice = await asked();
    app.clock.advance({ minutes: 61 });
    expect(await failureOf(choice.answer())).toMatchObject({ code: 'invalid_launch' });
    app.clock.advance({ minutes: -61 });
    const { oneTime } = await launch(app, platform, `${publicUrl}/`);
    expect(await failureOf(app.client().ltiLinking.chosen({ body: oneTime }))).toMatchObject({
      code: 'invalid_launch',
    });
  });
});
