import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { aQuiz, linkIdOf, openAsTaker, takeQuiz } from '../../../../test/quizzes.ts';
import { dayAfter, dayIn } from '../../learning/learning.service.ts';
import { type DueSprint, deadlinesOf } from './deadlines.rules.ts';

const calendar = { dayOf: (moment: Date) => dayIn('Africa/Lagos', moment), dayAfter };
const now = new Date('2026-03-02T12:00:00Z');
const open = { week: 1, isOutline: false, completedAt: null };
const sprint = (changes: Partial<DueSprint>): DueSprint => ({
  id: 's1',
  title: 'COS 101',
  examDate: null,
  startedAt: now,
  days: [open, { ...open, week: 4 }],
  ...changes,
});
const due = (...sprints: DueSprint[]) =>
  deadlinesOf({ sprints, quizzes: [], proEndsAt: null }, calendar, now).map(({ title, date }) => [title, date]);

describe('what is due', () => {
  it('of a plan is its last day, its weeks counted from the day it was started on', () => {
    expect(due(sprint({}))).toEqual([['Plan ends: COS 101', '2026-03-29']]);
  });

  it('of a plan is nothing once its days are done, or while it is an outline', () => {
    expect(due(sprint({ days: [{ ...open, completedAt: now }] }))).toEqual([]);
    expect(due(sprint({ days: [{ ...open, isOutline: true }] }))).toEqual([]);
  });

  it('is the exam alone where it comes before the plan ends', () => {
    expect(due(sprint({ examDate: '2026-03-20' }))).toEqual([['Exam: COS 101', '2026-03-20']]);
    expect(due(sprint({ examDate: '2026-05-01' }))).toHaveLength(2);
  });

  it('today is still due, and yesterday no longer', () => {
    const days = [{ ...open, completedAt: now }];
    expect(due(sprint({ days, examDate: '2026-03-02' }))).toHaveLength(1);
    expect(due(sprint({ days, examDate: '2026-03-01' }))).toEqual([]);
  });

  it('comes in the order of time, by the learner’s own days', () => {
    const closesAt = new Date('2026-03-19T23:30:00Z');
    const quizzes = [{ id: 'q', title: 'Tens', closesAt, path: '/quiz/q' }];
    const facts = {
      sprints: [sprint({ examDate: '2026-03-19' })],
      quizzes,
      proEndsAt: new Date('2026-03-03T00:00:00Z'),
    };
    expect(deadlinesOf(facts, calendar, now).map(({ title, date }) => [title, date])).toEqual([
      ['Pro ends', '2026-03-03'],
      ['Exam: COS 101', '2026-03-19'],
      ['Quiz closes: Tens', '2026-03-20'],
    ]);
  });
});

describe('the progress overview', () => {
  let app: TestApp;
  let learner: Person;
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    learner = await aPerson(app);
  });

  const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();
  const titles = async ({ client }: Person) =>
    (await client.progress.overview()).overall_progress.deadlines.map(({ title }) => title);
  const confirm = ({ user }: Person) =>
    app.db.queries.updateTable('users').set({ email_confirmed_at: new Date() }).where('id', '=', user.id).execute();

  it('names the closing of a quiz to its owner until it is closed, with the page about it', async () => {
    const quiz = await aQuiz(learner, { settings: { closes_at: inDays(2) } });
    expect((await learner.client.progress.overview()).overall_progress.deadlines).toEqual([
      {
        title: 'Quiz closes: Tens',
        kind: 'quiz_closes',
        date: dayIn('Africa/Lagos', new Date(inDays(2))),
        at: expect.any(String),
        path: `/quizzes/${quiz.quiz_id}/stats`,
      },
    ]);
    await learner.client.quizzes.close({ params: { id: quiz.quiz_id } });
    expect(await titles(learner)).toEqual([]);
  });

  it('names a quiz that was begun under a confirmed address, until it is handed in', async () => {
    const lecturer = await aPerson(app);
    const quiz = await aQuiz(lecturer, { settings: { closes_at: inDays(2), time_limit_minutes: 30 } });
    const { email } = learner.user;
    await openAsTaker(app.client(), quiz, email);
    expect(await titles(learner)).toEqual([]);
    await confirm(learner);
    const { deadlines } = (await learner.client.progress.overview()).overall_progress;
    expect(deadlines).toMatchObject([{ title: 'Quiz closes: Tens', path: `/quiz/${linkIdOf(quiz)}` }]);
    await takeQuiz(app.client(), quiz, { email });
    expect(await titles(learner)).toEqual([]);
  });

  it('names the end of a trial, since nothing renews it', async () => {
    await learner.client.billing.startTrial();
    expect(await titles(learner)).toEqual(['Pro ends']);
  });

  it('names the end of a sprint’s plan and its exam, also beside that sprint alone', async () => {
    const { id } = await learner.client.sprints.create({
      body: { topic: 'COS 101', exam_date: inDays(300).slice(0, 10) },
    });
    await app.db.queries.updateTable('learning_paths').set({ state: 'ready' }).where('id', '=', id).execute();
    const [exam] = await titles(learner);
    expect(exam).toBe('Exam: COS 101');
    const { overall_progress } = await learner.client.progress.overall({ params: { sprintId: id } });
    expect(overall_progress.deadlines.map(({ path }) => path)).toEqual([`/sprint/${id}`]);
  });
});
