import { judge } from '@akada/answers';
import { replay, type SittingToStore } from '@akada/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadySprint } from '../../../../test/a-ready-sprint.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';

let app: TestApp;
let learner: Person;
beforeAll(async () => {
  app = await buildTestApp();
  app.clock.goToNoon();
  await app.startWorkers();
  learner = await aPerson(app);
});
afterAll(() => app.close());

const words = ['ten', 'twenty', 'thirty'];
const asked = (number: number, chosen: number | null, key: number | null = 0): SittingToStore['shown'][number] => ({
  id: `q${number}`,
  text: `What is question ${number} about?`,
  options: words.map((text, at) => ({ id: `o${at}`, text })),
  key: key === null ? null : `o${key}`,
  key_status: key === null ? 'none' : 'printed',
  chosen: chosen === null ? null : `o${chosen}`,
  topic: number % 2 ? 'Sets' : 'Series',
  explanation: 'Counted.',
  seconds: 30,
  flagged: false,
});

function sittingOf(id: string, shown: SittingToStore['shown'], more: Partial<SittingToStore> = {}): SittingToStore {
  const now = app.clock.now().getTime();
  return {
    id,
    source: { kind: 'paper', id: 'paper-1' },
    is_whole: true,
    title: 'MTH 101, 2023',
    minutes: 60,
    began_at: new Date(now - 3_000_000).toISOString(),
    handed_in_at: new Date(now - 60_000).toISOString(),
    shown,
    ...more,
  };
}

const handIn = (person: Person, body: SittingToStore) => person.client.sittings.handIn({ body });
const listOf = async (person: Person, kind: 'day' | 'paper' = 'paper', id = 'paper-1') =>
  (await person.client.sittings.list({ query: { kind, id } })).sittings;
const reviewsOf = async (person: Person) => (await person.client.practice.due({ query: { ahead_days: 14 } })).ahead;
const dueNow = async (person: Person) => (await person.client.practice.due({ query: {} })).reviews;

describe('a sitting', () => {
  it('is marked by what was chosen, of those that have a key', async () => {
    const shown = [asked(1, 0), asked(2, 1), asked(3, 0, null), asked(4, null)];
    const stored = await handIn(learner, sittingOf('sitting-marked', shown));
    expect(stored).toMatchObject({ asked: 4, marked: 3, right: 1 });
    expect(stored.topics).toEqual([
      { topic: 'Series', right: 0, marked: 2 },
      { topic: 'Sets', right: 1, marked: 1 },
    ]);
    expect((await listOf(learner)).map(({ id }) => id)).toEqual(['sitting-marked']);
  });

  it('keeps what was shown and chosen, from which the same score can be recomputed', async () => {
    const { shown, right_count, marked } = await app.db.queries
      .selectFrom('sittings')
      .selectAll()
      .where('id', '=', 'sitting-marked')
      .executeTakeFirstOrThrow();
    expect(replay(shown, judge)).toMatchObject({ right: right_count, marked });
  });

  it('counts once, also where it is sent twice at once', async () => {
    const person = await aPerson(app);
    const body = sittingOf('sitting-twice', [asked(1, 0), asked(2, 1)]);
    const [one, other] = await Promise.all([handIn(person, body), handIn(person, body)]);
    expect([one.right, other.right]).toEqual([1, 1]);
    // Another version of it, from a tab that went on: the first stands.
    expect(await handIn(person, { ...body, shown: [asked(1, 0), asked(2, 0)] })).toMatchObject({ right: 1 });
    expect(await listOf(person)).toHaveLength(1);
    expect(await dueNow(person)).toHaveLength(1);
  });

  it('brings what was missed into the reviews, due at once, and nothing that has no key', async () => {
    const person = await aPerson(app);
    await handIn(person, sittingOf('sitting-missed', [asked(1, 1), asked(2, 0), asked(3, 1, null), asked(4, null)]));
    const reviews = await dueNow(person);
    expect(reviews.map(({ question }) => question.split('\n')[0]).sort()).toEqual([
      'What is question 1 about?',
      'What is question 4 about?',
    ]);
    expect(reviews[0]).toMatchObject({ form: 'card', sprint_title: 'MTH 101, 2023' });
    // Missed again in the next sitting: still one card each.
    await handIn(person, sittingOf('sitting-missed-again', [asked(1, 1), asked(4, 2)]));
    expect(await dueNow(person)).toHaveLength(2);
  });

  it('judges what was typed by its value; what cannot be read costs nothing, what was left open is missed', async () => {
    const person = await aPerson(app);
    const typed = (number: number, chosen: string | null) => ({
      ...asked(number, null),
      ...{ options: [], typed: { kind: 'number' as const, key: '25 m/s' }, key: '25 m/s', chosen },
    });
    const shown = [typed(1, '90 km/h'), typed(2, '3,5'), typed(3, null), typed(4, '24 m/s')];
    expect(await handIn(person, sittingOf('sitting-typed', shown))).toMatchObject({ asked: 4, marked: 3, right: 1 });
    expect((await dueNow(person)).map(({ question }) => question).sort()).toEqual([
      'What is question 3 about?',
      'What is question 4 about?',
    ]);
  });

  it('is the account’s alone, also under the same name', async () => {
    const [one, other] = [await aPerson(app), await aPerson(app)];
    await handIn(one, sittingOf('the-same-name', [asked(1, 0)]));
    expect(await listOf(other)).toEqual([]);
    expect(await handIn(other, sittingOf('the-same-name', [asked(1, 1)]))).toMatchObject({ right: 0 });
    expect((await listOf(one)).map(({ right }) => right)).toEqual([1]);
  });

  it('is compared with others of its source, the newest first', async () => {
    const person = await aPerson(app);
    const yesterday = new Date(app.clock.now().getTime() - 86_400_000).toISOString();
    await handIn(person, sittingOf('sitting-first', [asked(1, 1)], { began_at: yesterday, handed_in_at: yesterday }));
    await handIn(person, sittingOf('sitting-second', [asked(1, 0)]));
    await handIn(person, sittingOf('sitting-other', [asked(1, 0)], { source: { kind: 'paper', id: 'another' } }));
    expect((await listOf(person)).map(({ id, right }) => [id, right])).toEqual([
      ['sitting-second', 1],
      ['sitting-first', 0],
    ]);
  });
});

