import { expect, it } from 'vitest';
import type { SittingPlan } from '../../../lib/sittings/sitting.ts';
import { poolFor, presetsFor } from './presets.ts';

const options = [{ id: 'a', text: 'a' }];
const planOf = (choice: number, written: number, minutes: number | null): SittingPlan => ({
  title: '',
  source: { kind: 'day', id: 'd' },
  minutes,
  questions: Array.from({ length: choice + written }, (_, at) => ({
    id: String(at),
    text: '',
    options: at < choice ? options : [],
    key_status: 'none',
  })),
  hasCalculator: false,
  back: '/',
});
const names = (plan: SittingPlan) => presetsFor(plan).map(({ name }) => name);

it('offers a test and an examination where there are enough questions with options', () => {
  expect(names(planOf(40, 4, 90))).toEqual(['asItSays', 'exam', 'test', 'own']);
  expect(names(planOf(20, 0, null))).toEqual(['asItSays', 'test', 'own']);
  expect(names(planOf(10, 40, null))).toEqual(['asItSays', 'own']);
});

it('does not offer twice what the paper says anyway', () => {
  expect(names(planOf(40, 0, 60))).toEqual(['asItSays', 'test', 'own']);
});

it('asks those to be written in the whole paper alone', () => {
  const plan = planOf(40, 4, 90);
  expect(poolFor(plan, 'asItSays').questions).toHaveLength(44);
  expect(poolFor(plan, 'exam').questions).toHaveLength(40);
});
