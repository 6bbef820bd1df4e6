import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp, type TestClient, testSecrets } from '../../../../test/harness.ts';
import { answersTo, aQuiz, linkIdOf, openAsTaker, takeQuiz } from '../../../../test/quizzes.ts';
import { takeDown } from '../../../operator/shared-links.ts';
import { createLimiter } from '../../house/limiter/limiter.service.ts';
import { createCodes } from './codes.ts';

let app: TestApp;
let owner: Person;
let visitor: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  owner = await aPerson(app, { name: 'Dr Bello' });
  visitor = app.client({ address: '10.2.2.2' });
});
afterAll(() => app.close());

const give = async (quiz: { quiz_id: string }) =>
  (await owner.client.quizzes.giveCode({ params: { id: quiz.quiz_id } })).code;
const find = (code: string, client = visitor) => client.quizzes.findByCode({ params: { code } });
/** Long after signing in; a session lasts minutes. */
async function later(minutes: number) {
  app.clock.advance({ minutes });
  const login = { email: owner.user.email, password: owner.password };
  owner = { ...owner, client: app.client({ token: (await visitor.auth.login({ body: login })).access_token }) };
}
const live = ({ quiz_id }: { quiz_id: string }) => owner.client.quizzes.live({ params: { id: quiz_id } });

describe('the code of a quiz', () => {
  it('is the same every time, costs the editor no version, and leads to the link however it is typed', async () => {
    const quiz = await aQuiz(owner);
    const read = () => owner.client.quizzes.get({ params: { id: quiz.quiz_id } });
    expect((await live(quiz)).code).toBeNull();
    const code = await give(quiz);
    expect(await give(quiz)).toBe(code);
    expect(await live(quiz)).toMatchObject({ code, link: quiz.link, title: 'Tens', lecturer_name: 'Dr Bello' });
    expect(await read()).toMatchObject({ view: 'owner', version: quiz.version });
    expect(await find(code)).toEqual({ link: quiz.link });
    expect(await find(` ${code.slice(0, 3)}-${code.slice(3).toLowerCase()} `)).toEqual({ link: quiz.link });
  });

  it('is dead with its link: closed, renewed, taken down and unknown ones answer alike', async () => {
    const params = async () => ({ id: (await aQuiz(owner)).quiz_id });
    const [closed, renewed, takenDown] = [await params(), await params(), await params()];
    const codes = await Promise.all(
      [closed, renewed, takenDown].map(async (one) => (await owner.client.quizzes.giveCode({ params: one })).code),
    );
    await owner.client.quizzes.close({ params: closed });
    const { link } = await owner.client.quizzes.renewLink({ params: renewed });
    await takeDown(app, takenDown.id);
    const answers = await Promise.all([...codes, '222222', 'no code'].map((code) => failureOf(find(code))));
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'quiz_code_unknown' });
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);

    await owner.client.quizzes.open({ params: closed });
    expect(await find(codes[0]!)).toMatchObject({ link: expect.stringContaining('/quiz/') });
    const next = await give({ quiz_id: renewed.id });
    expect(next).not.toBe(codes[1]);
    expect(await find(next)).toEqual({ link });
  });

  it('is another one where the first that comes to mind is taken', async () => {
    const [one, other] = [await aQuiz(owner), await aQuiz(owner)];
    const drawn = ['999999', '999999', '888888'];
    const limiter = createLimiter(app.db.queries, app.clock, testSecrets);
    const codes = createCodes({ db: app.db, limiter, newCode: () => drawn.shift() ?? '' });
    expect(await codes.give(owner.user.id, one.quiz_id)).toEqual({ code: '999999' });
    expect(await codes.give(owner.user.id, other.quiz_id)).toEqual({ code: '888888' });
    expect(drawn).toEqual([]);
  });

  it('cannot be guessed: after 200 wrong ones an address waits, and others do not', async () => {
    const code = await give(await aQuiz(owner));
    const guesser = app.client({ address: '10.3.3.3' });
    for (let round = 0; round < 20; round++) {
      await Promise.all(Array.from({ length: 10 }, () => failureOf(find('222222', guesser))));
    }
    const refusal = await failureOf(find(code, guesser));
    expect(refusal).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect(await find(code)).toMatchObject({ link: expect.stringContaining('/quiz/') });
  });
});

/** Somebody presses 'Begin Quiz', and their browser says so. */
async function begin(quiz: { link: string }, email: string) {
  const opened = await openAsTaker(visitor, quiz, email);
  const attempt_token = opened.attempt_token ?? '';
  const note = () =>
    visitor.quizzes.logAttempt({
      body: { quiz_id: opened.quiz_id, student_name: 'A', student_email: email, attempt_token },
    });
  const handIn = () =>
    visitor.quizzes.submit({
      body: {
        quiz_id: opened.quiz_id,
        student_name: 'A',
        student_email: email,
        attempt_token,
        results: { answers: answersTo(opened, 4) },
      },
    });
  return { note, handIn };
}