describe('a sitting of a day', () => {
  const shownOf = (quiz: Awaited<ReturnType<typeof make>>, right: number): SittingToStore['shown'] =>
    quiz.questions.map(({ id, question, options, correct_answer }, at) => {
      const wrong = options.find((option) => option !== correct_answer) ?? null;
      return {
        ...asked(0, null),
        id,
        text: question,
        options: options.map((text) => ({ id: text, text })).toReversed(),
        key: correct_answer,
        chosen: at < right ? correct_answer : wrong,
      };
    });
  let sprintId: string;
  const make = () => learner.client.practice.make({ params: { sprintId }, query: { week_number: 1, day_range: '1' } });

  it('hands in the quiz of the day with it, once', async () => {
    sprintId = await aReadySprint(learner);
    const quiz = await make();
    const day = { source: { kind: 'day' as const, id: `${sprintId}:1` }, assessment_id: quiz.id };
    const body = sittingOf('sitting-of-day', shownOf(quiz, 1), day);
    await handIn(learner, body);
    await handIn(learner, body);
    const { taken } = await learner.client.practice.list();
    expect(taken).toMatchObject([{ sprint_id: sprintId, day: 1, attempts: 1 }]);
    expect(taken[0]?.last_score).toBe(Math.round(100 / quiz.questions.length));
    const reviewed = (await reviewsOf(learner)).filter(({ sprint_id }) => sprint_id === sprintId);
    expect(reviewed.map(({ question }) => question).sort()).toEqual(quiz.questions.map((one) => one.question).sort());
  });

  it('of a part of it meets what was asked, and leaves the quiz open', async () => {
    const quiz = await make();
    const day = { source: { kind: 'day' as const, id: `${sprintId}:1` }, assessment_id: quiz.id, is_whole: false };
    const stored = await handIn(learner, sittingOf('sitting-of-part', shownOf(quiz, 0).slice(0, 2), day));
    expect(stored).toMatchObject({ asked: 2, right: 0 });
    const { taken } = await learner.client.practice.list();
    expect(taken[0]?.attempts).toBe(1);
  });

  it('is stored though its sprint is gone meanwhile', async () => {
    const gone = { source: { kind: 'day' as const, id: 'gone:1' }, assessment_id: 'gone' };
    expect(await handIn(learner, sittingOf('sitting-of-gone', [asked(1, 0)], gone))).toMatchObject({ right: 1 });
  });
});
