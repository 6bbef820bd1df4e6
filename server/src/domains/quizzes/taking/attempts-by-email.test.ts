import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp, type TestClient } from '../../../../test/harness.ts';
import { answersTo, aQuiz, openAsTaker, takeQuiz } from '../../../../test/quizzes.ts';

let app: TestApp;
let owner: Person;
let visitor: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  visitor = app.client({ address: '10.20.30.41' });
});
afterAll(() => app.close());
// Anew, since tests move the clock and a token lives 15 minutes.
beforeEach(async () => {
  owner = await aPerson(app);
});

type Opened = Awaited<ReturnType<typeof openAsTaker>>;
const email = 'chidi@student.example';

const handIn = (opened: Opened, student_email = email) =>
  visitor.quizzes.submit({
    body: {
      quiz_id: opened.quiz_id,
      student_name: 'Chidi',
      student_email,
      attempt_token: opened.attempt_token ?? '',
      results: { answers: answersTo(opened, 4) },
    },
  });

const statsOf = ({ quiz_id }: { quiz_id: string }) => owner.client.quizzes.stats({ params: { id: quiz_id } });

describe('a quiz of one attempt', () => {
  const settings = { attempts: 'one' } as const;

  it('takes any number of copies of it', async () => {
    const opened = await openAsTaker(visitor, await aQuiz(owner, { settings }));
    await handIn(opened);
    expect((await handIn(opened)).score).toBe(100);
  });

  it('stores one of thirty at the same moment, and all of their neighbours', async () => {
    const quiz = await aQuiz(owner, { settings });
    const opened = await Promise.all(Array.from({ length: 60 }, () => openAsTaker(visitor, quiz)));
    const outcomes = await Promise.allSettled(
      opened.map((one, n) => handIn(one, n % 2 === 0 ? 'Chidi@student.example' : `neighbour${n}@student.example`)),
    );
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(reasons).toHaveLength(29);
    for (const reason of reasons) expect(reason).toMatchObject({ status: 409, code: 'already_submitted' });
    const stored = (await statsOf(quiz)).takers.map(({ student_email }) => student_email);
    expect(stored).toHaveLength(31);
    expect(new Set(stored).size).toBe(31);
  });

  it('says so before it shows the questions, whatever the case of the address', async () => {
    const quiz = await aQuiz(owner, { settings });
    await takeQuiz(visitor, quiz);
    const again = await failureOf(openAsTaker(visitor, quiz, 'CHIDI@student.example'));
    expect([again.status, again.code]).toEqual([409, 'already_submitted']);
    expect((await openAsTaker(visitor, quiz, 'other@student.example')).quiz_content.questions).toHaveLength(4);
  });

  it('does not count who gave no address, nor whose name was removed', async () => {
    const quiz = await aQuiz(owner, { settings });
    const nobody = 'anonymous@example.com';
    for (let n = 0; n < 2; n++) await handIn(await openAsTaker(visitor, quiz), nobody);
    for (let n = 0; n < 2; n++) {
      const leaver = await aPerson(app);
      const client = app.client({ token: leaver.token });
      await takeQuiz(client, quiz, { email: leaver.user.email });
      await leaver.client.account.remove();
    }
    expect((await statsOf(quiz)).attempts).toBe(4);
  });

  it('does not count what was handed in while it took many', async () => {
    const quiz = await aQuiz(owner);
    await takeQuiz(visitor, quiz);
    const params = { id: quiz.quiz_id };
    await owner.client.quizzes.update({ params, body: { version: quiz.version, settings } });
    expect((await takeQuiz(visitor, quiz)).score).toBe(100);
    expect((await failureOf(takeQuiz(visitor, quiz))).code).toBe('already_submitted');
  });

  it('takes another from an address to which its owner grants one, and one only', async () => {
    const quiz = await aQuiz(owner, { settings });
    await takeQuiz(visitor, quiz, { right: 0 });
    expect((await statsOf(quiz)).takers).toMatchObject([{ is_only_attempt: true }]);
    const params = { id: quiz.quiz_id };
    await owner.client.quizzes.grantAttempt({ params, body: { student_email: 'CHIDI@student.example' } });
    expect((await statsOf(quiz)).takers).toMatchObject([{ is_only_attempt: false }]);
    expect((await takeQuiz(visitor, quiz)).score).toBe(100);
    expect((await failureOf(takeQuiz(visitor, quiz))).code).toBe('already_submitted');
    expect((await statsOf(quiz)).takers.map(({ is_only_attempt }) => is_only_attempt)).toEqual([true, false]);
  });
});

