import { expect, it } from 'vitest';
import { readVisitorAddress, visitorPatterns } from './addresses.ts';

it.each([
  ['/q', ''],
  ['/q/', ''],
  ['/q/K7F4MP', 'K7F4MP'],
])('%s is the page for codes', (path, code) => {
  expect(readVisitorAddress(path)).toEqual({ page: 'code', code });
});

it('lets the server know of the slash that phones add', () => {
  expect(visitorPatterns).toContain('/q/');
});

it('leaves other addresses to the app', () => {
  expect(readVisitorAddress('/q/K7F4MP/more')).toBeNull();
});
