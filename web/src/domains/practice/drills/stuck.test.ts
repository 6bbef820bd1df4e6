import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrillQuestion } from '@akada/contract/client';
import { describe, expect, it } from 'vitest';
import { deal, type Step, stuckOn, tilesOf, wholeStrip } from './deal.ts';

const step = (id: string, how: Step['how']): Step => ({ id, seed: 1, how });

describe('the way back to the lesson', () => {
  it('opens after two misses of one question, whatever its numbers', () => {
    expect(stuckOn([step('a', 'wrong')], 0)).toBeNull();
    expect(stuckOn([step('a', 'wrong'), step('a', 'wrong')], 0)).toBe('a');
    expect(stuckOn([step('a', 'wrong'), step('b', 'right'), step('a', 'wrong')], 0)).toBe('a');
    expect(stuckOn([step('a', 'wrong'), step('a', 'right'), step('a', 'wrong')], 0)).toBeNull();
  });

  it('opens after twelve questions that brought hardly a tile, at what was missed most', () => {
    const turns = Array.from({ length: 12 }, (_, at) => step(String(at), at % 2 === 0 ? 'right' : 'wrong'));
    expect(stuckOn(turns.slice(0, 11), 0)).toBeNull();
    expect(stuckOn(turns, 0)).toBe('1');
    expect(
      stuckOn(
        Array.from({ length: 12 }, (_, at) => step(String(at), 'hinted')),
        0,
      ),
    ).toBe('11');
  });

  it('is offered once: then the round goes on from where it stood', () => {
    const steps = [step('a', 'wrong'), step('a', 'wrong')];
    expect(stuckOn(steps, 2)).toBeNull();
    expect(stuckOn([...steps, step('b', 'right')], 2)).toBeNull();
    expect(stuckOn([...steps, step('a', 'wrong'), step('a', 'wrong')], 2)).toBe('a');
  });
});

const courses = join(import.meta.dirname, '../../../../../content/courses');

/** What is dealt from a lesson of the library, as far as dealing looks at it. */
function stockOf(path: string): DrillQuestion[] {
  const read = (kind: string) => readFileSync(join(courses, `${path}.${kind}.md`), 'utf8');
  const entries = (kind: string) =>
    [...read(kind).matchAll(/^## \d+\. (easy|medium|hard)/gm)].map(([, level]) => level);
  const question = (id: string, seed: number | null, difficulty: string | undefined) =>
    ({
      ...{ id, seed, name: id, section: null, question: id, options: [], correct_answer: '' },
      difficulty,
    }) as unknown;
  return [
    ...entries('templates').flatMap((level, at) => [1, 2, 3, 4, 5, 6].map((seed) => question(`t${at}`, seed, level))),
    ...entries('bank').map((level, at) => question(`b${at}`, null, level)),
  ] as DrillQuestion[];
}

/** The same numbers each time. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

type Skill = Record<DrillQuestion['difficulty'], number>;

/** One round until it is done or leads to the lesson. */
function play(stock: readonly DrillQuestion[], round: number, skill: Skill) {
  const chance = chanceOf(round + 1);
  const steps: Step[] = [];
  while (steps.length < 100) {
    const { id, seed, difficulty } = deal(stock, steps, round)!;
    steps.push({ id, seed, how: chance() < skill[difficulty] ? 'right' : 'wrong' });
    if (tilesOf(steps) === wholeStrip) return { steps, end: 'done' as const };
    if (stuckOn(steps, 0) !== null) return { steps, end: 'lesson' as const };
  }
  return { steps, end: 'never' as const };
}

const lessons = [
  'STA-111/3-2-median-and-mode',
  'ECO-101/3-1-price-elasticity-of-demand',
  'MTH-102/4-2-areas-and-volumes',
];
const rounds = Array.from({ length: 200 }, (_, round) => round);

describe.each(lessons)('%s, played 200 times', (lesson) => {
  const stock = stockOf(lesson);

  it('is done or leads to the lesson within thirty questions for who is right half of the time', () => {
    const weak = { easy: 0.5, medium: 0.3, hard: 0.15 };
    const played = rounds.map((round) => play(stock, round, weak));
    expect(stock.length).toBeGreaterThan(20);
    expect(played.filter(({ steps, end }) => end === 'never' || steps.length > 30)).toEqual([]);
  });

  it('is nearly always done without it for who knows it', () => {
    const strong = { easy: 0.97, medium: 0.93, hard: 0.85 };
    expect(rounds.filter((round) => play(stock, round, strong).end === 'done').length).toBeGreaterThan(190);
  });

  it('asks nothing three times in a row, whatever goes wrong', () => {
    const steps: Step[] = [];
    for (let at = 0; at < 60; at += 1) {
      const { id, seed } = deal(stock, steps, 1)!;
      steps.push({ id, seed, how: 'wrong' });
    }
    const thrice = steps.filter(({ id }, at) => at > 1 && steps[at - 1]!.id === id && steps[at - 2]!.id === id);
    expect(thrice).toEqual([]);
  });
});
