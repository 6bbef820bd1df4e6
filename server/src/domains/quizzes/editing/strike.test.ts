import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { answersTo, aQuiz, openAsTaker, someQuestions, takeQuiz } from '../../../../test/quizzes.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await buildTestApp();
  owner = await aPerson(app);
});
afterAll(() => app.close());

describe('a question that is struck', () => {
  it('leaves the quiz and every result, also one that is handed in afterwards, and a second time changes nothing', async () => {
    const quiz = await aQuiz(owner);
    const params = { id: quiz.quiz_id, questionId: quiz.quiz_content.questions[3]?.id ?? '' };
    await takeQuiz(app.client(), quiz, { right: 3 });
    const underWay = await openAsTaker(app.client(), quiz);
    expect(await owner.client.quizzes.strikeQuestion({ params })).toEqual({ results: 1 });
    expect(await owner.client.quizzes.strikeQuestion({ params })).toEqual({ results: 0 });
    const late = await app.client().quizzes.submit({
      body: {
        quiz_id: underWay.quiz_id,
        student_email: 'late@student.example',
        attempt_token: underWay.attempt_token ?? '',
        results: { answers: answersTo(underWay, 1) },
      },
    });
    expect(late).toMatchObject({ score: 33, correctAnswers: 1, totalQuestions: 3 });
    expect(late.answers?.map(({ question_id }) => question_id)).not.toContain(params.questionId);
    const stats = await owner.client.quizzes.stats({ params });
    expect(stats.takers.map(({ score, totalQuestions }) => [score, totalQuestions]).sort()).toEqual([
      [100, 3],
      [33, 3],
    ]);
    expect(stats.questions).toHaveLength(3);
    expect((await openAsTaker(app.client(), quiz)).question_count).toBe(3);
  });

  it('is not the last one', async () => {
    const quiz = await aQuiz(owner, { questions: someQuestions.slice(0, 1) });
    const params = { id: quiz.quiz_id, questionId: quiz.quiz_content.questions[0]?.id ?? '' };
    const error = await failureOf(owner.client.quizzes.strikeQuestion({ params }));
    expect([error.status, error.code]).toEqual([422, 'last_question']);
  });
});
