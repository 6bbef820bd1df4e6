import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { launch } from '../../../../test/lti-launch.ts';
import { startLtiPlatform, type TestPlatform } from '../../../../test/lti-platform.ts';
import { aQuiz, takeQuiz } from '../../../../test/quizzes.ts';
import { queueGrades } from './grades.jobs.ts';

const publicUrl = 'http://akada.example';
let platform: TestPlatform;
let app: TestApp;
let owner: Person;
let people = 0;

beforeAll(async () => {
  platform = await startLtiPlatform();
  app = await buildTestApp({ env: { PUBLIC_URL: publicUrl, LTI_LOOPBACK: 'on' } });
  platform.toolKeys = () => app.client().lti.keys();
  const { ltiCommands } = await import('../../../operator/lti.ts');
  const { name, issuer, clientId, loginUrl, tokenUrl, keysUrl, deploymentId } = platform.registration;
  const given = [name, issuer, clientId, loginUrl, tokenUrl, keysUrl, deploymentId];
  await ltiCommands['lti-platform']?.run(app.deps, ...given);
  owner = await aPerson(app);
  await app.startWorkers();
});
beforeEach(() => {
  platform.person = { ...platform.person, sub: `taker-${++people}` };
  platform.scores = [];
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const given = () => platform.scores.map(({ userId, scoreGiven, scoreMaximum }) => [userId, scoreGiven, scoreMaximum]);
const patient = { timeout: 30_000, interval: 100 };

/** A quiz, and the client of somebody whom the platform launched into it. */
async function launchedInto() {
  const quiz = await aQuiz(owner);
  const { oneTime } = await launch(app, platform, publicUrl + quiz.link);
  const { session, go_to } = await app.client().lti.enter({ body: oneTime });
  expect(go_to).toBe(quiz.link);
  return { quiz, client: app.client({ token: session.access_token }), sub: platform.person.sub };
}

describe('a grade', () => {
  it('goes back once for each attempt', async () => {
    const { quiz, client, sub } = await launchedInto();
    await takeQuiz(client, quiz, { right: 3, email: 'first@student.example' });
    await app.runNow(queueGrades);
    await expect.poll(given, patient).toEqual([[sub, 3, 4]]);
    expect(platform.scores[0]).toMatchObject({ activityProgress: 'Completed', gradingProgress: 'FullyGraded' });
    await app.runNow(queueGrades);
    await takeQuiz(client, quiz, { right: 4, email: 'first@student.example' });
    await app.runNow(queueGrades);
    await expect.poll(given, patient).toEqual([
      [sub, 3, 4],
      [sub, 4, 4],
    ]);
  });

  it('is corrected when a question is struck', async () => {
    const { quiz, client, sub } = await launchedInto();
    await takeQuiz(client, quiz, { right: 3 });
    await app.runNow(queueGrades);
    await expect.poll(given, patient).toEqual([[sub, 3, 4]]);
    const opened = await owner.client.quizzes.get({ params: { id: quiz.quiz_id } });
    const question = opened.quiz_content.questions[3]?.id ?? 'none';
    await owner.client.quizzes.strikeQuestion({ params: { id: quiz.quiz_id, questionId: question } });
    await app.runNow(queueGrades);
    await expect.poll(given, patient).toEqual([
      [sub, 3, 4],
      [sub, 3, 3],
    ]);
    const [first, second] = platform.scores.map(({ timestamp }) => new Date(timestamp).getTime());
    expect(second).toBeGreaterThan(first as number);
  });

  it('is tried again when the platform is away', async () => {
    platform.scoreAnswers = [503];
    const { quiz, client, sub } = await launchedInto();
    await takeQuiz(client, quiz, { right: 2 });
    await app.runNow(queueGrades);
    await expect.poll(given, patient).toEqual([[sub, 2, 4]]);
    expect(platform.scoreAnswers).toEqual([]);
  });

  it('is told of nobody who was not launched into that quiz', async () => {
    const { quiz, client, sub } = await launchedInto();
    const other = await aQuiz(owner);
    await takeQuiz(client, other, { right: 1 });
    await takeQuiz((await aPerson(app)).client, quiz, { right: 1, email: 'stranger@student.example' });
    await takeQuiz(client, quiz, { right: 2 });
    await app.runNow(queueGrades);
    await expect.poll(given, patient).toEqual([[sub, 2, 4]]);
  });

  it('T84 is sent to no address inside, whatever a platform names', async () => {
    const quiz = await aQuiz(owner);
    const endpoint = {
      scope: ['https://purl.imsglobal.org/spec/lti-ags/scope/score'],
      lineitem: 'https://169.254.169.254/latest',
    };
    const twist = { claims: { 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': endpoint } };
    const { oneTime } = await launch(app, platform, publicUrl + quiz.link, twist);
    const { session } = await app.client().lti.enter({ body: oneTime });
    const rows = app.db.queries.selectFrom('lti_grades').select('id').where('user_id', '=', session.user.id);
    expect(await rows.execute()).toEqual([]);
  });

  it('asks for a token once for many scores, and once more where the platform took it back', async () => {
    expect(platform.tokensGiven).toBe(1);
    platform.tokens.clear();
    const { quiz, client, sub } = await launchedInto();
    await takeQuiz(client, quiz, { right: 2 });
    await app.runNow(queueGrades);
    await expect.poll(given, patient).toEqual([[sub, 2, 4]]);
    expect(platform.tokensGiven).toBe(2);
  });
});
