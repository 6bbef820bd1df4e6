import { expect, it } from 'vitest';
import { chipText, shownPrompts } from './suggestions.ts';

const six = ['a', 'b', 'c', 'd', 'e', 'f'];

it('five are offered at first, three later', () => {
  expect(shownPrompts(six, 'Osmosis', false)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(shownPrompts(six, 'Osmosis', true)).toEqual(['a', 'b', 'c']);
});

it('general ones are built from the topic where none came back', () => {
  const prompts = shownPrompts([], 'Osmosis', false);
  expect(prompts).toHaveLength(5);
  expect(prompts.every((prompt) => prompt.includes('Osmosis'))).toBe(true);
});

it('a chip is cut at 35 characters', () => {
  expect(chipText('x'.repeat(35))).toHaveLength(35);
  expect(chipText('x'.repeat(36))).toBe(`${'x'.repeat(35)}...`);
});
