import { setTimeout } from 'node:timers/promises';
import type { Body } from '@akada/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aReadySprint } from '../../../../test/a-ready-sprint.ts';
import { aPerson, type Person, signedInAgain } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { aPaper, questionOf } from '../../../../test/papers.ts';
import { aSmallLibrary } from '../../../../test/small-library.ts';
import { createJudging } from '../../../platform/judging/judging.ts';
import { createLearningRecord, type LearningRecord } from '../../learning/learning.service.ts';
import { checksIn } from '../checks/lesson-checks.ts';
import { createCards } from '../decks/cards.ts';
import { createReviews } from './reviews.service.ts';

/** One account on phones that were without a network for a while: what they tell does not depend on which arrives first. */

let app: TestApp;
let learner: Person;
let sprintId: string;
let noon: number;
beforeAll(async () => {
  app = await buildTestApp();
  app.clock.goToNoon();
  await app.startWorkers();
  learner = await aPerson(app);
  sprintId = await aReadySprint(learner);
  noon = app.clock.now().getTime();
  app.clock.advance({ minutes: 60 });
  learner = await signedInAgain(app, learner);
});
afterAll(() => app.close());

type Answer = Body<'practice', 'answer'>['answers'][number];
type Rating = NonNullable<Answer['rating']>;
const minute = (n: number) => new Date(noon + n * 60_000).toISOString();

const aCard = async (person = learner) =>
  (await person.client.cards.add({ body: { front: `Why ${Math.random()}?`, back: 'So.' } })).id;
const memoryOf = async (id: string, person = learner) =>
  (await person.client.cards.deck({ query: {} })).cards.find((card) => card.id === id)?.card;
const send = (answers: Answer[], person = learner) => person.client.practice.answer({ body: { answers } });
const turned = (review_id: string, rating: Rating, at: number, event = ''): Answer => ({
  ...{ review_id, rating, selected_answer: null, answered_at: minute(at) },
  event_id: `${review_id} ${rating} ${at} ${event}`,
});
const doneToday = async (person: Person) => (await person.client.practice.due({ query: {} })).done_today;

