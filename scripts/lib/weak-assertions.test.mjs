import { expect, it } from 'vitest';
import { weakAssertions } from './weak-assertions.mjs';

// Put together here, so that the examples are not taken for assertions of this file.
const faultsOf = (/** @type {string} */ said, word = 'expect') => weakAssertions('a.test.ts', `${word}(${said};`);

it.each([
  "clause?.verb ?? 'is').toBe('is')",
  '(box?.y ?? 0) + 3).toBeLessThan(600)',
  'charge?.reference).not.toBe(other)',
  'quiz?.closed_at).not.toBeNull()',
  'sent[0]?.text).not.toMatch(/secret/)',
  'sent.at(-1)?.replyTo).toBeUndefined()',
])('finds one that passes on nothing: %s', (said) => {
  expect(faultsOf(said)).toHaveLength(1);
});

it.each([
  "clause?.verb).toBe('is')",
  'box.y).toBeLessThan(600)',
  'sent[0]!.text).not.toMatch(/secret/)',
  'quiz?.live).toBeNull()',
])('lets one pass that fails on nothing: %s', (said) => {
  expect(faultsOf(said)).toEqual([]);
});

it('looks at assertions alone', () => {
  const found = faultsOf('sent ?? [])', 'consider');
  expect(found).toEqual([]);
});
