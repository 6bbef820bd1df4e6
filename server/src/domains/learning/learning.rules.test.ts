import { describe, expect, it } from 'vitest';
import { dayIn, daysAway, heatOf, isPossibleDay, mondayOf, streakOf, weekOf } from './learning.rules.ts';

const lagos = 'Africa/Lagos';

describe('a day', () => {
  it('is counted where the learner is', () => {
    expect(dayIn(lagos, new Date('2026-11-15T23:30:00Z'))).toBe('2026-11-16');
  });

  it('belongs to the week that began on Monday', () => {
    expect(mondayOf('2026-11-15')).toBe('2026-11-09');
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  });
});

describe('a streak', () => {
  it('counts one from 23:59 to 00:01', () => {
    const days = [new Date('2026-11-15T22:59:00Z'), new Date('2026-11-15T23:01:00Z')].map((at) => dayIn(lagos, at));
    expect(streakOf(days, '2026-11-16')).toEqual({ current: 2, longest: 2 });
  });

  it('begins again after a gap, and remembers the longest', () => {
    const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-10'];
    expect(streakOf(days, '2026-11-10')).toEqual({ current: 1, longest: 3 });
  });

  it('stands until the day after, and not longer', () => {
    const days = ['2026-11-13', '2026-11-14'];
    expect(streakOf(days, '2026-11-15').current).toBe(2);
    expect(streakOf(days, '2026-11-16').current).toBe(0);
  });

  it('is none where nothing was done, and takes no day from the future', () => {
    expect(streakOf([], '2026-11-15')).toEqual({ current: 0, longest: 0 });
    expect(streakOf(['2026-11-15', '2026-11-16', '2026-11-17'], '2026-11-15').current).toBe(1);
  });

  it('crosses the end of a month', () => {
    expect(streakOf(['2026-02-28', '2026-03-01'], '2026-03-01').current).toBe(2);
  });
});

describe('the week', () => {
  it('shows what was used, missed, and can still be used', () => {
    expect(weekOf(['2026-11-16'], '2026-11-18', '2026-01-01')).toEqual([1, 0, -1, -1, -1, -1, -1]);
  });

  it('has missed no day before the account existed', () => {
    expect(weekOf([], '2026-11-18', '2026-11-17')).toEqual([-1, 0, -1, -1, -1, -1, -1]);
  });
});

describe('what was done', () => {
  it('can have been today, and as late as a month after', () => {
    expect(isPossibleDay('2026-11-15', '2026-11-15', '2026-01-01')).toBe(true);
    expect(isPossibleDay('2026-10-16', '2026-11-15', '2026-01-01')).toBe(true);
    expect(isPossibleDay('2026-10-15', '2026-11-15', '2026-01-01')).toBe(false);
  });

  it('cannot have been tomorrow, nor before the account was there', () => {
    expect(isPossibleDay('2026-11-16', '2026-11-15', '2026-01-01')).toBe(false);
    expect(isPossibleDay('2026-11-13', '2026-11-15', '2026-11-14')).toBe(false);
  });

  it('colours a day by its minutes', () => {
    expect([0, 60, 15 * 60, 16 * 60, 45 * 60, 90 * 60, 91 * 60].map(heatOf)).toEqual([0, 1, 1, 2, 2, 3, 4]);
  });
});

describe('days away', () => {
  it('are those without a visit between the last day here and today', () => {
    expect(daysAway(['2026-11-10', '2026-11-14', '2026-11-18'], '2026-11-18')).toBe(3);
    expect(daysAway(['2026-11-17'], '2026-11-18')).toBe(0);
  });

  it('are none of a first visit', () => {
    expect(daysAway([], '2026-11-18')).toBe(0);
    expect(daysAway(['2026-11-18'], '2026-11-18')).toBe(0);
  });
});
