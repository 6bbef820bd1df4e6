import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadySprint } from '../../../../test/a-ready-sprint.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';

let app: TestApp;
let learner: Person;
let sprintId: string;
beforeAll(async () => {
  app = await buildTestApp();
  app.clock.goToNoon();
  await app.startWorkers();
  learner = await aPerson(app);
  sprintId = await aReadySprint(learner);
});
afterAll(() => app.close());

type Quiz = Awaited<ReturnType<typeof make>>;
const make = () => learner.client.practice.make({ params: { sprintId }, query: { week_number: 1, day_range: '1' } });
const callBad = (quiz: Quiz, question_id: string, person = learner) =>
  person.client.practice.callBad({ params: { id: quiz.id }, body: { question_id } });
const rightAnswers = (questions: Quiz['questions']) =>
  Object.fromEntries(questions.map(({ id, correct_answer }) => [id, correct_answer]));
const handIn = (quiz: Quiz, answers: Record<string, string>) =>
  learner.client.practice.submit({ body: { assessment_id: quiz.id, answers } });
const reviews = async () => (await learner.client.practice.due({ query: { ahead_days: 14 } })).ahead;

describe('a question that a learner calls bad', () => {
  it('leaves the score and the reviews, and is not asked again', async () => {
    const quiz = await make();
    const [bad, ...rest] = quiz.questions;
    if (!bad) throw new Error('The day carries no question.');
    await callBad(quiz, bad.id);
    const result = await handIn(quiz, rightAnswers(rest));
    expect(result).toMatchObject({ total_questions: rest.length, correct_answers: rest.length });
    expect(result.results.map(({ id }) => id)).toEqual(rest.map(({ id }) => id));
    expect((await reviews()).map(({ question }) => question)).not.toContain(bad.question);
    expect((await make()).questions.map(({ question }) => question)).not.toContain(bad.question);
  });

  it('has another in its place, which counts where it is answered and is the same for a second call', async () => {
    const quiz = await make();
    const [bad, ...rest] = quiz.questions;
    if (!bad) throw new Error('The day carries no question.');
    const { replacement } = await callBad(quiz, bad.id);
    expect(await callBad(quiz, bad.id)).toEqual({ replacement });
    const asked = replacement ? [...rest, replacement] : rest;
    expect(new Set(asked.map(({ question }) => question)).size).toBe(asked.length);
    const result = await handIn(quiz, rightAnswers(asked));
    expect(result).toMatchObject({ total_questions: asked.length, score: asked.length === 0 ? 0 : 100 });
  });

  it('leaves the score of a quiz that was handed in already', async () => {
    const quiz = await make();
    const [first, ...rest] = quiz.questions;
    if (!first) throw new Error('The day carries no question.');
    await handIn(quiz, rightAnswers(rest));
    await callBad(quiz, first.id);
    expect(await handIn(quiz, {})).toMatchObject({ total_questions: rest.length, correct_answers: rest.length });
  });

  it('leaves the reviews from a review, however often it is called so', async () => {
    const [review] = await reviews();
    if (!review) throw new Error('Nothing to review.');
    const call = () => learner.client.practice.callBadReview({ params: { id: review.id } });
    expect([await call(), await call()]).toEqual([{ success: true }, { success: true }]);
    expect((await reviews()).map(({ id }) => id)).not.toContain(review.id);
  });

  it('is not brought back by the lesson that asks it', async () => {
    const { questions } = await learner.client.sprints.day({ params: { id: sprintId, day: 2 } });
    const [asked] = questions;
    if (!asked) throw new Error('The lesson asks nothing.');
    const answer = (event_id: string) => {
      const { id: question_id, correct_answer: selected_answer } = asked;
      const body = { sprint_id: sprintId, day: 2, question_id, selected_answer, event_id };
      return learner.client.practice.answerLesson({ body });
    };
    await answer('before');
    const review = (await reviews()).find(({ question }) => question === asked.question);
    await learner.client.practice.callBadReview({ params: { id: review?.id ?? '' } });
    expect(await answer('after')).toMatchObject({ is_correct: true });
    expect((await reviews()).map(({ question }) => question)).not.toContain(asked.question);
  });

  it('of somebody else is nobody’s to call so', async () => {
    const quiz = await make();
    const error = await failureOf(callBad(quiz, 'q1', await aPerson(app)));
    expect([error.status, error.code]).toEqual([404, 'assessment_not_found']);
    const unknown = await failureOf(callBad(quiz, 'q99'));
    expect(unknown.status).toBe(404);
  });

  it('is counted for its maker', async () => {
    const rows = await app.db.queries.selectFrom('bad_questions').selectAll().execute();
    expect(rows.map(({ owner_id, maker }) => [owner_id, maker])).toContainEqual([learner.user.id, 'library']);
  });
});
