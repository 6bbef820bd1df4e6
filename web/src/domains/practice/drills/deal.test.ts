import type { DrillQuestion } from '@akada/contract/client';
import { describe, expect, it } from 'vitest';
import { deal, type Step, tilesOf } from './deal.ts';

const question = (id: string, seed: number | null, difficulty: DrillQuestion['difficulty']): DrillQuestion => ({
  ...{ id, seed, name: id, difficulty, section: null, question: id, options: [], correct_answer: '' },
  html: { question: id, options: [], why: [] },
});
const stock = [
  ...[1, 2, 3].map((seed) => question('sum', seed, 'easy')),
  ...[1, 2, 3].map((seed) => question('root', seed, 'medium')),
  ...[1, 2, 3].map((seed) => question('path', seed, 'hard')),
  question('bank', null, 'easy'),
];
const step = (how: Step['how'], { id, seed }: Pick<Step, 'id' | 'seed'> = { id: 'sum', seed: 1 }): Step => ({
  id,
  seed,
  how,
});

/** The questions that are dealt when every one is answered so. */
function played(hows: Step['how'][], round = 0): DrillQuestion[] {
  const steps: Step[] = [];
  return hows.map((how) => {
    const dealt = deal(stock, steps, round)!;
    steps.push(step(how, dealt));
    return dealt;
  });
}

describe('the strip', () => {
  it('grows with right answers, stays with a hint and loses one tile to a miss, never all', () => {
    const tiles = (...hows: Step['how'][]) => tilesOf(hows.map((how) => step(how)));
    expect(tiles('right', 'right', 'right')).toBe(3);
    expect(tiles('right', 'hinted', 'right')).toBe(2);
    expect(tiles('right', 'right', 'right', 'wrong')).toBe(2);
    expect(tiles('wrong', 'wrong', 'right')).toBe(1);
  });
});

describe('what is dealt', () => {
  it('grows harder with right answers', () => {
    const dealt = played(['right', 'right', 'right', 'right', 'right']);
    expect(dealt.map(({ difficulty }) => difficulty)).toEqual(['easy', 'easy', 'medium', 'medium', 'hard']);
  });

  it('is the one that was missed, with other numbers, and easier after that', () => {
    const dealt = played(['right', 'right', 'wrong', 'wrong', 'right', 'right']);
    expect([dealt[3]?.id, dealt[3]?.seed === dealt[2]?.seed]).toEqual(['root', false]);
    expect(dealt[5]?.difficulty).toBe('easy');
  });

  it('is the same after a reload', () => {
    const steps = [step('right')];
    expect(deal(stock, steps, 4)).toBe(deal(stock, steps, 4));
  });

  it('never repeats a draw while there are others, and goes on when there are none', () => {
    const dealt = played(Array.from({ length: 30 }, () => 'hinted' as const));
    const names = dealt.map(({ id, seed }) => `${id} ${seed}`);
    expect(new Set(names.slice(0, stock.length)).size).toBe(stock.length);
    expect(names).toHaveLength(30);
  });

  it('is nothing where there is nothing', () => expect(deal([], [], 0)).toBeNull());
});
