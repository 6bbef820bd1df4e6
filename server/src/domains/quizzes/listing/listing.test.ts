import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp, type TestClient } from '../../../../test/harness.ts';
import { aDraftedQuiz, aQuiz, linkIdOf, takeQuiz } from '../../../../test/quizzes.ts';

let app: TestApp;
let owner: Person;
let visitor: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  owner = await aPerson(app);
  visitor = app.client({ address: '10.1.1.2' });
});
afterAll(() => app.close());

async function listed(quizId: string) {
  const { quizzes } = await owner.client.quizzes.list({ query: { limit: 100 } });
  return quizzes.find(({ quiz_id }) => quiz_id === quizId);
}

const begin = (quiz: { link: string }) =>
  visitor.quizzes.logAttempt({
    body: { quiz_id: linkIdOf(quiz), student_name: 'A', student_email: 'a@student.example', status: 'started' },
  });

describe('the list of own quizzes', () => {
  it('says how many took each, and how well', async () => {
    const [taken, untouched] = [await aQuiz(owner), await aQuiz(owner)];
    for (const right of [4, 4, 1]) await takeQuiz(visitor, taken, { right });
    expect(await listed(taken.quiz_id)).toMatchObject({ attempts: 3, average_score: 75 });
    expect(await listed(untouched.quiz_id)).toMatchObject({ attempts: 0, average_score: null, live: null });
  });

  it('names a quiz live while somebody began or handed in within the hour', async () => {
    const quiz = await aQuiz(owner);
    await begin(quiz);
    await begin(quiz);
    await takeQuiz(visitor, quiz);
    expect((await listed(quiz.quiz_id))?.live).toEqual({ began: 2, handed_in: 1 });
    const longAgo = new Date(app.clock.now().getTime() - 61 * 60_000);
    const { queries } = app.db;
    await queries.updateTable('quiz_attempt_logs').set({ logged_at: longAgo }).execute();
    await queries.updateTable('quiz_submissions').set({ submitted_at: longAgo }).execute();
    expect((await listed(quiz.quiz_id))?.live).toBeNull();
  });

  it('does not call a closed quiz live', async () => {
    const quiz = await aQuiz(owner);
    await begin(quiz);
    await owner.client.quizzes.close({ params: { id: quiz.quiz_id } });
    const closed = { status: 'closed', live: null, closed_at: expect.any(String) };
    expect(await listed(quiz.quiz_id)).toMatchObject(closed);
  });

  it('says how many drafts are still to be seen, those that wait for a place included', async () => {
    const quiz = await aDraftedQuiz(app, owner);
    expect(await listed(quiz.quiz_id)).toMatchObject({ draft_count: 2, drafts_to_see: 4, asks_before_sharing: true });
  });
});

describe('what the card of a quiz says of its results', () => {
  it('counts the class that has handed in, by numbers however they are typed', async () => {
    const quiz = await aQuiz(owner, { settings: { ask_number: 'required' } });
    expect(await listed(quiz.quiz_id)).toMatchObject({ class_list: null });
    const content = 'CSC/001,Ada\nCSC/002,Bola\nCSC/003,Chidi';
    await owner.client.quizzes.putClassList({ params: { id: quiz.quiz_id }, body: { content } });
    expect(await listed(quiz.quiz_id)).toMatchObject({ class_list: { size: 3, handed_in: 0 } });
    for (const number of ['csc 001', 'CSC-001', 'CSC/002', 'MTH/009']) await takeQuiz(visitor, quiz, { number });
    expect(await listed(quiz.quiz_id)).toMatchObject({ attempts: 4, class_list: { size: 3, handed_in: 2 } });
  });

  it('counts the questions that its statistics call weak, and anew when they are changed', async () => {
    const quiz = await aQuiz(owner);
    for (let taken = 0; taken < 10; taken++) {
      expect(await listed(quiz.quiz_id)).toMatchObject({ weak_questions: 0 });
      await takeQuiz(visitor, quiz, { right: taken % 5 });
    }
    const params = { id: quiz.quiz_id };
    const weakNow = async () =>
      (await owner.client.quizzes.stats({ params })).questions.filter(({ weaknesses }) => weaknesses.length > 0).length;
    const before = await weakNow();
    expect(before).toBeGreaterThan(0);
    expect(await listed(quiz.quiz_id)).toMatchObject({ weak_questions: before });
    const questions = quiz.quiz_content.questions.slice(0, 1);
    await owner.client.quizzes.update({ params, body: { version: quiz.version, questions } });
    expect(await weakNow()).toBeLessThan(before);
    expect(await listed(quiz.quiz_id)).toMatchObject({ weak_questions: await weakNow() });
  });
});

describe('the statistics', () => {
  it('carry the link and its state, so that the quiz can be shared from there', async () => {
    const quiz = await aQuiz(owner);
    const stats = await owner.client.quizzes.stats({ params: { id: quiz.quiz_id } });
    expect(stats).toMatchObject({ link: quiz.link, status: 'open', question_count: 4, asks_before_sharing: false });
  });
});
