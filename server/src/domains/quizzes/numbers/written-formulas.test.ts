import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp, type TestClient } from '../../../../test/harness.ts';
import { openAsTaker } from '../../../../test/quizzes.ts';

let app: TestApp;
let owner: Person;
let visitor: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  visitor = app.client({ address: '10.20.30.42' });
  owner = await aPerson(app);
});
afterAll(() => app.close());

const withFormulas = {
  question: 'Solve $x^2 = 4$ for <b>x</b>.',
  options: [{ text: '\\(x = \\pm 2\\)' }, { text: '$5 or $6' }],
  correct_answer: 'A' as const,
  explanation: 'Since \\[2^2 = 4\\]',
};
const inWords = {
  question: 'What do a bag of $5 and one of $6 cost?',
  options: [{ text: '$11' }, { text: '$1' }],
  correct_answer: 'A' as const,
};

const aQuiz = () => owner.client.quizzes.create({ body: { title: 'Roots', questions: [withFormulas, inWords] } });

const drawn = expect.stringMatching(/<math .*<mi>x<\/mi>/);
const texts = {
  question: expect.stringMatching(/^Solve <math .*<\/math> for &#x3C;b>x&#x3C;\/b>\.$/),
  options: [drawn, '$5 or $6'],
};

describe('formulas that a lecturer writes', () => {
  it('D19 are drawn for takers, with the words as they were typed', async () => {
    const quiz = await aQuiz();
    const { quiz_content } = await openAsTaker(visitor, quiz);
    const [first, second] = quiz_content.questions;
    expect(first).toMatchObject({ question: withFormulas.question, html: texts });
    expect(second).not.toHaveProperty('html');
  });

  it('D19 are drawn in what is told after an attempt', async () => {
    const opened = await openAsTaker(visitor, await aQuiz());
    const { answers } = await visitor.quizzes.submit({
      body: { quiz_id: opened.quiz_id, attempt_token: opened.attempt_token ?? '', results: { answers: [] } },
    });
    expect(answers?.[0]?.html?.explanation).toMatch(/^Since <span class="formula"><math /);
    expect(answers?.[1]).not.toHaveProperty('html');
  });

  it('D19 are drawn for their owner, in the statistics, on the wall and in the file', async () => {
    const quiz = await aQuiz();
    const params = { id: quiz.quiz_id };
    expect(quiz.quiz_content.questions[0]?.html).toMatchObject({ ...texts, mistakes: [] });
    expect((await owner.client.quizzes.stats({ params })).questions[0]?.html).toMatchObject(texts);
    expect((await owner.client.quizzes.hallResults({ params })).questions[0]?.html).toMatchObject(texts);
    const file = await app.inject({
      url: `/api/v1/quiz-files/${quiz.quiz_id}/file`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(file.body).toMatch(/<p class="lines stem" id="q1-text">Solve <math>.*<\/math> for &#x3C;b>x/);
    expect(file.body).toContain('<p class="lines stem" id="q2-text">What do a bag of $5');
  });

  it('D19 are drawn while they are being written', async () => {
    const texts = [withFormulas.question, '$5 or $6', ''];
    const { html } = await owner.client.quizzes.drawFormulas({ body: { texts } });
    expect(html).toEqual([expect.stringMatching(/^Solve <math /), null, null]);
  });
});
