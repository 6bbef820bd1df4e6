import type { QuizSettings } from '@akada/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp, type TestClient } from '../../../../test/harness.ts';
import { answersTo, aQuiz, openAsTaker } from '../../../../test/quizzes.ts';
import { questionKey } from '../practice.rules.ts';

let app: TestApp;
let lecturer: Person;
let visitor: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  lecturer = await aPerson(app);
  visitor = app.client({ address: '10.20.30.41' });
});
afterAll(() => app.close());

/** An attempt that was handed in, with the first so many of four questions right. */
async function handedIn(taker: TestClient, right: number, settings: Partial<QuizSettings> = {}): Promise<string> {
  const opened = await openAsTaker(taker, await aQuiz(lecturer, { title: 'Tens', settings }));
  const attempt_token = opened.attempt_token ?? '';
  await taker.quizzes.submit({
    body: {
      quiz_id: opened.quiz_id,
      student_name: 'Chidi',
      student_email: 'chidi@student.example',
      attempt_token,
      results: { answers: answersTo(opened, right) },
    },
  });
  return attempt_token;
}

const keep = (person: Person, attempt_token: string) => person.client.cards.keepMissed({ body: { attempt_token } });
const ownCards = async (person: Person) => (await person.client.cards.deck({ query: {} })).cards;

it('what a visitor missed becomes cards of the account that she makes afterwards, due at once', async () => {
  const token = await handedIn(visitor, 2);
  const learner = await aPerson(app);
  expect(await keep(learner, token)).toEqual({ kept: 2, missed: 2, title: 'Tens' });
  const cards = await ownCards(learner);
  expect(cards.map(({ front }) => front.split('\n')[0]).sort()).toEqual([
    'What is 3 times ten?',
    'What is 4 times ten?',
  ]);
  const third = cards.find(({ front }) => front.startsWith('What is 3'));
  expect(third?.front.split('\n')).toHaveLength(5);
  expect(third?.back).toMatch(/^thirty\n\nBecause 3 tens are counted/);
  const { reviews } = await learner.client.practice.due({ query: {} });
  expect(reviews.map(({ form, sprint_title }) => [form, sprint_title])).toEqual([
    ['card', 'Tens'],
    ['card', 'Tens'],
  ]);
});

it('the same attempt sent twice, and twice at once, keeps its cards once', async () => {
  const token = await handedIn(visitor, 1);
  const learner = await aPerson(app);
  const kept = await Promise.all([keep(learner, token), keep(learner, token)]);
  expect(kept.reduce((sum, answer) => sum + answer.kept, 0)).toBe(3);
  expect(await keep(learner, token)).toMatchObject({ kept: 0, missed: 3 });
  expect(await ownCards(learner)).toHaveLength(3);
});

it('nothing becomes a card where the owner does not show the answers', async () => {
  const token = await handedIn(visitor, 0, { show_answers: 'never' });
  const learner = await aPerson(app);
  expect(await failureOf(keep(learner, token))).toMatchObject({ status: 409, code: 'answers_not_shown' });
  expect(await ownCards(learner)).toEqual([]);
});

it('an attempt of another account, or one that was never handed in, gives nothing', async () => {
  const [taker, other] = [await aPerson(app), await aPerson(app)];
  const token = await handedIn(taker.client, 0);
  expect(await failureOf(keep(other, token))).toMatchObject({ code: 'invalid_attempt' });
  const { attempt_token } = await openAsTaker(visitor, await aQuiz(lecturer));
  expect(await failureOf(keep(other, attempt_token!))).toMatchObject({ code: 'invalid_attempt' });
  expect(await failureOf(keep(other, 'forged'))).toMatchObject({ code: 'quiz_not_available' });
  expect(await keep(taker, token)).toMatchObject({ kept: 4 });
});

it('a question that comes back already is not doubled', async () => {
  const token = await handedIn(visitor, 2);
  const learner = await aPerson(app);
  const question = 'What is 3 times ten?';
  const card = { introducedAt: '2026-01-01T00:00:00Z', due: '2099-01-01T00:00:00Z', stability: 1, difficulty: 1 };
  await app.db.queries
    .insertInto('review_cards')
    .values({
      id: 'met-in-a-lesson',
      owner_id: learner.user.id,
      sprint_id: null,
      day_id: null,
      document_id: null,
      question_key: questionKey(question),
      question: JSON.stringify({ question, options: ['thirty'], correct_answer: 'thirty', explanation: '' }),
      card: JSON.stringify(card),
      due_at: new Date(card.due),
      made_by: null,
      recall: null,
      position: null,
      created_at: null,
      dropped_at: null,
    })
    .execute();
  expect(await keep(learner, token)).toMatchObject({ kept: 1, missed: 2 });
  expect((await ownCards(learner)).map(({ front }) => front.split('\n')[0])).toEqual(['What is 4 times ten?']);
});
