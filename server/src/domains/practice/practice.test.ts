import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadySprint } from '../../../test/a-ready-sprint.ts';
import { aPerson, type Person, signedInAgain } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';

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

const make = (person: Person = learner) =>
  person.client.practice.make({ params: { sprintId }, query: { week_number: 1, day_range: '1' } });
const rightAnswers = (quiz: Awaited<ReturnType<typeof make>>) =>
  Object.fromEntries(quiz.questions.map(({ id, correct_answer }) => [id, correct_answer]));
const due = (ahead_days = 0) => learner.client.practice.due({ query: { ahead_days } });

describe('a quiz about a day', () => {
  it('has questions with an answer among the options, a time limit and the place they come from', async () => {
    const quiz = await make();
    expect(quiz.questions.length).toBeGreaterThan(0);
    expect(quiz.questions.length).toBeLessThanOrEqual(5);
    for (const { options, correct_answer, explanation, source } of quiz.questions) {
      expect(options).toContain(correct_answer);
      expect(explanation).not.toBe('');
      expect(source.heading).not.toBe('');
    }
    const hints = quiz.questions.map(({ source }) => source.hint);
    expect(hints.filter((hint) => hint && hint.section !== quiz.topic && /_____/.test(hint.sentence))).not.toEqual([]);
    expect(quiz.time_limit_minutes).toBe(quiz.questions.length * 2);
    expect(quiz.metadata).toMatchObject({ sprint_id: sprintId, week_number: 1, day: 1 });
  });

  it('can be made by its older name too', async () => {
    const quiz = await learner.client.practice.makeByAlias({ params: { id: sprintId }, body: { day_number: 1 } });
    expect(quiz.questions.length).toBeGreaterThan(0);
  });

  it('is about the newest sprint where none is named, and about none where there is none', async () => {
    const asked = { params: { sprintId: 'default' }, query: { day_range: '1' } };
    expect((await learner.client.practice.make(asked)).metadata.sprint_id).toBe(sprintId);
    const { client } = await aPerson(app);
    await expect(client.practice.make(asked)).rejects.toMatchObject({ status: 404, code: 'sprint_not_found' });
  });

  it('says what is missing where no day is named', async () => {
    const without = learner.client.practice.make({ params: { sprintId }, query: { week_number: 1 } as never });
    await expect(without).rejects.toMatchObject({ status: 422, message: 'Missing week or day information' });
  });

  it('is graded by the server, once, however often it is handed in', async () => {
    const quiz = await make();
    const [first] = quiz.questions;
    const wrong = first?.options.find((option) => option !== first.correct_answer) ?? '';
    const hand = (answers: Record<string, string>) =>
      learner.client.practice.submit({ body: { assessment_id: quiz.id, answers } });
    const result = await hand({ ...rightAnswers(quiz), q1: wrong });
    expect(result).toMatchObject({
      correct_answers: quiz.questions.length - 1,
      score: Math.round((100 * (quiz.questions.length - 1)) / quiz.questions.length),
    });
    expect((await hand(rightAnswers(quiz))).score).toBe(result.score);
    expect((await make()).previous_attempts).toMatchObject([{ score: result.score }]);
  });

  it('that is all right earns its achievement once', async () => {
    const first = await make();
    const { achievements } = await learner.client.practice.submit({
      body: { assessment_id: first.id, answers: rightAnswers(first) },
    });
    expect(achievements.map(({ name }) => name)).toEqual(['Perfect Score']);
    const second = await make();
    const again = await learner.client.practice.submit({
      body: { assessment_id: second.id, answers: rightAnswers(second) },
    });
    expect(again.achievements).toEqual([]);
  });

  it('is listed as taken, with the best and the last score', async () => {
    const { taken } = await learner.client.practice.list();
    expect(taken).toMatchObject([{ sprint_id: sprintId, day: 1, best_score: 100, last_score: 100, attempts: 3 }]);
  });

  it('of a day that is complete and was not quizzed is due', async () => {
    await learner.client.progress.updateProgress({
      params: { sprintId },
      body: { day_number: 2, activity_type: 'day_completed' },
    });
    expect((await learner.client.practice.list()).due).toMatchObject([{ sprint_id: sprintId, day: 2 }]);
  });
});

