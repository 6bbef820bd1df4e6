import { describe, expect, it } from 'vitest';
import { costInMicros, exhaustedScope, isWrittenAhead, type Spent, startOfDay } from './budget.rules.ts';

const limits = { account: 100, address: 500, site: 1000 };
const nothing: Spent = {
  account: { charged: 0, wasted: 0 },
  address: { charged: 0, wasted: 0 },
  site: { charged: 0, wasted: 0 },
};

describe('a daily budget', () => {
  it('may be used up to its last token and not beyond', () => {
    const spent = { ...nothing, account: { charged: 60, wasted: 0 } };
    expect(exhaustedScope(40, spent, limits)).toBeNull();
    expect(exhaustedScope(41, spent, limits)).toBe('account');
  });

  it('keeps a part for the tutor and the quizzes, which lessons written ahead cannot use', () => {
    const spent = { ...nothing, account: { charged: 50, wasted: 0 } };
    const isAhead = isWrittenAhead({ purpose: 'lesson' });
    expect(exhaustedScope(10, spent, limits, isAhead)).toBeNull();
    expect(exhaustedScope(11, spent, limits, isAhead)).toBe('account');
    expect(exhaustedScope(50, spent, limits, isWrittenAhead({ purpose: 'answer' }))).toBeNull();
    expect(isWrittenAhead({ purpose: 'check', quiz: 'q' })).toBe(false);
    expect(isWrittenAhead({ purpose: 'check' })).toBe(true);
  });

  it.each(['account', 'address', 'site'] as const)('of the %s stops a call by itself', (scope) => {
    const spent = { ...nothing, [scope]: { charged: limits[scope], wasted: 0 } };
    expect(exhaustedScope(1, spent, limits)).toBe(scope);
  });

  it('of a person is not charged for answers that could not be used', () => {
    expect(exhaustedScope(100, { ...nothing, account: { charged: 0, wasted: 99 } }, limits)).toBeNull();
  });

  it('ends for a person whose documents waste as much again', () => {
    expect(exhaustedScope(1, { ...nothing, account: { charged: 0, wasted: 100 } }, limits)).toBe('account');
  });

  it('of the site pays for wasted answers too', () => {
    expect(exhaustedScope(1, { ...nothing, site: { charged: 400, wasted: 600 } }, limits)).toBe('site');
  });

  it('begins anew at midnight UTC', () => {
    expect(startOfDay(new Date('2026-03-01T23:59:59Z'))).toEqual(new Date('2026-03-01T00:00:00Z'));
    expect(startOfDay(new Date('2026-03-02T00:00:00Z'))).toEqual(new Date('2026-03-02T00:00:00Z'));
  });
});

it('a cost is the price of a million tokens, kept in millionths', () => {
  expect(costInMicros(2_000, 500, { input: 0.15, output: 0.6 })).toBe(600);
});
