import type { QuizSettings } from '@akada/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type QuizAttempt, writeQuizCode } from '../../../../../contract/src/quiz-file-code.ts';
import { aPerson } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp, type TestClient } from '../../../../test/harness.ts';
import { aQuiz, linkIdOf } from '../../../../test/quizzes.ts';

const laptop = '192.168.43.1';

let app: TestApp;
/** At the laptop itself: elsewhere nobody signs in. */
let owner: { token: string; client: TestClient };
beforeAll(async () => {
  app = await buildTestApp({
    env: { CLASSROOM: 'on' },
    addresses: () => [{ address: laptop, network: 'wlan0' }],
  });
  const body = { email: 'bello@example.com', password: 'correct horse', name: 'Dr Bello' };
  const { access_token: token } = await app.client().auth.register({ body });
  owner = { token, client: app.client({ token }) };
});
afterAll(() => app.close());

const fromPhone = (linkId: string) =>
  app.inject({
    url: `/api/v1/quiz-files/links/${linkId}`,
    remoteAddress: '192.168.43.57',
    headers: { host: `${laptop}:3000` },
  });
const fromLaptop = (quizId: string) =>
  app.inject({
    url: `/api/v1/quiz-files/${quizId}/file`,
    headers: { authorization: `Bearer ${owner.token}`, host: 'localhost:3000' },
  });

describe('in a class on one laptop', () => {
  it('T92 a taker takes the owner’s own file home, which holds no key', async () => {
    const quiz = await aQuiz(owner, { title: 'Tens' });
    const taken = await fromPhone(linkIdOf(quiz));
    expect(taken.statusCode).toBe(200);
    expect(taken.headers['content-disposition']).toContain('Tens.html');
    expect(taken.body).toBe((await fromLaptop(quiz.quiz_id)).body);
    const markup = taken.body.slice(taken.body.indexOf('<body>'), taken.body.indexOf('<script'));
    expect(markup).toContain('What is 1 times ten');
    expect(markup).not.toMatch(/correct|explanation|seed/);
  });

  it('no address stands in it, since the laptop’s leads nowhere at home', async () => {
    const { body } = await fromPhone(linkIdOf(await aQuiz(owner)));
    const seen = body.replaceAll('http://www.w3.org/', '');
    expect(seen).not.toMatch(/https?:\/\/|localhost|192\.168\./);
  });

  it('its code counts on the laptop', async () => {
    const quiz = await aQuiz(owner);
    const { body } = await fromPhone(linkIdOf(quiz));
    const [, data = '{}'] = /<script type="application\/json" id="data">(.*)<\/script>/.exec(body) ?? [];
    const { ref, version } = JSON.parse(data) as Pick<QuizAttempt, 'ref' | 'version'>;
    const given = { ref, version, nonce: 1, name: 'Ada Obi', number: '', group: '', answers: [1, 2, 3, 1] };
    const brought = await owner.client.quizFiles.bring({
      params: { id: quiz.quiz_id },
      body: { text: writeQuizCode(given) ?? '' },
    });
    expect(brought.codes).toMatchObject([{ is: 'counted', name: 'Ada Obi' }]);
  });

  it.each<Partial<QuizSettings>>([
    { time_limit_minutes: 30 },
    { attempts: 'one' },
    { show_answers: 'never' },
    { layout: 'room' },
  ])('an examination stays: %o', async (settings) => {
    const { statusCode, body } = await fromPhone(linkIdOf(await aQuiz(owner, { settings })));
    expect(statusCode).toBe(409);
    expect(JSON.parse(body).code).toBe('quiz_file_examination');
  });

  it('a closed quiz stays, and one whose link was renewed is not found by the old one', async () => {
    const quiz = await aQuiz(owner);
    await owner.client.quizzes.close({ params: { id: quiz.quiz_id } });
    expect(JSON.parse((await fromPhone(linkIdOf(quiz))).body).code).toBe('quiz_not_open');
    await owner.client.quizzes.renewLink({ params: { id: quiz.quiz_id } });
    expect(JSON.parse((await fromPhone(linkIdOf(quiz))).body).code).toBe('quiz_not_available');
  });

  it('one phone is held back when it asks without end', async () => {
    const linkId = linkIdOf(await aQuiz(owner));
    const answers: number[] = [];
    for (let asked = 0; asked <= 120; asked++) answers.push((await fromPhone(linkId)).statusCode);
    expect([answers.at(0), answers.at(-1)]).toEqual([200, 429]);
  });
});

it('a taker elsewhere gets no file: the owner sends it', async () => {
  const site = await buildTestApp();
  try {
    const lecturer = await aPerson(site);
    const url = `/api/v1/quiz-files/links/${linkIdOf(await aQuiz(lecturer))}`;
    const { statusCode, body } = await site.inject({ url });
    expect([statusCode, JSON.parse(body).code]).toEqual([404, 'not_found']);
  } finally {
    await site.close();
  }
});
