import { expect, it } from 'vitest';
import { begin } from './draw.ts';
import type { Sitting, SittingPlan } from './sitting.ts';
import { fold, isOver, standingOf, type Tap } from './taps.ts';

const options = ['a', 'b'].map((id) => ({ id, text: id }));
const plan: SittingPlan = {
  title: 'Test',
  source: { kind: 'quiz', id: 'q' },
  minutes: 1,
  questions: ['q1', 'q2', 'q3'].map((id) => ({ id, text: id, options, key: 'a', key_status: 'own' })),
  hasCalculator: false,
  back: '/',
};
const sitting: Sitting = {
  id: 's',
  plan,
  preparedAt: 0,
  begun: begin('s', plan, { count: 3, minutes: 1, isMixed: false }, 1000),
};
const show = (at: number, question: string): Tap => ({ kind: 'show', at, question });
const choose = (at: number, question: string, option: string): Tap => ({ kind: 'choose', at, question, option });

it('keeps the last choice, and tells answered from seen from not seen', () => {
  const progress = fold(sitting, [
    show(1000, 'q1'),
    choose(2000, 'q1', 'a'),
    choose(3000, 'q1', 'b'),
    show(4000, 'q2'),
  ]);
  expect(progress.chosen).toEqual({ q1: 'b' });
  expect(['q1', 'q2', 'q3'].map((id) => standingOf(progress, id))).toEqual(['answered', 'open', 'unseen']);
});

it('counts the time of a question while it is on the screen, and none while the student is away', () => {
  const away: Tap = { kind: 'away', at: 5000 };
  const { spent } = fold(sitting, [show(1000, 'q1'), show(3000, 'q2'), away, show(20_000, 'q2'), show(21_000, 'q1')]);
  expect(spent).toEqual({ q1: 2000, q2: 3000 });
});

it('ends at its moment: what comes later changes nothing, and a late hand-in counts as of the end', () => {
  const { chosen, handedIn, spent } = fold(sitting, [
    show(1000, 'q1'),
    choose(60_000, 'q1', 'a'),
    choose(61_001, 'q1', 'b'),
    { kind: 'hand-in', at: 900_000, by: 'clock' },
  ]);
  expect(chosen).toEqual({ q1: 'a' });
  expect(handedIn).toEqual({ at: 61_000, by: 'clock' });
  expect(spent).toEqual({ q1: 60_000 });
  expect([isOver(sitting, 60_999), isOver(sitting, 61_000)]).toEqual([false, true]);
});

it('is handed in once, and is not changed afterwards', () => {
  const { chosen, handedIn, isSent } = fold(sitting, [
    { kind: 'hand-in', at: 5000, by: 'student' },
    choose(6000, 'q1', 'a'),
    { kind: 'hand-in', at: 7000, by: 'clock' },
    { kind: 'sent', at: 7001 },
  ]);
  expect([chosen, handedIn, isSent]).toEqual([{}, { at: 5000, by: 'student' }, true]);
});

it('takes a flag off again', () => {
  const flag = (isOn: boolean): Tap => ({ kind: 'flag', at: 2000, question: 'q2', isOn });
  expect([...fold(sitting, [flag(true)]).flagged]).toEqual(['q2']);
  expect([...fold(sitting, [flag(true), flag(false)]).flagged]).toEqual([]);
});