describe('a card that two phones answered', () => {
  it.each([
    ['known', 'good', 10, 'missed', 'again', 25],
    ['missed', 'again', 20, 'known', 'good', 40],
  ] as const)('%s (%s) at %i, then %s (%s) at %i, comes back alike whichever arrives first', async (...told) => {
    const [, one, at, , other, then] = told;
    const seen = [];
    for (const isTurned of [false, true]) {
      const id = await aCard();
      const both = [turned(id, one, at), turned(id, other, then)];
      const [first, second] = isTurned ? both.toReversed() : both;
      await send([first!]);
      const { results } = await send([second!]);
      const memory = await memoryOf(id);
      // Whoever sends is told when it comes back now.
      expect(results[0]?.due).toBe(memory?.due);
      await send([first!, second!, first!]);
      expect(await memoryOf(id)).toEqual(memory);
      seen.push(memory);
    }
    expect(seen[0]).toEqual(seen[1]);
    if (other === 'again') expect(seen[0]?.due).toBe(minute(35));
    else expect(Date.parse(String(seen[0]?.due))).toBeGreaterThanOrEqual(Date.parse(minute(then + 1440)));
  });

  it('is the same card, on the same days, for any answers in any order, some sent twice', async () => {
    const ratings = fc.constantFrom<Rating[]>('again', 'hard', 'good', 'easy');
    const histories = fc.array(fc.tuple(ratings, fc.integer({ min: 0, max: 59 })), { minLength: 2, maxLength: 5 });
    const orders = histories.chain((history) => {
      const twice = [...history.keys(), ...history.keys()];
      return fc.tuple(fc.constant(history), fc.shuffledSubarray(twice, { minLength: twice.length }));
    });
    await fc.assert(
      fc.asyncProperty(orders, async ([history, order]) => {
        const sorted = [...history.keys()].sort((a, b) => history[a]![1] - history[b]![1] || a - b);
        const seen = [];
        for (const arrival of [sorted, order]) {
          const person = await aPerson(app);
          const id = await aCard(person);
          const answers = history.map(([rating, at], index) => ({ ...turned(id, rating, at), event_id: `${index}` }));
          for (const index of arrival) await send([answers[index]!], person);
          seen.push([await memoryOf(id, person), await doneToday(person)]);
        }
        expect(seen[1]).toEqual(seen[0]);
      }),
      { numRuns: 12 },
    );
  });

  it('counts every answer once that arrives at the same moment as others, twice', async () => {
    const [quiet, busy] = [await aCard(), await aCard()];
    const ratings: Rating[] = ['good', 'again', 'good', 'hard', 'again', 'good'];
    const answers = (id: string) => ratings.map((rating, index) => turned(id, rating, index * 9));
    for (const answer of answers(quiet)) await send([answer]);
    await Promise.all([...answers(busy), ...answers(busy)].map((answer) => send([answer])));
    expect(await memoryOf(busy)).toEqual(await memoryOf(quiet));
    expect((await memoryOf(busy))?.retrievals).toBe(ratings.length);
  });

  it('is no trap for two phones that send the same cards at once, each in its own order', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => aCard()));
    const all = (rating: Rating, at: number) => ids.map((id) => turned(id, rating, at));
    await Promise.all([send(all('good', 10)), send(all('again', 25).toReversed()), send(all('hard', 40))]);
    for (const id of ids) expect(await memoryOf(id)).toMatchObject({ retrievals: 3, lastRetrievalAt: minute(40) });
  });

  it('of which only the outcome of before is known goes on from there', async () => {
    const id = await aCard();
    await send([turned(id, 'again', 30)]);
    const before = await memoryOf(id);
    // As a card stands that was answered before its answers were kept in order.
    await app.db.queries
      .updateTable('review_cards')
      .set({ history: null as never })
      .where('id', '=', id)
      .execute();
    await send([turned(id, 'good', 10)]);
    expect(await memoryOf(id)).toEqual({ ...before, retrievals: 2 });
    await send([turned(id, 'good', 50)]);
    await send([turned(id, 'again', 45)]);
    expect((await memoryOf(id))?.lastRetrievalAt).toBe(minute(50));
  });

  it('comes back alike where the clock of one of them is wrong, and that one says when it sent', async () => {
    const memories = [];
    for (const wrongBy of [0, -50, 600]) {
      const id = await aCard();
      await send([turned(id, 'again', 20)]);
      const answers = [turned(id, 'good', 40 + wrongBy)];
      const sent_at = minute((app.clock.now().getTime() - noon) / 60_000 + wrongBy);
      await learner.client.practice.answer({ body: { answers, sent_at } });
      memories.push(await memoryOf(id));
    }
    const [right, ...others] = memories;
    expect(right).toMatchObject({ retrievals: 2, lastRetrievalAt: minute(40) });
    for (const other of others) expect({ ...other, due: right?.due }).toEqual(right);
  });

  it('keeps every answer where a server of before has moved it, which knew no histories', async () => {
    const memories = [];
    for (const isOfBefore of [false, true]) {
      const id = await aCard();
      await send([turned(id, 'again', 20)]);
      const rows = app.db.queries.selectFrom('review_cards').select('history').where('id', '=', id);
      const history = JSON.stringify((await rows.executeTakeFirstOrThrow()).history);
      await send([turned(id, 'good', 40)]);
      // Servers are replaced one by one: such a one has moved the card, and left the history as it was.
      if (isOfBefore) await app.db.queries.updateTable('review_cards').set({ history }).where('id', '=', id).execute();
      await send([turned(id, 'hard', 10), turned(id, 'good', 40), turned(id, 'good', 50)]);
      memories.push(await memoryOf(id));
    }
    expect(memories[0]?.retrievals).toBe(4);
    expect(memories[1]).toEqual(memories[0]);
  });

  it('answered in the future was answered now', async () => {
    const id = await aCard();
    await send([turned(id, 'good', 600)]);
    expect(Date.parse(String((await memoryOf(id))?.lastRetrievalAt))).toBeLessThanOrEqual(app.clock.now().getTime());
  });
});

describe('a question of a lesson that two phones answered', () => {
  const inLesson = async (day: number, isRight: boolean, at: number) => {
    const lesson = await learner.client.sprints.day({ params: { id: sprintId, day } });
    const asked = lesson.questions[0]!;
    const selected_answer = isRight ? asked.correct_answer : null;
    const event_id = `lesson ${day} ${isRight} ${at}`;
    const body = {
      sprint_id: sprintId,
      day,
      question_id: asked.id,
      selected_answer,
      answered_at: minute(at),
      event_id,
    };
    await learner.client.practice.answerLesson({ body });
    const { ahead } = await learner.client.practice.due({ query: { ahead_days: 14 } });
    return ahead.find(({ question }) => question === asked.question)?.card;
  };

  it('comes back alike whichever arrives first', async () => {
    await inLesson(1, true, 10);
    const sorted = await inLesson(1, false, 25);
    await inLesson(2, false, 25);
    expect(await inLesson(2, true, 10)).toEqual(sorted);
    expect(sorted?.lapses).toBe(1);
  });

  it('counts both answers that begin its card at the same moment', async () => {
    await Promise.all([inLesson(3, true, 10), inLesson(3, false, 25)]);
    expect(await inLesson(3, true, 10)).toEqual(await inLesson(1, true, 10));
  });
});