describe('a timed quiz', () => {
  const settings = { time_limit_minutes: 10 };

  it('shows no question before somebody says who begins', async () => {
    const quiz = await aQuiz(owner, { settings });
    for (const nobody of [undefined, 'anonymous@example.com']) {
      const opened = await openAsTaker(visitor, quiz, nobody);
      expect(opened).toMatchObject({ status: 'open', question_count: 4, attempt_token: null, began_at: null });
      expect(opened.quiz_content.questions).toEqual([]);
    }
  });

  it('goes on with its clock when it is opened again, and the owner sees how often', async () => {
    const quiz = await aQuiz(owner, { settings });
    const first = await openAsTaker(visitor, quiz, email);
    app.clock.advance({ minutes: 5 });
    expect((await openAsTaker(visitor, quiz, 'CHIDI@student.example')).began_at).toBe(first.began_at);
    app.clock.advance({ minutes: 7 });
    const last = await openAsTaker(app.client({ address: '10.20.30.99' }), quiz, email);
    expect(last.began_at).toBe(first.began_at);
    expect((await handIn(last)).is_late).toBe(true);
    const taker = (await statsOf(quiz)).takers[0]!;
    expect(taker).toMatchObject({ reopened: 2, is_late: true });
    // The test's own clock goes on while it calls.
    expect(Math.floor(taker.seconds! / 60)).toBe(12);
    const csv = await app.inject({
      url: `/api/v1/quizzes/${quiz.quiz_id}/results.csv`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(csv.body.split('\r\n')[0]).toContain('Late,Unverified,Outside,Reopened,Submitted (Africa/Lagos)');
    expect(csv.body).toContain(`,${taker.seconds},yes,,,2,`);
  });

  it('starts anew for another address on the same phone', async () => {
    const quiz = await aQuiz(owner, { settings });
    await openAsTaker(visitor, quiz, email);
    app.clock.advance({ minutes: 11 });
    const other = await openAsTaker(visitor, quiz, 'ada@student.example');
    expect((await handIn(other, 'ada@student.example')).is_late).toBe(false);
  });

  it('counts the clock of the address, whoever’s attempt is handed in under it', async () => {
    const quiz = await aQuiz(owner, { settings });
    await openAsTaker(visitor, quiz, email);
    app.clock.advance({ minutes: 12 });
    const fresh = await openAsTaker(visitor, quiz, 'made-up@student.example');
    expect((await handIn(fresh)).is_late).toBe(true);
  });

  it('starts anew after it was handed in, after a week, and at a renewed link', async () => {
    const quiz = await aQuiz(owner, { settings });
    const first = await openAsTaker(visitor, quiz, email);
    await handIn(first);
    app.clock.advance({ minutes: 12 });
    const second = await openAsTaker(visitor, quiz, email);
    expect(second.began_at).not.toBe(first.began_at);
    expect((await handIn(second)).is_late).toBe(false);
    expect((await statsOf(quiz)).takers.map(({ reopened }) => reopened)).toEqual([0, 0]);

    app.clock.advance({ minutes: 1 });
    const third = await openAsTaker(visitor, quiz, email);
    app.clock.advance({ days: 8 });
    const fourth = await openAsTaker(visitor, quiz, email);
    expect(fourth.began_at).not.toBe(third.began_at);
    app.clock.advance({ minutes: 1 });
    owner = { ...owner, ...(await signInAgain()) };
    const renewed = await owner.client.quizzes.renewLink({ params: { id: quiz.quiz_id } });
    expect((await openAsTaker(visitor, renewed, email)).began_at).not.toBe(fourth.began_at);
  });

  it('starts anew for an address to which its owner grants another attempt', async () => {
    const quiz = await aQuiz(owner, { settings: { ...settings, attempts: 'one' } });
    await openAsTaker(visitor, quiz, email);
    app.clock.advance({ minutes: 11 });
    await owner.client.quizzes.grantAttempt({ params: { id: quiz.quiz_id }, body: { student_email: email } });
    expect((await takeQuiz(visitor, quiz)).is_late).toBe(false);
  });

  it('shows its owner a clock that a stranger started, with the devices, until it is freed', async () => {
    const quiz = await aQuiz(owner, { settings });
    const params = { id: quiz.quiz_id };
    const running = async () => (await owner.client.quizzes.running({ params })).running;
    const stranger = app.client({ address: '10.20.30.99' });
    const stolen = await openAsTaker(stranger, quiz, email);
    app.clock.advance({ minutes: 2 });
    await openAsTaker(visitor, quiz, email);
    expect(await running()).toEqual([
      { student_email: email, began_at: stolen.began_at, opened: 2, devices: 2, extra_minutes: 0 },
    ]);
    await owner.client.quizzes.grantAttempt({ params, body: { student_email: email } });
    expect(await running()).toEqual([]);
    expect((await openAsTaker(visitor, quiz, email)).began_at).not.toBe(stolen.began_at);
  });

  it('gives one clock to an address that opens it fifty times at the same moment', async () => {
    const quiz = await aQuiz(owner, { settings });
    const opened = await Promise.all(
      Array.from({ length: 60 }, (_, n) => openAsTaker(visitor, quiz, n < 50 ? email : `n${n}@student.example`)),
    );
    expect(new Set(opened.slice(0, 50).map(({ began_at }) => began_at)).size).toBe(1);
    await handIn(opened[0] as Opened);
    expect((await statsOf(quiz)).takers).toMatchObject([{ reopened: 49 }]);
  });

  async function signInAgain() {
    const { access_token: token } = await app
      .client()
      .auth.login({ body: { email: owner.user.email, password: owner.password } });
    return { token, client: app.client({ token }) };
  }
});
