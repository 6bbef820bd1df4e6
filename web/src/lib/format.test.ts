import { expect, it } from 'vitest';
import { formatDate, formatDays, formatNaira, formatStudyTime } from './format.ts';

it.each([
  [0, '0m'],
  [59, '0m'],
  [300, '5m'],
  [3600, '1h 0m'],
  [7500, '2h 5m'],
  [-10, '0m'],
])('shows %i seconds as %s', (seconds, text) => expect(formatStudyTime(seconds)).toBe(text));

it('says one day, and several days', () => {
  expect([0, 1, 2].map(formatDays)).toEqual(['0 days', '1 day', '2 days']);
});

it('shows naira without decimals', () => {
  expect(formatNaira(64800)).toBe('₦64,800');
});

it('shows a date in words, and nothing for what is none', () => {
  expect(formatDate('2025-03-03T12:00:00Z')).toBe('3 March 2025');
  expect(formatDate('soon')).toBe('');
});