describe('a check that two phones answered on one day', () => {
  let checked: TestApp;
  let now: number;
  beforeAll(async () => {
    checked = await buildTestApp({ library: await aSmallLibrary() });
    checked.clock.goToNoon();
    now = checked.clock.now().getTime();
    await checked.startWorkers();
  });
  afterAll(() => checked.close());

  async function after(isTurned: boolean) {
    const person = await aPerson(checked);
    const { id } = await person.client.sprints.create({ body: { topic: 'MTH 101' } });
    const lesson = () => person.client.sprints.day({ params: { id, day: 1 } });
    await vi.waitFor(async () => expect((await lesson()).state).toBe('ready'), { timeout: 60_000 });
    const [check] = checksIn((await lesson()).content ?? '');
    const right = check!.options.findIndex((option) => option.right) + 1;
    const wrong = (right % check!.options.length) + 1;
    const given = (option: number, minutesAgo: number) => ({
      ...{ check: 1, option, event_id: 'the same on every phone' },
      answered_at: new Date(now - minutesAgo * 60_000).toISOString(),
    });
    const told = [given(wrong, 30), given(right, 20)];
    const arrivals = isTurned ? told.toReversed() : told;
    const answers = [];
    for (const answer of [...arrivals, ...arrivals]) {
      const body = { sprint_id: id, day: 1, answers: [answer] };
      answers.push((await person.client.practice.answerChecks({ body })).results[0]?.is_correct);
    }
    const [card] = (await person.client.practice.due({ query: { ahead_days: 14 } })).ahead;
    const rows = await checked.db.queries
      .selectFrom('review_answers')
      .select(['is_correct', 'answered_at'])
      .where('owner_id', '=', person.user.id)
      .execute();
    return { answers, card: card?.card, rows };
  }

  it('is what was answered first, whichever arrives first, and counts once', async () => {
    const [sorted, turned] = [await after(false), await after(true)];
    expect(sorted.rows).toMatchObject([{ is_correct: false }]);
    expect(sorted.card).toMatchObject({ retrievals: 1 });
    expect(turned.rows).toEqual(sorted.rows);
    expect(turned.card).toEqual(sorted.card);
    expect(sorted.answers).toEqual([false, false, false, false]);
    expect(turned.answers).toEqual([true, false, false, false]);
  }, 120_000);
});

describe('a question of a past paper that two phones answered', () => {
  async function after(arrivals: readonly (readonly [isRight: boolean, at: number])[]) {
    const person = await aPerson(app);
    const paper = await aPaper(person);
    const question = questionOf(paper, '1');
    const wrong = question.options.find(({ id }) => id !== question.key)?.id ?? null;
    for (const [isRight, at] of arrivals) {
      const named = { paper_id: paper.id, question_id: question.id, event_id: `${isRight} ${at}` };
      const option_id = isRight ? question.key : wrong;
      await person.client.papers.answer({ body: { answers: [{ ...named, option_id, answered_at: minute(at) }] } });
    }
    return (await person.client.practice.due({ query: { ahead_days: 14 } })).ahead[0]?.card;
  }

  it('comes back from its first miss on, whichever arrives first', async () => {
    const given = [
      [true, 5],
      [false, 10],
      [true, 20],
    ] as const;
    const sorted = await after(given);
    expect(sorted).toMatchObject({ introducedAt: minute(10), lastRetrievalAt: minute(20), retrievals: 2 });
    expect(await after(given.toReversed())).toEqual(sorted);
    expect(await after([given[1], given[2], given[0]])).toEqual(sorted);
    expect(await after([given[2], given[1], given[0]])).toEqual(sorted);
  });
});

it('a day of reviews tells how many there were, whichever phone arrives first', async () => {
  const person = await aPerson(app);
  const ids = await Promise.all(Array.from({ length: 3 }, () => aCard(person)));
  await send(
    ids.map((id) => turned(id, 'good', 1)),
    person,
  );
  for (const id of ids) await send([turned(id, 'good', 30)], person);
  const events = await app.db.queries
    .selectFrom('learning_events')
    .select(['kind', 'details'])
    .where('user_id', '=', person.user.id)
    .where('kind', '=', 'review_done')
    .execute();
  expect(events).toEqual([{ kind: 'review_done', details: { count: 3 } }]);
});

it('a day of reviews that two phones end at once tells how many both did', async () => {
  const person = await aPerson(app);
  const ids = [await aCard(person), await aCard(person)];
  await send(
    ids.map((id) => turned(id, 'good', 1)),
    person,
  );
  const later: Promise<unknown>[] = [];
  const record = createLearningRecord(app);
  /** The first phone is slow to write down what it has counted; meanwhile the second one answers. */
  const slow = async () => {
    if (later.length > 0) return;
    later.push(told(1));
    await Promise.race([...later, setTimeout(500)]);
  };
  const learning: LearningRecord = {
    ...record,
    record: async (...said) => slow().then(() => record.record(...said)),
    amend: async (...said) => slow().then(() => record.amend(...said)),
  };
  const cards = createCards({ clock: app.clock, facts: { findExamDate: async () => undefined } as never });
  const judging = createJudging(app.deps.judgeApart);
  const untouched = { sprints: {} as never, lessonAnswers: {} as never, renderRich: {} as never };
  const reviews = createReviews({ ...app, learning, cards, judging, ...untouched });
  const told = (index: number) =>
    reviews.answer({ id: person.user.id, timezone: 'UTC' }, { answers: [turned(ids[index]!, 'good', 30)] });
  await told(0);
  await Promise.all(later);
  const done = await app.db.queries
    .selectFrom('learning_events')
    .select('details')
    .where('user_id', '=', person.user.id)
    .where('kind', '=', 'review_done')
    .execute();
  expect(done).toEqual([{ details: { count: 2 } }]);
});
