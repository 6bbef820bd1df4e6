import type { Body, DrillQuestion } from '@akada/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { aSmallLibrary } from '../../../../test/small-library.ts';

let app: TestApp;
let learner: Person;
let sprint_id: string;

beforeAll(async () => {
  app = await buildTestApp({ library: await aSmallLibrary() });
  app.clock.goToNoon();
  await app.startWorkers();
  ({ learner, sprint_id } = await aLearner());
});
afterAll(() => app.close());

/** Somebody whose first day is there to be practised. */
async function aLearner() {
  const learner = await aPerson(app);
  const { id } = await learner.client.sprints.create({ body: { topic: 'MTH 101' } });
  const first = () => learner.client.sprints.day({ params: { id, day: 1 } });
  await vi.waitFor(async () => expect((await first()).content).toContain('```check'), { timeout: 60_000 });
  return { learner, sprint_id: id };
}

const open = (round = 0, day = 1) => learner.client.drills.open({ params: { sprint_id, day }, query: { round } });

type Given = Body<'drills', 'answer'>['answers'][number];

let events = 0;
const given = ({ id, seed, typed, correct_answer }: DrillQuestion, isRight: boolean): Given => {
  events += 1;
  const wrong = typed ? '987654' : 'none of them';
  const answer = isRight ? correct_answer : wrong;
  return {
    ...{ question_id: id, seed, event_id: `drill-${events}` },
    ...(typed ? { selected_answer: null, typed_answer: answer } : { selected_answer: answer }),
  };
};
const send = (answers: Given[], day = 1) => learner.client.drills.answer({ body: { sprint_id, day, answers } });
const reviewsAhead = async () => (await learner.client.practice.due({ query: { ahead_days: 14 } })).ahead;

describe('a day that is practised', () => {
  it('has the questions of its bank and several draws of each template, as HTML', async () => {
    const { title, questions } = await open();
    expect(title).toBe('First steps');
    const draws = questions.filter(({ seed }) => seed !== null);
    expect(questions.length - draws.length).toBe(10);
    expect(draws.length).toBeGreaterThan(24);
    // What was missed comes again with other numbers: no two draws of a round read alike.
    expect(new Set(draws.map(({ question }) => question)).size).toBe(draws.length);
    expect(JSON.stringify(questions)).not.toContain('@{');
    expect(draws[0]?.html.question).toContain('<math');
    expect(draws[0]?.html).toMatchObject({ hint: expect.any(String), step: expect.any(String) });
  });

  it('has the same numbers when it is loaded again, and others in the next round', async () => {
    expect(await open(3)).toEqual(await open(3));
    const asked = async (round: number) => (await open(round)).questions.map(({ id, seed }) => `${id} ${seed}`);
    const [one, next] = [await asked(3), await asked(4)];
    expect(one.filter((draw) => next.includes(draw) && !draw.endsWith('null'))).toEqual([]);
  });

  it('of a text that the learner changed has none', async () => {
    const other = await aLearner();
    const params = { id: other.sprint_id, day: 1 };
    await other.learner.client.sprints.editDay({ params, body: { content: 'My own words about roots.' } });
    const failure = await failureOf(
      other.learner.client.drills.open({ params: { sprint_id: other.sprint_id, day: 1 }, query: {} }),
    );
    expect(failure.code).toBe('no_questions');
  });
});

