import { judge } from '@akada/answers';
import { replay } from '@akada/contract/client';
import { expect, it } from 'vitest';
import { shownIn } from './attempt.ts';
import { begin, numbersOf } from './draw.ts';
import { questionsOf, type Sitting, type SittingPlan, type SittingQuestion } from './sitting.ts';
import { fold, type Tap } from './taps.ts';

const ATTEMPTS = 10_000;

function questionOf(number: number, random: () => number): SittingQuestion {
  const options = Array.from({ length: 2 + Math.floor(random() * 4) }, (_, at) => ({
    id: `o${number}-${at}`,
    text: `Option ${at} of ${number}`,
  }));
  const key = random() < 0.1 ? null : (options[Math.floor(random() * options.length)]?.id ?? null);
  return {
    id: `q${number}`,
    text: `Question ${number}`,
    options,
    key,
    key_status: key ? 'printed' : 'none',
    topic: `Topic ${number % 3}`,
  };
}

const planOf = (questions: SittingQuestion[]): SittingPlan => ({
  title: 'Mock',
  source: { kind: 'paper', id: 'p' },
  minutes: 60,
  questions,
  hasCalculator: false,
  back: '/',
});

it('gives ten thousand shuffled attempts the scores that the chosen options have, wherever they stood', () => {
  const random = numbersOf('ten thousand');
  const plan = planOf(Array.from({ length: 12 }, (_, at) => questionOf(at, random)));
  const keys = new Map(plan.questions.map(({ id, key }) => [id, key]));
  const orders = new Set<string>();
  const wrong: string[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const id = `attempt ${attempt}`;
    const count = 1 + Math.floor(random() * 12);
    const begun = begin(id, plan, { count, minutes: 60, isMixed: true }, 0);
    const sitting: Sitting = { id, plan, preparedAt: 0, begun };
    orders.add(JSON.stringify(begun.order));
    let right = 0;
    const taps = questionsOf(sitting).flatMap((question): Tap[] => {
      if (random() < 0.15) return [];
      // By its place on the screen, as a thumb or a key does; changed once in a while.
      const chosen = [random(), random()].map((at) => question.options[Math.floor(at * question.options.length)]?.id);
      const made = random() < 0.3 ? chosen : chosen.slice(0, 1);
      if (made.at(-1) === keys.get(question.id)) right += 1;
      return made.map((option) => ({ kind: 'choose', question: question.id, option: option ?? '', at: 1 }));
    });
    const shown = shownIn(sitting, fold(sitting, taps));
    const replayed = replay(shown, judge);
    const marked = begun.order.filter((one) => keys.get(one.id)).length;
    // In another order of options, as they came back from a database, nothing changes.
    const turned = shown.map((one) => ({ ...one, options: one.options.toReversed() })).toReversed();
    const scores = [replayed, replay(turned, judge)].map((one) => `${one.right} of ${one.marked}`);
    if (scores.some((score) => score !== `${right} of ${marked}`)) wrong.push(id);
  }
  expect(wrong).toEqual([]);
  expect(orders.size).toBeGreaterThan(ATTEMPTS * 0.9);
});

it('marks nothing without a key, nor by a key that was not among the options', () => {
  const options = [{ id: 'a' }, { id: 'b' }];
  const shown = [
    { id: '1', options, key: null, chosen: 'a', topic: null },
    { id: '2', options, key: 'c', chosen: 'c', topic: null },
    { id: '3', options, key: 'b', chosen: null, topic: 'Sets' },
  ];
  expect(replay(shown, judge)).toMatchObject({ asked: 3, answered: 2, marked: 1, right: 0 });
  expect(replay(shown, judge).marks.map(({ mark }) => mark)).toEqual(['no-key', 'no-key', 'missed']);
});

it('puts the topic with the most to gain first', () => {
  const options = [{ id: 'a' }, { id: 'b' }];
  const of = (topic: string, chosen: string) => ({ id: topic, options, key: 'a', chosen, topic });
  const shown = [of('Sets', 'a'), of('Sets', 'b'), of('Series', 'b'), of('Series', 'b')];
  expect(replay(shown, judge).topics).toEqual([
    { topic: 'Series', right: 0, marked: 2 },
    { topic: 'Sets', right: 1, marked: 2 },
  ]);
});

it('counts what was typed by its value, and nothing that cannot be read', () => {
  const typed = { kind: 'number' as const, key: '32' };
  const shown = ['2^5', '3,5', '31', null].map((chosen, at) => ({
    ...{ id: `q${at}`, options: [], typed, key: '32', chosen, topic: null },
  }));
  const { marks, right, marked } = replay(shown, judge);
  expect(marks.map(({ mark }) => mark)).toEqual(['right', 'no-key', 'missed', 'missed']);
  expect([right, marked]).toEqual([1, 3]);
});