describe('the hall', () => {
  it('counts who takes the quiz now and who has handed in, each address once', async () => {
    const quiz = await aQuiz(owner);
    const [ada, chidi] = [await begin(quiz, 'ada@student.example'), await begin(quiz, 'chidi@student.example')];
    await ada.note();
    await chidi.note();
    // On another device.
    await (await begin(quiz, 'chidi@student.example')).note();
    expect(await live(quiz)).toMatchObject({ taking: 2, handed_in: 0, ends_at: null });
    app.clock.advance({ seconds: 1 });
    await chidi.handIn();
    expect(await live(quiz)).toMatchObject({ taking: 1, handed_in: 1 });
    await ada.handIn();
    expect(await live(quiz)).toMatchObject({ taking: 0, handed_in: 2 });
  });

  it('does not count somebody in whose note came after the result', async () => {
    const quiz = await aQuiz(owner);
    const late = await begin(quiz, 'late@student.example');
    await late.handIn();
    app.clock.advance({ seconds: 1 });
    await late.note();
    expect(await live(quiz)).toMatchObject({ taking: 0, handed_in: 1 });
    await (await begin(quiz, 'late@student.example')).note();
    expect(await live(quiz)).toMatchObject({ taking: 1, handed_in: 1 });
  });

  it('counts those without an address one by one, and nobody who began at a link that is dead', async () => {
    const quiz = await aQuiz(owner);
    const [one, other] = [await begin(quiz, 'anonymous@example.com'), await begin(quiz, 'anonymous@example.com')];
    await one.note();
    await other.note();
    expect(await live(quiz)).toMatchObject({ taking: 2 });
    app.clock.advance({ seconds: 1 });
    await one.handIn();
    expect(await live(quiz)).toMatchObject({ taking: 1, handed_in: 1 });
    await owner.client.quizzes.renewLink({ params: { id: quiz.quiz_id } });
    expect(await live(quiz)).toMatchObject({ taking: 0, handed_in: 1 });
  });

  it('forgets who left: three hours after they began, or when their time is over', async () => {
    const [untimed, timed] = [await aQuiz(owner), await aQuiz(owner, { settings: { time_limit_minutes: 10 } })];
    for (const quiz of [untimed, timed]) await (await begin(quiz, 'gone@student.example')).note();
    expect(await live(timed)).toMatchObject({ taking: 1, time_limit_minutes: 10 });
    await later(12);
    expect(await live(timed)).toMatchObject({ taking: 0, ends_at: null });
    expect(await live(untimed)).toMatchObject({ taking: 1 });
    await later(180);
    expect(await live(untimed)).toMatchObject({ taking: 0 });
  });

  it('ends with the clock that started last, or at the close', async () => {
    const timed = await aQuiz(owner, { settings: { time_limit_minutes: 10 } });
    expect((await live(timed)).ends_at).toBeNull();
    await openAsTaker(visitor, timed, 'first@student.example');
    app.clock.advance({ minutes: 1 });
    const { began_at } = await openAsTaker(visitor, timed, 'second@student.example');
    const end = new Date(new Date(began_at ?? 0).getTime() + 10 * 60_000);
    expect((await live(timed)).ends_at).toBe(end.toISOString());

    const closes_at = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    const closing = await aQuiz(owner, { settings: { time_limit_minutes: 10, closes_at } });
    await openAsTaker(visitor, closing, 'first@student.example');
    expect((await live(closing)).ends_at).toBe(closes_at);
  });

  it('tells no name and no address', async () => {
    const quiz = await aQuiz(owner);
    await takeQuiz(visitor, quiz, { name: 'Chidi Eze', email: 'chidi.eze@student.example' });
    const answer = JSON.stringify(await live(quiz));
    expect(answer).not.toMatch(/Chidi|chidi|Secret|thirty/);
    expect(answer).toContain(linkIdOf(quiz));
    const results = await owner.client.quizzes.hallResults({ params: { id: quiz.quiz_id } });
    expect(results).toMatchObject({ attempts: 1, averageScore: 100, medianScore: 100 });
    expect(results.questions.map(({ answered, options }) => [answered, options.map(({ count }) => count)])).toEqual([
      [1, [1, 0, 0, 0]],
      [1, [0, 1, 0, 0]],
      [1, [0, 0, 1, 0]],
      [1, [0, 0, 0, 1]],
    ]);
    expect(JSON.stringify(results)).not.toMatch(/Chidi|chidi|Secret/);
  });
});
