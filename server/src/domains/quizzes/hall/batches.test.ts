import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp, type TestClient } from '../../../../test/harness.ts';
import { answersTo, aQuiz, linkIdOf, openAsTaker, takeQuiz } from '../../../../test/quizzes.ts';

let app: TestApp;
let owner: Person;
let visitor: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  visitor = app.client({ address: '10.20.30.44' });
});
afterAll(() => app.close());
// Anew, since tests move the clock and a token lives 15 minutes.
beforeEach(async () => {
  owner = await aPerson(app);
});

const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
const addTo = async (id: string, name: string, from: number, to: number) => {
  const body = { name, opens_at: inMinutes(from), closes_at: inMinutes(to) };
  const { batches } = await owner.client.quizzes.addBatch({ params: { id }, body });
  const batch = batches.find((one) => one.name === name);
  if (!batch) throw new Error('The batch is not listed.');
  return batch;
};

describe('a batch', () => {
  it('opens and closes at hours of its own, by a link and a code of its own', async () => {
    const quiz = await aQuiz(owner);
    const [now, later] = [await addTo(quiz.quiz_id, 'A', -5, 30), await addTo(quiz.quiz_id, 'B', 60, 90)];
    expect(await openAsTaker(visitor, now)).toMatchObject({ status: 'open', closes_at: now.closes_at });
    expect(await openAsTaker(visitor, later)).toMatchObject({ status: 'scheduled', attempt_token: null });
    const found = await visitor.quizzes.findByCode({ params: { code: now.code } });
    expect(found.link).toBe(now.link);
    app.clock.advance({ minutes: 31 });
    expect(await openAsTaker(visitor, now)).toMatchObject({ status: 'ended' });
  });

  it('is graded as the quiz itself, and tells who is in and who has handed in', async () => {
    const quiz = await aQuiz(owner);
    const batch = await addTo(quiz.quiz_id, 'A', -5, 30);
    await takeQuiz(visitor, batch, { right: 3 });
    const opened = await openAsTaker(visitor, batch);
    const note = { quiz_id: linkIdOf(batch), status: 'started' as const, attempt_token: opened.attempt_token ?? '' };
    await visitor.quizzes.logAttempt({
      body: { ...note, student_name: 'Ada', student_email: 'ada@student.example' },
    });
    const { batches } = await owner.client.quizzes.batches({ params: { id: quiz.quiz_id } });
    expect(batches).toMatchObject([{ taking: 1, handed_in: 0 }]);
    await visitor.quizzes.submit({
      body: {
        quiz_id: linkIdOf(batch),
        student_name: 'Ada',
        student_email: 'ada@student.example',
        attempt_token: opened.attempt_token ?? '',
        results: { answers: answersTo(opened, 4) },
      },
    });
    const after = await owner.client.quizzes.batches({ params: { id: quiz.quiz_id } });
    expect(after.batches).toMatchObject([{ taking: 0, handed_in: 1 }]);
    const { attempts } = await owner.client.quizzes.stats({ params: { id: quiz.quiz_id } });
    expect(attempts).toBe(2);
  });

  it('that is removed ends its link and its code; one that closes before it opens is refused', async () => {
    const quiz = await aQuiz(owner);
    const batch = await addTo(quiz.quiz_id, 'A', -5, 30);
    const params = { id: quiz.quiz_id, batchId: batch.id };
    expect((await owner.client.quizzes.removeBatch({ params })).batches).toEqual([]);
    expect((await failureOf(openAsTaker(visitor, batch))).status).toBe(404);
    expect((await failureOf(addTo(quiz.quiz_id, 'B', 30, 10))).status).toBe(422);
  });
});

describe('extra time', () => {
  const email = 'chidi@student.example';
  const clockOf = (quiz: { link: string }) =>
    visitor.quizzes.clock({ params: { id: linkIdOf(quiz) }, headers: { 'student-email': email } });

  it('is added to a running clock, told to its phone, and not late', async () => {
    const quiz = await aQuiz(owner, { settings: { time_limit_minutes: 10 } });
    const opened = await openAsTaker(visitor, quiz, email);
    const params = { id: quiz.quiz_id };
    const give = (minutes: number) =>
      owner.client.quizzes.giveTime({ params, body: { student_email: email, minutes } });
    await give(5);
    expect((await give(5)).running).toMatchObject([{ student_email: email, extra_minutes: 10 }]);
    expect(await clockOf(quiz)).toMatchObject({ time_limit_minutes: 20, began_at: opened.began_at });
    expect(await openAsTaker(visitor, quiz, email)).toMatchObject({ time_limit_minutes: 20 });
    app.clock.advance({ minutes: 19 });
    const result = await visitor.quizzes.submit({
      body: {
        quiz_id: opened.quiz_id,
        student_name: 'Chidi',
        student_email: email,
        attempt_token: opened.attempt_token ?? '',
        results: { answers: answersTo(opened, 4) },
      },
    });
    expect(result.is_late).toBe(false);
    // The next attempt has the time that everybody has.
    expect(await openAsTaker(visitor, quiz, email)).toMatchObject({ time_limit_minutes: 10 });
  });

  it('is for a clock that runs', async () => {
    const quiz = await aQuiz(owner, { settings: { time_limit_minutes: 10 } });
    const body = { student_email: email, minutes: 5 };
    const error = await failureOf(owner.client.quizzes.giveTime({ params: { id: quiz.quiz_id }, body }));
    expect(error.status).toBe(404);
    expect(await clockOf(quiz)).toMatchObject({ time_limit_minutes: 10, began_at: null });
  });
});
