import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBeingLearnt, newCard, type ReviewCard } from './card.ts';
import { type CardAnswer, type CardHistory, cardOf, type HistoryOptions, remember } from './history.ts';

const START = Date.parse('2026-01-05T18:00:00Z');
const minute = (n: number) => new Date(START + n * 60_000);
const fresh = (base: ReviewCard | null = null) => ({ history: { base, answers: [] } as CardHistory, card: base });

function arrive(answers: readonly CardAnswer[], base: ReviewCard | null = null, options: HistoryOptions = {}) {
  let known: ReturnType<typeof fresh> = fresh(base);
  for (const answer of answers) {
    const { history, card } = remember(known, answer, options);
    // It is stored as JSON in between.
    known = JSON.parse(JSON.stringify({ history, card })) as typeof known;
  }
  return known;
}

const known = (at: number, id = `known ${at}`): CardAnswer => ({ id, at: minute(at).toISOString(), rating: 'good' });
const missed = (at: number): CardAnswer => ({ id: `missed ${at}`, at: minute(at).toISOString(), rating: 'again' });

describe('two phones', () => {
  test('a card that was missed last comes back ten minutes after, whichever phone arrives first', () => {
    for (const order of [
      [known(10), missed(25)],
      [missed(25), known(10)],
    ]) {
      expect(arrive(order).card?.due).toBe(minute(35).toISOString());
    }
  });
  test('a card that was known last comes back another day, whichever phone arrives first', () => {
    const orders = [
      [missed(20), known(40)],
      [known(40), missed(20)],
    ];
    const [one, other] = orders.map((order) => arrive(order).card);
    expect(one).toEqual(other);
    expect(isBeingLearnt(one!)).toBe(false);
    expect(Date.parse(one!.due)).toBeGreaterThanOrEqual(minute(40).getTime() + 86_400_000);
  });
});

test('of two answers that are named alike the one that was given first stands, whichever phone arrives first', () => {
  const [early, late] = [
    { ...missed(10), id: 'check' },
    { ...known(25), id: 'check' },
  ];
  const other = known(15);
  const expected = arrive([early, other]);
  for (const order of [
    [early, late, other],
    [late, other, early],
    [late, early, other, late, early],
  ]) {
    expect(arrive(order)).toEqual(expected);
  }
  const same = { ...late, at: early.at };
  expect(arrive([same, early])).toEqual(arrive([early, same]));
});

describe('any history, however it arrives', () => {
  /** Minutes to weeks apart, some in the same moment. */
  const answer = fc.record({
    minutes: fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 28 * 1440 })),
    rating: fc.constantFrom('again' as const, 'hard' as const, 'good' as const, 'easy' as const),
    isAskedOnce: fc.boolean(),
  });
  const answers = fc.array(answer, { maxLength: 14 }).map((all) =>
    all.map(({ minutes, ...rest }, index): CardAnswer => {
      return { id: `answer ${index}`, at: minute(minutes).toISOString(), ...rest };
    }),
  );
  /** Split over phones, each of which sends its own in order, and some twice. */
  const arrivals = answers.chain((all) =>
    fc.tuple(
      fc.constant(all),
      fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2, maxLength: all.length * 2 }),
    ),
  );
  const old = arrive([known(-40_000), missed(-30_000), known(-29_000)]).card;
  const bases = fc.constantFrom(null, newCard(minute(0)), newCard(minute(30)), old);
  const exams = fc.constantFrom(undefined, minute(20 * 1440), minute(3 * 1440));

  test('gives the card of its answers in the order in which they were given', () => {
    fc.assert(
      fc.property(arrivals, bases, exams, fc.boolean(), ([all, order], base, examDate, isBegunByMiss) => {
        const options = { ...(examDate && { examDate }), isBegunByMiss };
        const sorted = all.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1));
        const { card, history } = arrive(order, base, options);
        expect(history.answers).toEqual(sorted);
        expect(card).toEqual(arrive(sorted, base, options).card);
        expect(card).toEqual(cardOf({ base, answers: sorted }, options));
      }),
    );
  });

  test('tells alike which of its answers were reviews', () => {
    fc.assert(
      fc.property(arrivals, ([all, order]) => {
        const told = (given: readonly CardAnswer[]) => {
          const standings = new Map<string, boolean>();
          let before: ReturnType<typeof fresh> = fresh();
          for (const one of given) {
            const after = remember(before, one);
            for (const { id, isReview } of after.standings) standings.set(id, isReview);
            before = after;
          }
          return all.map(({ id }) => standings.get(id));
        };
        expect(told(order)).toEqual(told(all));
      }),
    );
  });

  test('remembers the same with and without an exam, which moves only the day', () => {
    fc.assert(
      fc.property(answers, (all) => {
        const [without, within] = [arrive(all).card, arrive(all, null, { examDate: minute(5 * 1440) }).card];
        const memory = (card: ReviewCard | null) => card && { ...card, due: '', intervalDays: card.intervalDays > 0 };
        expect(memory(within)).toEqual(memory(without));
      }),
    );
  });

  test('is settled once nothing from before can arrive, and stays the same card', () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 0, max: 28 * 1440 }), (all, at) => {
        const sorted = all.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1));
        const settledBefore = minute(at);
        const early = sorted.filter((one) => Date.parse(one.at) < settledBefore.getTime());
        const late = sorted.slice(early.length);
        const open = arrive(sorted).card;
        const settled = arrive([...early, ...late.toReversed()], null, { settledBefore });
        expect(settled.card).toEqual(open);
        if (sorted.length > 0) expect(settled.history.answers).toEqual(late);
      }),
    );
  });
});

test('what was answered before the state that a card had already moves nothing but the count', () => {
  const base = arrive([known(0), missed(5000)]).card!;
  const { card } = arrive([known(100)], base);
  expect(card).toEqual({ ...base, retrievals: base.retrievals + 1 });
});

test('what was known from the beginning begins no card where a miss has to', () => {
  const order = [missed(20), known(10), known(40)];
  const options = { isBegunByMiss: true };
  expect(arrive([known(10), known(40)], null, options).card).toBeNull();
  expect(arrive(order, null, options).card).toEqual(arrive([missed(20), known(40)], null, options).card);
});

test('a card keeps at most two hundred answers open', () => {
  const all = Array.from({ length: 230 }, (_, index) => known(index * 60, `answer ${1000 + index}`));
  const { history, card } = arrive(all);
  expect(history.answers).toHaveLength(200);
  expect(card).toEqual(cardOf({ base: null, answers: all }));
});
