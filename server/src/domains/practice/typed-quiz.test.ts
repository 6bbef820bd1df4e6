import type { Assessment } from '@akada/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPerson, type Person } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { createJudging } from '../../platform/judging/judging.ts';
import { createEvidence } from './mastery/evidence.service.ts';

let app: TestApp;
let learner: Person;
let sprintId: string;
let place: { week: number; day: number };
const patience = { timeout: 60_000 };

beforeAll(async () => {
  app = await buildTestApp();
  app.clock.goToNoon();
  await app.startWorkers();
  learner = await aPerson(app);
  ({ id: sprintId } = await learner.client.sprints.create({ body: { topic: 'MTH 102' } }));
  // The plan is made after the answer.
  const day = await vi.waitFor(async () => {
    const { weeks } = await learner.client.sprints.path({ params: { id: sprintId }, query: {} });
    const found = weeks.flatMap(({ days }) => days).find(({ title }) => title === 'Maxima and minima');
    if (!found) throw new Error('The course has no such lesson.');
    return found;
  }, patience);
  place = { week: day.week_number, day: day.day };
  const lesson = () => learner.client.sprints.day({ params: { id: sprintId, day: place.day } });
  await vi.waitFor(async () => expect((await lesson()).content).toBeTruthy(), patience);
});
afterAll(() => app.close());

const make = () =>
  learner.client.practice.make({
    params: { sprintId },
    query: { week_number: place.week, day_range: String(place.day), num_questions: 20 },
  });
const typedIn = ({ questions }: Assessment) => questions.filter(({ form }) => form === 'typed');
const greatestArea = (quiz: Assessment) => {
  const found = typedIn(quiz).find(({ question }) => question.includes('greatest area'));
  if (!found) throw new Error('It is not asked.');
  return found;
};
const handIn = (quiz: Assessment, answers: Record<string, string>) =>
  learner.client.practice.submit({ body: { assessment_id: quiz.id, answers } });
const resultOf = async (answer: string) => {
  const quiz = await make();
  const { id } = greatestArea(quiz);
  const { results } = await handIn(quiz, { [id]: answer });
  return results.find((one) => one.id === id);
};

describe('the typed questions of a bank', () => {
  it('are asked in the quiz of their day, with key, slips and reasons', async () => {
    const asked = greatestArea(await make());
    expect(asked).toMatchObject({ options: [], correct_answer: '32', typed: { kind: 'number', nots: ['16', '2'] } });
    expect(asked.html?.why).toHaveLength(3);
  });

  it.each([
    ['64/2', true],
    ['16', false],
    ['3,5', false],
  ])('are graded by value when handed in: %s', async (answer, isRight) => {
    expect(await resultOf(answer)).toMatchObject({ selected_answer: answer, is_correct: isRight });
  });

  it('show by value what is known, whatever was typed for it', async () => {
    const { list } = createEvidence({ db: app.db, judging: createJudging(app.deps.judgeApart) });
    const timesRight = async () => {
      const shown = await list({ id: learner.user.id, timezone: 'UTC' }, [sprintId]);
      return shown.filter(({ questionKey: key, isCorrect }) => isCorrect && key.includes('greatest area')).length;
    };
    const before = await timesRight();
    await resultOf('64/2');
    await resultOf('16');
    expect(await timesRight()).toBe(before + 1);
  });

  it('that were missed come back in the reviews to be typed', async () => {
    await resultOf('16');
    const { ahead } = await learner.client.practice.due({ query: { ahead_days: 14 } });
    const review = ahead.find(({ question }) => question.includes('greatest area'));
    expect(review).toMatchObject({ form: 'typed', typed: { key: '32' } });
  });

  it('are among what the day is practised with, and judged there', async () => {
    const params = { sprint_id: sprintId, day: place.day };
    const { questions } = await learner.client.drills.open({ params, query: { round: 0 } });
    const asked = questions.find(({ question }) => question.includes('greatest area'));
    if (!asked) throw new Error('It is not practised.');
    expect(asked).toMatchObject({ seed: null, typed: { key: '32' } });
    const answer = (typed_answer: string) => ({
      ...{ question_id: asked.id, seed: null, selected_answer: null, typed_answer, event_id: `typed ${typed_answer}` },
    });
    const answers = [answer('2^5'), answer('2'), answer('3,5')];
    const { results } = await learner.client.drills.answer({ body: { ...params, answers } });
    expect(results.map(({ is_correct }) => is_correct)).toEqual([true, false]);
  });
});
