import { expect, it } from 'vitest';
import { describeStatus } from './describe-status.ts';

it.each([
  [413, 'Error 413: Content Too Large'],
  [502, 'Error 502: Bad Gateway'],
  [418, 'Error 418: Unknown error'],
])('names the status %i', (status, text) => {
  expect(describeStatus(status)).toBe(text);
});
