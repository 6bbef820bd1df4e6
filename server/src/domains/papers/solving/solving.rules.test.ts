import type { PaperQuestion } from '@akada/contract';
import { describe, expect, it } from 'vitest';
import { plainQuestion, spliced } from '../sheet.rules.ts';
import { settle, toSolve } from './solving.rules.ts';

const options = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase(), text: id }));
const question = (id: string, more: Partial<PaperQuestion> = {}): PaperQuestion => ({
  ...plainQuestion(id, `Question ${id}`, null),
  options,
  same: id,
  ...more,
});
const solution = (first: string | null, second = first) => ({ first, second, worked: 'So it is.' });

describe('what is solved', () => {
  it('is what has options and no key, then what has a printed key; never what its owner keyed', () => {
    const items = [
      question('printed', { key: 'a', key_status: 'printed' }),
      question('own', { key: 'a', key_status: 'own' }),
      question('written', { options: [] }),
      question('open'),
    ];
    expect(toSolve(items).asked.map(({ id }) => id)).toEqual(['open', 'printed']);
    expect(toSolve(items, 'own').asked).toEqual([]);
  });

  it('is bounded, and says how many are left', () => {
    const { asked, left } = toSolve(Array.from({ length: 75 }, (_, at) => question(String(at))));
    expect([asked.length, left]).toEqual([60, 15]);
  });
});

describe('what becomes of it', () => {
  it('changes nothing that its owner changed meanwhile', () => {
    const asked = [question('1')];
    const now = [question('1', { key: 'c', key_status: 'own' })];
    expect(settle(now, asked, [solution('a')]).splice).toBeNull();
  });

  it('is said once, however often it is solved', () => {
    const asked = [question('1', { doubts: ['No option D'] })];
    const first = settle(asked, asked, [solution('a', 'b')]).splice;
    const after = first ? spliced(asked, first) : [];
    const again = settle(after, after as PaperQuestion[], [solution('a', 'c')]).splice?.items;
    expect(again).toMatchObject([{ doubts: ['No option D', 'Two solutions disagree: A and C'], key: null }]);
  });

  it('keeps an explanation that was there', () => {
    const asked = [question('1', { explanation: { text: 'Mine.', by: 'own' } })];
    expect(settle(asked, asked, [solution('b')]).splice?.items).toMatchObject([
      { key: 'b', key_status: 'model', explanation: { text: 'Mine.' } },
    ]);
  });

  it('leaves open what was not solved twice', () => {
    const asked = [question('1'), question('2')];
    const { splice, outcome } = settle(asked, asked, [null, solution(null)]);
    expect(outcome).toEqual({ proposed: 0, split: 1, doubted: 0, confirmed: 0, unsolved: 1 });
    expect(splice).toMatchObject({ at: 1, removed: 1, items: [{ doubts: ['Two solutions found no sure answer'] }] });
  });
});
