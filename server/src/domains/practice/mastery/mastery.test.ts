import type { Assessment } from '@akada/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadySprint } from '../../../../test/a-ready-sprint.ts';
import { aPerson, type Person, signedInAgain } from '../../../../test/factories.ts';
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

const map = async () => (await learner.client.progress.mastery({ params: { sprintId } })).mastery;
const course = async () => (await learner.client.progress.courseMastery({ params: { course: 'cos-101' } })).mastery;
const firstTopic = async () => (await map()).topics[0];
const later = async (days: number) => {
  app.clock.advance({ days });
  learner = await signedInAgain(app, learner);
};

const makeQuiz = () => learner.client.practice.make({ params: { sprintId }, query: { day_range: '1' } });

async function handIn(quiz: Assessment, how: 'right' | 'wrong', answered_at?: Date): Promise<void> {
  const answers = Object.fromEntries(
    quiz.questions.map(({ id, options, correct_answer: right }) => [
      id,
      how === 'right' ? right : (options.find((option) => option !== right) ?? ''),
    ]),
  );
  const at = answered_at && { answered_at: answered_at.toISOString() };
  const handedIn = { body: { assessment_id: quiz.id, answers, ...at } };
  await learner.client.practice.submit(handedIn);
  // The phone did not hear the answer and sends it again.
  await learner.client.practice.submit(handedIn);
}

describe('the map of a sprint', () => {
  it('names the topics of the standard in the order of the plan, all new, each with the day to read', async () => {
    const { course_code, topics } = await map();
    expect(course_code).toBe('COS 101');
    expect(topics[0]).toMatchObject({
      title: 'History of computing',
      help: 'read',
      place: { sprint_id: sprintId, day: 1 },
    });
    expect(topics.every(({ state }) => state === 'new')).toBe(true);
  });

  it('takes nothing from a lesson that was marked as complete', async () => {
    await learner.client.progress.updateProgress({
      params: { sprintId },
      body: { day_number: 1, activity_type: 'day_completed' },
    });
    expect(await firstTopic()).toMatchObject({ state: 'new' });
  });

  it('takes nothing from cards that the learner graded herself', async () => {
    const { cards } = await learner.client.cards.make({ body: { sprint_id: sprintId, day: 1 } });
    await learner.client.practice.answer({
      body: {
        answers: cards.slice(0, 5).map(({ id }) => ({
          ...{ review_id: id, selected_answer: null, rating: 'easy' as const, event_id: `card ${id}` },
        })),
      },
    });
    expect(await firstTopic()).toMatchObject({ state: 'new' });
  });

  it('shows a topic as shaky after wrong answers, and counts a quiz that is handed in twice once', async () => {
    const quiz = await makeQuiz();
    await handIn(quiz, 'wrong');
    const asked = quiz.questions.length;
    expect(await firstTopic()).toMatchObject({ state: 'shaky', asked, right: 0, help: 'read' });
  });

  it('counts answers that come late for when they were given', async () => {
    const quiz = await makeQuiz();
    await later(3);
    const theDayBefore = new Date(app.clock.now().getTime() - 86_400_000);
    await handIn(quiz, 'right', theDayBefore);
    expect(await firstTopic()).toMatchObject({ last_answered_on: theDayBefore.toISOString().slice(0, 10) });
  });

  it('shows it as mastered once enough was right on different days', async () => {
    // Each quiz asks first what was not asked for longest: after four, every question was right when last asked.
    for (let day = 0; day < 4; day += 1) {
      await handIn(await makeQuiz(), 'right');
      await later(1);
    }
    const { asked, ...topic } = (await firstTopic()) ?? {};
    expect(topic).toMatchObject({ state: 'mastered', right: asked, missing: null });
  });

  it('counts the answer to a review, once', async () => {
    const { ahead } = await learner.client.practice.due({ query: { ahead_days: 14 } });
    const review = ahead.find(({ form, day }) => form === 'choice' && day === 1);
    if (!review) throw new Error('nothing of the first day comes back');
    const wrong = review.options.find((option) => option !== review.correct_answer) ?? '';
    const answer = { review_id: review.id, selected_answer: wrong, event_id: 'slipped' };
    await learner.client.practice.answer({ body: { answers: [answer, answer] } });
    const { asked = 0, right } = (await firstTopic()) ?? {};
    expect(right).toBe(asked - 1);
  });

  it('counts no answer to a question that was called bad', async () => {
    const { asked = 0 } = (await firstTopic()) ?? {};
    const { ahead } = await learner.client.practice.due({ query: { ahead_days: 14 } });
    expect(asked).toBeGreaterThan(0);
    for (const { id, form } of ahead) {
      if (form === 'choice') await learner.client.practice.callBadReview({ params: { id } });
    }
    const left = (await firstTopic())?.asked ?? 0;
    expect(left).toBeLessThan(asked);
  });

  it('counts the mock examination for the topics that its questions ask about', async () => {
    const { weeks } = await learner.client.sprints.path({ params: { id: sprintId }, query: {} });
    const exam = weeks.flatMap(({ days }) => days).find(({ kind }) => kind === 'exam');
    const before = new Map((await map()).topics.map(({ id, asked }) => [id, asked]));
    const query = { day_range: String(exam?.day) };
    await handIn(await learner.client.practice.make({ params: { sprintId }, query }), 'wrong');
    const { topics } = await map();
    expect(topics.filter(({ id, asked }) => asked > 0 && before.get(id) === 0).length).toBeGreaterThan(10);
  });
});

describe('the map of a course', () => {
  it('shows what was answered in the sprint about it', async () => {
    const { title, course_code, sprint_id, topics } = await course();
    expect({ title, course_code, sprint_id }).toMatchObject({ course_code: 'COS 101', sprint_id: sprintId });
    expect(topics[0]).toEqual(await firstTopic());
  });

  it('is all new for somebody who has no sprint about it, and leads nowhere yet', async () => {
    const { client } = await aPerson(app);
    const { mastery } = await client.progress.courseMastery({ params: { course: 'mth-101' } });
    expect(mastery).toMatchObject({ course_code: 'MTH 101', sprint_id: null, exam_date: null });
    expect(mastery.topics.length).toBeGreaterThan(5);
    expect(mastery.topics.every(({ state, place }) => state === 'new' && place === null)).toBe(true);
  });

  it('is not there for a course that the library does not teach', async () => {
    const asked = learner.client.progress.courseMastery({ params: { course: 'xyz-999' } });
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'material_not_found' });
  });
});
