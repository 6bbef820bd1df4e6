import { describe, expect, it } from 'vitest';
import { dayIn, weekWithoutStudy } from './progress.rules.ts';

const wednesday = new Date('2026-11-18T12:00:00Z');

describe('a week without study', () => {
  it('has missed the days before today, and not today', () => {
    expect(weekWithoutStudy('Africa/Lagos', wednesday, new Date('2026-01-01T00:00:00Z'))).toEqual([
      0, 0, -1, -1, -1, -1, -1,
    ]);
  });

  it('has missed no day before the account existed', () => {
    expect(weekWithoutStudy('Africa/Lagos', wednesday, new Date('2026-11-17T08:00:00Z'))).toEqual([
      -1, 0, -1, -1, -1, -1, -1,
    ]);
    expect(weekWithoutStudy('Africa/Lagos', wednesday, wednesday)).toEqual([-1, -1, -1, -1, -1, -1, -1]);
  });

  it('begins on Monday where the learner is', () => {
    const sundayInLondon = new Date('2026-11-15T23:30:00Z');
    expect(dayIn('Africa/Lagos', sundayInLondon)).toBe('2026-11-16');
    expect(weekWithoutStudy('Africa/Lagos', sundayInLondon, new Date('2026-01-01T00:00:00Z'))).toEqual([
      -1, -1, -1, -1, -1, -1, -1,
    ]);
  });
});
