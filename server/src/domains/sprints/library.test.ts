import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPerson, type Person } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { aSmallLibrary } from '../../../test/small-library.ts';

/** Sprints about a course that the library teaches whole. */

let app: TestApp;
let learner: Person;
let sprintId: string;
const patience = { timeout: 60_000, interval: 100 };

async function aSprint(topic: string, duration_weeks = 4, person = learner): Promise<string> {
  const { id } = await person.client.sprints.create({ body: { topic, duration_weeks } });
  await vi.waitFor(async () => {
    const { state, weeks } = await pathOf(id, person);
    expect([state, weeks.flatMap(({ days }) => days).every((day) => day.lesson_ready)]).toEqual(['ready', true]);
  }, patience);
  return id;
}

const pathOf = (id: string, person = learner) => person.client.sprints.path({ params: { id }, query: {} });
const dayOf = (day: number) => learner.client.sprints.day({ params: { id: sprintId, day } });
const quizOf = (day: number, num_questions = 5) =>
  learner.client.practice.make({ params: { sprintId }, query: { day_range: String(day), num_questions } });

beforeAll(async () => {
  app = await buildTestApp({ library: await aSmallLibrary() });
  app.clock.goToNoon();
  await app.startWorkers();
  learner = await aPerson(app);
  sprintId = await aSprint('MTH 101');
});
afterAll(() => app.close());

describe('a course of the library', () => {
  it('follows its own weeks, closes each with a review and ends in its examination', async () => {
    const { weeks, note, coverage } = await pathOf(sprintId);
    const kinds = weeks.map(({ title, days }) => [title, ...days.map(({ kind, title }) => `${kind}: ${title}`)]);
    expect(kinds).toEqual([
      ['Sequences and equations', 'study: First steps', 'review: Review of week 1'],
      ['Sequences and equations', 'study: Quadratic equations', 'review: Review of week 2', 'exam: Mock exam'],
    ]);
    expect(note).toContain('We don’t have lessons on roots of unity yet.');
    expect(note).toContain('The course has 2 weeks of lessons, so the plan doesn’t fill the 4 weeks you allowed.');
    expect(coverage).toMatchObject({ covered: ['quadratic equations'], outlined: [], left_out: ['roots of unity'] });
  });

  it('leaves out whole weeks where there is no room for them, and the examination with them', async () => {
    const { weeks, note } = await pathOf(await aSprint('MTH 101', 1));
    expect(weeks.flatMap(({ days }) => days.map(({ kind }) => kind))).toEqual(['study', 'review']);
    expect(note).toContain('1 week leaves no room for Quadratic equations.');
  });

  it('is taught to those who know it by the other standard, and says so', async () => {
    const id = await aSprint('MTH 101 BMAS');
    const { course, note, weeks } = await pathOf(id);
    expect(course).toMatchObject({ standard: 'BMAS', code: 'MTH 101' });
    expect(note).toContain('The lessons come from MTH 101 (CCMAS)');
    expect(weeks[0]?.days[0]?.title).toBe('First steps');
  });
});

describe('a lesson of the library', () => {
  it('is shown as it was written, with its pictures, checks and cards, and without its sums', async () => {
    const { html, content, key_terms, estimated_minutes, made_by } = await dayOf(1);
    expect(html).toContain('<figure class="picture"><svg');
    expect(html?.match(/<section class="check"/g)).toHaveLength(5);
    expect(html?.match(/<details class="turn-card"/g)).toHaveLength(2);
    expect(html).not.toContain('roots(');
    expect(content).toContain('```check');
    expect(key_terms).toContainEqual({
      term: 'Root',
      definition: 'a value of the unknown that makes an equation true.',
    });
    expect([estimated_minutes, made_by]).toEqual([18, 'embedded']);
  });

  it('is asked about from its bank, and says of every option why', async () => {
    const { questions } = await dayOf(1);
    expect(questions).toHaveLength(3);
    for (const { options, why, html, correct_answer } of questions) {
      expect(options).toContain(correct_answer);
      expect(why).toHaveLength(4);
      expect(html?.options).toHaveLength(4);
    }
    expect(JSON.stringify(questions.map(({ html }) => html))).toContain('<math');
  });

  it('ends with its open questions, their model answers and what earns the marks', async () => {
    const { open_questions } = await dayOf(1);
    expect(open_questions.map(({ marks, points }) => [marks, points.length])).toEqual([
      [6, 5],
      [4, 4],
      [8, 6],
      [5, 4],
    ]);
    expect(open_questions[0]?.answer).toContain('<math');
  });

  it('that the learner has changed is no longer asked about from the bank', async () => {
    const writer = await aPerson(app);
    const id = await aSprint('MTH 101', 4, writer);
    const content = 'A **root** is a value that makes an equation true. A **parabola** is the curve of a quadratic.';
    await writer.client.sprints.editDay({ params: { id, day: 1 }, body: { content } });
    const { open_questions, questions } = await writer.client.sprints.day({ params: { id, day: 1 } });
    expect(open_questions).toEqual([]);
    expect(questions.filter(({ why }) => why)).toEqual([]);
  });
});

