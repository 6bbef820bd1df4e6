import { expect, test } from 'vitest';
import { formatClock, skewOf } from './hall-time.ts';

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [760, '12:40'],
  [3600, '1:00:00'],
  [3760, '1:02:40'],
])('%d seconds are %s on the wall', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown);
});

test('a projector whose clock is wrong counts by the server’s', () => {
  const answeredAt = Date.parse('2026-11-16T09:00:00.000Z');
  expect(skewOf({ server_time: '2026-11-16T10:00:00.000Z' }, answeredAt)).toBe(3_600_000);
});
