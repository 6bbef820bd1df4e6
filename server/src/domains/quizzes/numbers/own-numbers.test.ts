import type { Body } from '@akada/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp, type TestClient } from '../../../../test/harness.ts';
import { openAsTaker } from '../../../../test/quizzes.ts';
import { findQuestions } from '../quizzes.repo.ts';
import { slipsOf, withNumbers } from './drawn.rules.ts';

let app: TestApp;
let owner: Person;
let visitor: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  visitor = app.client({ address: '10.20.30.41' });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await aPerson(app);
});

/** A question of each kind, as MTH 101 has them. */
async function someTemplates() {
  const { courses } = await owner.client.quizzes.templateCourses();
  const lesson = courses.find(({ code }) => code === 'MTH 101')?.lessons[0]?.lesson ?? '';
  const { templates } = await owner.client.quizzes.templates({ query: { lesson, draw: 1 } });
  const typed = templates.find(({ options }) => options.length === 0);
  const choice = templates.find(({ options }) => options.length > 0);
  return [typed, choice].flatMap((one) => one?.template_id ?? []);
}

async function aQuizOfTemplates() {
  const questions = (await someTemplates()).map((template_id) => ({ template_id }));
  return owner.client.quizzes.create({ body: { title: 'Own numbers', questions } });
}

type Opened = Awaited<ReturnType<typeof openAsTaker>>;
type Answer = Body<'quizzes', 'submit'>['results']['answers'][number];

/** What is right in an attempt, found as a student would who could look into the database and guess every draw. */
async function solved(quizId: string, { quiz_content }: Opened): Promise<Answer[]> {
  const stored = (await findQuestions(app.db.queries, quizId, 1)) ?? [];
  return quiz_content.questions.map(({ id, question, options }) => {
    const kept = stored.find((one) => one.id === id);
    const draws = Array.from({ length: 200 }, (_, index) => withNumbers(kept as NonNullable<typeof kept>, index + 1));
    const drawn = draws.find(
      ({ text, options: texts }) => text === question && options.every((option) => texts.includes(option.text)),
    );
    if (!drawn) throw new Error(`Nobody proved “${question}”`);
    return drawn.typed
      ? { question_id: id, typed_answer: drawn.typed.key }
      : {
          question_id: id,
          selected_answer: options.find(({ text }) => text === drawn.options[drawn.correct ?? 0])?.label,
        };
  });
}

const handIn = (opened: Opened, answers: Answer[]) =>
  visitor.quizzes.submit({
    body: { quiz_id: opened.quiz_id, attempt_token: opened.attempt_token ?? '', results: { answers } },
  });

describe('a quiz whose questions draw their numbers', () => {
  it('gives attempts other numbers, and each its own again', async () => {
    const quiz = await aQuizOfTemplates();
    const texts = new Set<string>();
    for (let student = 0; student < 8; student += 1) {
      const { quiz_content } = await openAsTaker(visitor, quiz);
      texts.add(JSON.stringify(quiz_content.questions.map(({ question }) => question)));
    }
    expect(texts.size).toBeGreaterThan(4);
  });

  it('D3 tells a taker neither key nor seed nor template', async () => {
    const quiz = await aQuizOfTemplates();
    const opened = await openAsTaker(visitor, quiz);
    for (const question of opened.quiz_content.questions) {
      expect(
        Object.keys(question).filter((key) => !['id', 'question', 'options', 'typed', 'html'].includes(key)),
      ).toEqual([]);
      expect(JSON.stringify(question)).not.toMatch(/template|seed|@\{/);
    }
  });

  it('is graded by the numbers of the attempt, and shows them in the result', async () => {
    const quiz = await aQuizOfTemplates();
    const opened = await openAsTaker(visitor, quiz);
    const answers = await solved(quiz.quiz_id, opened);
    const result = await handIn(opened, answers);
    expect(result).toMatchObject({ score: 100, correctAnswers: answers.length });
    expect(await handIn(opened, [])).toMatchObject({ submission_id: result.submission_id, score: 100 });
    for (const { html } of result.answers ?? []) expect(html?.explanation).toBeTruthy();
  });

  it('takes the answers of a neighbour for wrong where they are', async () => {
    const quiz = await aQuizOfTemplates();
    const typedOf = ({ quiz_content }: Opened) => quiz_content.questions.find(({ typed }) => typed)?.question;
    const mine = await openAsTaker(visitor, quiz);
    let other = await openAsTaker(visitor, quiz);
    // One neighbour in forty has the same numbers.
    while (typedOf(other) === typedOf(mine)) other = await openAsTaker(visitor, quiz);
    const copied = (await solved(quiz.quiz_id, other)).filter(({ typed_answer }) => typed_answer);
    const own = (await solved(quiz.quiz_id, mine)).filter(({ typed_answer }) => typed_answer);
    const { correctAnswers } = await handIn(mine, copied);
    expect(correctAnswers).toBe(copied[0]?.typed_answer === own[0]?.typed_answer ? 1 : 0);
  });

  it('has statistics and a regrade that change nothing of what was right', async () => {
    const quiz = await aQuizOfTemplates();
    for (let student = 0; student < 5; student += 1) {
      const opened = await openAsTaker(visitor, quiz);
      await handIn(opened, await solved(quiz.quiz_id, opened));
    }
    const stats = await owner.client.quizzes.stats({ params: { id: quiz.quiz_id } });
    expect(stats.regrade).toBeNull();
    expect(stats.questions.map(({ difficulty }) => difficulty)).toEqual(stats.questions.map(() => 1));
    expect(await owner.client.quizzes.regrade({ params: { id: quiz.quiz_id } })).toMatchObject({ results: 0 });
  });

  it('counts wrong answers by the slip that leads to them', async () => {
    const quiz = await aQuizOfTemplates();
    const opened = await openAsTaker(visitor, quiz);
    const answers = await solved(quiz.quiz_id, opened);
    const [kept] = ((await findQuestions(app.db.queries, quiz.quiz_id, 1)) ?? []).filter(({ typed }) => typed);
    const draws = Array.from({ length: 200 }, (_, index) => withNumbers(kept as NonNullable<typeof kept>, index + 1));
    const asked = opened.quiz_content.questions.find(({ id }) => id === kept?.id)?.question;
    const [not = ''] = draws.find(({ text }) => text === asked)?.typed?.nots ?? [];
    await handIn(
      opened,
      answers.map((one) => (one.question_id === kept?.id ? { ...one, typed_answer: not } : one)),
    );
    const { questions } = await owner.client.quizzes.stats({ params: { id: quiz.quiz_id } });
    const [slip] = kept?.drawnFrom ? slipsOf(kept.drawnFrom) : [];
    expect(questions.find(({ typed }) => typed)?.typed?.answers).toEqual([{ text: slip, count: 1, is_correct: false }]);
  });

  it('keeps its questions when it is saved again, and refuses one that nobody wrote', async () => {
    const { quiz_id, version, quiz_content } = await aQuizOfTemplates();
    const questions = quiz_content.questions.map(({ id, template_id }) => ({ id, template_id }));
    const params = { id: quiz_id };
    const saved = await owner.client.quizzes.update({ params, body: { version, questions } });
    expect(saved.quiz_content.questions.map(({ id }) => id)).toEqual(quiz_content.questions.map(({ id }) => id));
    const made_up = { version: saved.version, questions: [{ template_id: 'MTH-101/none#t1' }] };
    expect(await failureOf(owner.client.quizzes.update({ params, body: made_up }))).toMatchObject({
      code: 'validation_failed',
    });
  });
});