describe('a quiz from a bank', () => {
  it('never asks what the lesson asks at its end', async () => {
    const [{ questions: recalled }, quiz] = [await dayOf(1), await quizOf(1, 10)];
    const below = new Set(recalled.map(({ question }) => question));
    expect(below.size).toBe(3);
    expect(quiz.questions.filter(({ question }) => below.has(question))).toEqual([]);
  });

  it('asks first what it has not asked yet when it is taken again', async () => {
    const first = await quizOf(1);
    const answers = Object.fromEntries(first.questions.map(({ id, correct_answer }) => [id, correct_answer]));
    await learner.client.practice.submit({ body: { assessment_id: first.id, answers } });
    const second = await quizOf(1);
    const asked = new Set(first.questions.map(({ question }) => question));
    expect(first.questions).toHaveLength(5);
    // Ten in the bank, less three below the lesson and the five of the first time.
    expect(second.questions.filter(({ question }) => !asked.has(question))).toHaveLength(2);
    expect(second.questions[0]?.html?.why).toHaveLength(4);
  });

  it('names the day and the section that teach what it asks, also in a review and in the examination', async () => {
    const lessons = await Promise.all([1, 2, 3].map((day) => dayOf(day)));
    const headings = new Map(lessons.map(({ day, outline }) => [day, outline.map(({ text }) => text)]));
    const asked = (await Promise.all([quizOf(1), quizOf(4), quizOf(5, 5)])).map(({ questions }) => questions);
    for (const { source } of asked.flat()) {
      if (source.section) expect(headings.get(source.day!)).toContain(source.section);
    }
    expect(asked[0]?.every(({ source }) => source.day === 1)).toBe(true);
    expect(asked.flat().filter(({ source }) => source.section).length).toBeGreaterThan(12);
  });

  it('goes on to the reviews, with its reasons', async () => {
    const { ahead } = await learner.client.practice.due({ query: { ahead_days: 14 } });
    expect(ahead.length).toBeGreaterThan(0);
    expect(ahead.every(({ why, html }) => why?.length === 4 && html?.options.length === 4)).toBe(true);
  });

  it('of a review mixes the lessons of its week', async () => {
    const { questions, html } = await dayOf(4);
    expect(questions).toHaveLength(10);
    expect(html).toContain('What is meant by');
  });

  it('of the examination is the whole paper in its time', async () => {
    const exam = await dayOf(5);
    expect(exam).toMatchObject({ kind: 'exam', state: 'ready', questions: [] });
    expect(exam.html).toContain('10 multiple-choice questions and 4 written ones, in 90 minutes');
    expect(exam.open_questions).toHaveLength(4);
    const paper = await quizOf(5, 5);
    expect([paper.kind, paper.questions.length, paper.time_limit_minutes]).toEqual(['exam', 10, 90]);
    expect(paper.open_questions.map(({ marks }) => marks)).toEqual([6, 4, 8, 5]);
    expect(paper.open_questions[0]?.answer).toContain('<math');
    expect(await quizOf(1)).toMatchObject({ kind: 'quiz', open_questions: [] });
  });
});
