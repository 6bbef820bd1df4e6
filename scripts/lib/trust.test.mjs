import { expect, it } from 'vitest';
import { root } from './root.mjs';
import { findHolders, listPromises } from './trust.mjs';

const holders = findHolders(root);
const isHeld = (/** @type {number} */ number) => (holders.get(number) ?? []).length > 0;

it('every promise is held by a test that bears its number', () => {
  expect(listPromises(root).filter((number) => !isHeld(number))).toEqual([]);
});

it('sees the number that a test bears', () => {
  expect(holders.get(62)).toContainEqual({
    file: 'server/test/suites/fuzz.long.test.ts',
    name: expect.stringContaining('random requests'),
  });
});
