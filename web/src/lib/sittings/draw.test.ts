import { expect, it } from 'vitest';
import { begin } from './draw.ts';
import type { SittingPlan } from './sitting.ts';

const letters = ['a', 'b', 'c', 'd'];
const plain = letters.map((id) => ({ id, text: `It is ${id}` }));
const plan: SittingPlan = {
  title: 'Paper',
  source: { kind: 'paper', id: 'p' },
  minutes: 60,
  questions: [
    ...Array.from({ length: 20 }, (_, at) => ({ id: `q${at}`, text: '', options: plain, key_status: 'none' as const })),
    { id: 'written', text: '', options: [], key_status: 'none' as const },
  ],
  hasCalculator: true,
  back: '/',
};
const whole = { count: 21, minutes: 60, isMixed: false };

it('asks a whole paper in its own order, and ends after its minutes', () => {
  const { order, endsAt, isWhole } = begin('x', plan, whole, 1000);
  expect(order.map(({ id }) => id)).toEqual(plan.questions.map(({ id }) => id));
  expect([endsAt, isWhole]).toEqual([3_601_000, true]);
});

it('draws fewer in the order of the paper, the same for the same sitting and others for another', () => {
  const ids = (id: string) =>
    begin(id, plan, { count: 5, minutes: null, isMixed: false }, 0).order.map((one) => one.id);
  const place = (id: string) => plan.questions.findIndex((one) => one.id === id);
  expect(ids('x')).toHaveLength(5);
  expect(ids('x').map(place)).toEqual(
    ids('x')
      .map(place)
      .toSorted((a, b) => a - b),
  );
  expect(ids('x')).toEqual(ids('x'));
  expect(ids('y')).not.toEqual(ids('x'));
});

it('mixes questions and options, and leaves the written ones to the end', () => {
  const { order } = begin('x', plan, { ...whole, isMixed: true }, 0);
  expect(order.at(-1)?.id).toBe('written');
  expect(order.map(({ id }) => id).toSorted()).toEqual(plan.questions.map(({ id }) => id).toSorted());
  expect(order.some(({ options }) => options.join('') !== 'abcd' && options.length === 4)).toBe(true);
});

it.each(['None of the above', 'Both A and C', 'All of these'])('leaves options in place where one says %s', (text) => {
  const options = [...plain.slice(0, 3), { id: 'd', text }];
  const fixed = { ...plan, questions: plan.questions.map((one) => ({ ...one, options })) };
  const { order } = begin('x', fixed, { ...whole, isMixed: true }, 0);
  expect(new Set(order.map((one) => one.options.join('')))).toEqual(new Set(['abcd']));
});
