import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument } from '../../../../test/documents.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { aDraftedQuiz, openAsTaker } from '../../../../test/quizzes.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await buildTestApp();
  owner = await aPerson(app);
});
afterAll(() => app.close());

const quizOf = async (id: string) => {
  const quiz = await owner.client.quizzes.get({ params: { id } });
  if (quiz.view !== 'owner') throw new Error('Not the owner’s view.');
  return quiz;
};
const words = (list: { question: string }[]) => list.map(({ question }) => question);

describe('the questions of a made quiz', () => {
  it('are drafts, with at most three times as many as were asked for to choose from, and can be taken at once', async () => {
    await app.startWorkers();
    const text = readFileSync(
      new URL('../../../../../bench/teaching/texts/medicine-malaria.md', import.meta.url),
      'utf8',
    );
    const { document_id } = await aDocument(owner, text, 'malaria.txt');
    const made = await owner.client.quizzes.generate({ body: { document_id, num_questions: 1 } });
    const { questions } = made.quiz_content;
    expect(questions.map(({ is_draft }) => is_draft)).toEqual([true]);
    const pile = await owner.client.quizzes.drafts({ params: { id: made.quiz_id } });
    expect(pile).toMatchObject({ wanted: 1, kept: 0, sources: ['malaria.txt'], asks_before_sharing: true });
    expect(pile.drafts[0]).toEqual(questions[0]);
    expect(pile.drafts.length).toBeLessThanOrEqual(3);
    expect(new Set(words(pile.drafts)).size).toBe(pile.drafts.length);
    expect((await openAsTaker(app.client(), made)).question_count).toBe(1);
  });
});

describe('going through drafts', () => {
  it('keeps, drops and puts off, and the quiz follows', async () => {
    const { quiz_id } = await aDraftedQuiz(app, owner);
    const params = { id: quiz_id };
    const { drafts } = await owner.client.quizzes.drafts({ params });
    const [first, second, third, fourth] = drafts.map(({ id }) => id);
    const after = await owner.client.quizzes.decide({
      params,
      body: {
        decisions: [
          { question_id: first ?? '', decision: 'keep' },
          { question_id: second ?? '', decision: 'drop' },
        ],
      },
    });
    expect(after).toMatchObject({ wanted: 2, kept: 1 });
    expect(after.drafts.map(({ id }) => id)).toEqual([third, fourth]);
    const quiz = await quizOf(quiz_id);
    expect(quiz.quiz_content.questions.map(({ id, is_draft }) => [id, is_draft])).toEqual([
      [first, false],
      [third, true],
    ]);
    expect(quiz).toMatchObject({ draft_count: 1, question_count: 2 });
    const again = await owner.client.quizzes.decide({
      params,
      body: { decisions: [{ question_id: third ?? '', decision: 'another' }] },
    });
    expect(again.drafts.map(({ id }) => id)).toEqual([fourth, third]);
  });

  it('keeps a question as its owner fixed it', async () => {
    const { quiz_id } = await aDraftedQuiz(app, owner);
    const params = { id: quiz_id };
    const [draft] = (await owner.client.quizzes.drafts({ params })).drafts;
    if (!draft) throw new Error('No draft.');
    const question = {
      question: 'Better words?',
      options: draft.options.map(({ text }) => ({ text })),
      correct_answer: draft.correct_answer,
      explanation: draft.explanation,
    };
    const body = { decisions: [{ question_id: draft.id, decision: 'keep' as const, question }] };
    expect((await owner.client.quizzes.decide({ params, body })).kept).toBe(1);
    expect((await quizOf(quiz_id)).quiz_content.questions[0]).toMatchObject({
      id: draft.id,
      question: 'Better words?',
      is_draft: false,
      source: draft.source,
    });
  });

  it('by two devices at once loses nothing', async () => {
    const { quiz_id } = await aDraftedQuiz(app, owner);
    const params = { id: quiz_id };
    const { drafts } = await owner.client.quizzes.drafts({ params });
    await Promise.all(
      drafts.map(({ id: question_id }) =>
        owner.client.quizzes.decide({ params, body: { decisions: [{ question_id, decision: 'keep' }] } }),
      ),
    );
    expect(await owner.client.quizzes.drafts({ params })).toMatchObject({ kept: 4, drafts: [] });
    expect(words((await quizOf(quiz_id)).quiz_content.questions).sort()).toEqual(words(drafts).sort());
  });

  it('ends for a question with its edit, and leaves the others drafts', async () => {
    const { quiz_id } = await aDraftedQuiz(app, owner);
    const { version, quiz_content } = await quizOf(quiz_id);
    const questions = quiz_content.questions.map(({ id, question, options, correct_answer, explanation }, at) => ({
      id,
      question: at === 0 ? `${question} (edited)` : question,
      options: options.map(({ text }) => ({ text })),
      correct_answer,
      explanation,
    }));
    const saved = await owner.client.quizzes.update({ params: { id: quiz_id }, body: { version, questions } });
    expect(saved.quiz_content.questions.map(({ is_draft }) => is_draft)).toEqual([false, true]);
  });
});

describe('sharing a quiz that holds drafts', () => {
  it('asks until its owner has said yes, once', async () => {
    const { quiz_id } = await aDraftedQuiz(app, owner);
    expect(await quizOf(quiz_id)).toMatchObject({ draft_count: 2, asks_before_sharing: true });
    const shared = await owner.client.quizzes.shareDrafts({ params: { id: quiz_id } });
    expect(shared).toMatchObject({ draft_count: 2, asks_before_sharing: false });
    const { quizzes } = await owner.client.quizzes.list({ query: { limit: 1 } });
    expect(quizzes[0]).toMatchObject({ quiz_id, asks_before_sharing: false });
  });

  it('does not ask where every question was kept', async () => {
    const { quiz_id } = await aDraftedQuiz(app, owner);
    const params = { id: quiz_id };
    const { drafts } = await owner.client.quizzes.drafts({ params });
    const decisions = drafts.map(({ id }) => ({ question_id: id, decision: 'keep' as const }));
    expect((await owner.client.quizzes.decide({ params, body: { decisions } })).asks_before_sharing).toBe(false);
  });
});