describe('a review', () => {
  it('brings back what was asked, and moves it on by the answer', async () => {
    expect((await due()).reviews).toEqual([]);
    app.clock.advance({ days: 4 });
    learner = await signedInAgain(app, learner);
    const { reviews, due_count } = await due();
    expect(due_count).toBeGreaterThan(0);
    const [first] = reviews;
    if (!first) throw new Error('nothing is due');
    const answer = { review_id: first.id, selected_answer: first.correct_answer, event_id: 'one' };
    const { results } = await learner.client.practice.answer({ body: { answers: [answer] } });
    expect(results).toMatchObject([{ is_correct: true }]);
    expect(Date.parse(results[0]!.due!)).toBeGreaterThan(app.clock.now().getTime() + 86_400_000);
    const again = await learner.client.practice.answer({ body: { answers: [answer, answer] } });
    expect(again.done_today).toBe(1);
    expect(again.results[0]?.due).toBe(results[0]?.due);
  });

  it('comes back last the same day where the answer was wrong, and takes nothing more of the fifteen', async () => {
    const [first] = (await due()).reviews;
    if (!first) throw new Error('nothing is due');
    const answer = (selected_answer: string | null, event_id: string) =>
      learner.client.practice.answer({ body: { answers: [{ review_id: first.id, selected_answer, event_id }] } });
    const missed = await answer(null, 'two');
    expect(missed).toMatchObject({ results: [{ is_correct: false }], done_today: 2 });
    expect((await due()).reviews.at(-1)?.id).toBe(first.id);
    expect((await answer(first.correct_answer, 'three')).done_today).toBe(2);
    expect((await due()).reviews.map(({ id }) => id)).not.toContain(first.id);
  });

  it('takes the question at the end of a lesson too', async () => {
    const lesson = await learner.client.sprints.day({ params: { id: sprintId, day: 1 } });
    const [question] = lesson.questions;
    if (!question) throw new Error('the lesson has no question');
    const body = {
      sprint_id: sprintId,
      day: 1,
      question_id: question.id,
      selected_answer: question.correct_answer,
      event_id: 'lesson-1',
    };
    const { done_today } = await due();
    const { is_correct, due: back } = await learner.client.practice.answerLesson({ body });
    expect(is_correct).toBe(true);
    expect((await learner.client.practice.answerLesson({ body })).due).toBe(back);
    expect((await due()).done_today).toBe(done_today);
    // What was answered was another question, which had this id before the day was written anew.
    const another = { ...body, selected_answer: 'an option of another question', event_id: 'lesson-2' };
    await expect(learner.client.practice.answerLesson({ body: another })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('that was done without a network counts for the day on which it was', async () => {
    const { reviews, done_today } = await due();
    const [first] = reviews;
    if (!first) throw new Error('nothing is due');
    const yesterday = new Date(app.clock.now().getTime() - 86_400_000).toISOString();
    const answer = { review_id: first.id, selected_answer: first.correct_answer, answered_at: yesterday };
    await learner.client.practice.answer({ body: { answers: [{ ...answer, event_id: 'late' }] } });
    expect((await due()).done_today).toBe(done_today);
  });

  it('can be kept for the days to come', async () => {
    const { ahead, reviews } = await due(14);
    expect(ahead.length).toBeGreaterThan(reviews.length);
    expect((await due()).ahead).toEqual([]);
  });

  it('comes back no later than the exam', async () => {
    const exam = new Date(app.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    await learner.client.sprints.update({ params: { id: sprintId }, body: { exam_date: exam } });
    const [first] = (await due()).reviews;
    if (!first) throw new Error('nothing is due');
    const body = {
      answers: [{ review_id: first.id, selected_answer: first.correct_answer, event_id: 'three' }],
    };
    const { results } = await learner.client.practice.answer({ body });
    expect(results[0]!.due!.slice(0, 10) <= exam).toBe(true);
  });
});

describe('a quiz that was taken without a network', () => {
  it('counts for the day on which it was finished, though it arrives on the next', async () => {
    const before = await aPerson(app);
    const id = await aReadySprint(before);
    const quiz = await before.client.practice.make({ params: { sprintId: id }, query: { day_range: '1' } });
    const finished = new Date(app.clock.now().getTime() + 5 * 60_000).toISOString();
    app.clock.advance({ days: 1 });
    const { client } = await signedInAgain(app, before);
    const body = { assessment_id: quiz.id, answers: rightAnswers(quiz), answered_at: finished };
    await client.practice.submit({ body });
    expect((await client.practice.list()).taken).toMatchObject([{ taken_at: finished }]);
    expect((await client.progress.recordVisit()).streak.current).toBe(2);
  });
});

describe('a stranger', () => {
  it('finds no quiz, no review and no sprint of the learner', async () => {
    const stranger = await aPerson(app);
    learner = await signedInAgain(app, learner);
    const quiz = await make();
    await expect(make(stranger)).rejects.toMatchObject({ status: 404 });
    await expect(
      stranger.client.practice.submit({ body: { assessment_id: quiz.id, answers: {} } }),
    ).rejects.toMatchObject({ status: 404 });
    expect((await stranger.client.practice.list()).taken).toEqual([]);
  });
});