describe('an answer', () => {
  it('is judged by the numbers that were drawn, typed or chosen', async () => {
    const { questions } = await open(7);
    const typed = questions.find((one) => one.typed?.kind === 'set')!;
    const chosen = questions.find((one) => one.seed !== null && !one.typed)!;
    const bank = questions.find((one) => one.seed === null)!;
    const { results } = await send([given(typed, true), given(chosen, true), given(bank, true), given(typed, false)]);
    expect(results.map(({ is_correct }) => is_correct)).toEqual([true, true, true, false]);
  });

  it('may be typed in another order, and what cannot be read counts for nothing', async () => {
    const { questions } = await open(8);
    const set = questions.find((one) => one.typed?.kind === 'set')!;
    const turned = set.correct_answer.split(', ').reverse().join(' and ');
    const { results } = await send([
      { ...given(set, true), typed_answer: turned },
      { ...given(set, true), typed_answer: '((' },
    ]);
    expect(results.map(({ is_correct }) => is_correct)).toEqual([true]);
  });

  it('to a question that has another name by now counts for nothing', async () => {
    const { questions } = await open(9);
    const [typed, bank] = [questions.find((one) => one.typed)!, questions.find((one) => one.seed === null)!];
    // The numbers of another draw, or what the same number in the bank asked before.
    const { results } = await send([
      { ...given(typed, true), name: bank.name },
      { ...given(bank, true), name: typed.name },
      { ...given(bank, true), name: bank.name },
    ]);
    expect(results.map(({ is_correct }) => is_correct)).toEqual([true]);
    expect(new Set(questions.map(({ name }) => name)).size).toBe(
      new Set(questions.map(({ question }) => question)).size,
    );
  });

  it('that is sent twice counts once', async () => {
    const [question] = (await open(9)).questions;
    const answer = given(question!, true);
    const [first] = (await send([answer])).results;
    expect((await send([{ ...answer, selected_answer: 'x', typed_answer: '5' }])).results).toEqual([first]);
  });

  it('brings a template back as one review, whatever was drawn', async () => {
    const before = (await reviewsAhead()).length;
    const draws = (await open(10, 1)).questions.filter(({ id }) => id.endsWith('#t4'));
    await send(draws.map((one) => given(one, true)));
    const added = (await reviewsAhead()).filter(({ question }) => question.includes('\\alpha + \\beta'));
    expect(added.map(({ question }) => question)).toEqual([draws.at(-1)?.question]);
    expect((await reviewsAhead()).length - before).toBeLessThanOrEqual(1);
  });

  it('that was typed is typed again in the review, and judged by the same numbers', async () => {
    const draw = (await open(11)).questions.find(({ id }) => id.endsWith('#t2'))!;
    await send([given(draw, false)]);
    const review = (await reviewsAhead()).find(({ question }) => question === draw.question)!;
    expect(review).toMatchObject({ form: 'typed', typed: { key: draw.correct_answer } });
    const answer = {
      review_id: review.id,
      selected_answer: null,
      typed_answer: draw.correct_answer,
      event_id: 'again',
    };
    const { results } = await learner.client.practice.answer({ body: { answers: [answer] } });
    expect(results).toMatchObject([{ is_correct: true }]);
  });

  it('to a question that the course no longer has leaves the others', async () => {
    const [question] = (await open(12)).questions;
    const gone = { ...given(question!, true), question_id: 'MTH-101/9-9-gone#t1' };
    expect((await send([gone, given(question!, true)])).results).toHaveLength(1);
  });

  it('shows in the topics, on two days', async () => {
    const { learner: other, sprint_id: id } = await aLearner();
    const practise = async (round: number, daysAgo: number) => {
      const { questions } = await other.client.drills.open({ params: { sprint_id: id, day: 1 }, query: { round } });
      const answered_at = new Date(app.clock.now().getTime() - daysAgo * 86_400_000).toISOString();
      const draws = questions.filter(({ seed }) => seed !== null);
      const answers = draws.map((one) => ({ ...given(one, true), answered_at }));
      await other.client.drills.answer({ body: { sprint_id: id, day: 1, answers } });
    };
    const topic = async () =>
      (await other.client.progress.mastery({ params: { sprintId: id } })).mastery.topics.find(({ asked }) => asked > 0);
    await practise(0, 1);
    expect(await topic()).toMatchObject({ state: 'shaky', asked: 5, right: 5, missing: 'another_day' });
    await practise(1, 0);
    expect(await topic()).toMatchObject({ state: 'mastered' });
  });
});
