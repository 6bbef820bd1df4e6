import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { buildIndex } from './build-index.ts';
import { COURSE_NOTES } from './fixtures/course-notes.ts';
import { nearnessOf, nearWordsOf, readRelatedWords } from './related-words.ts';

// "leav" is number 0, "foliag" number 1, and each is the other's only neighbour.
const related = readRelatedWords('leav\nfoliag\n', Uint8Array.from([1, 1, 0, 90, 1, 0, 0, 90]));

test('the files are read as they are written', () => {
  expect(related.stems).toEqual(['leav', 'foliag']);
  expect([...related.neighbours[1]!]).toEqual([0, 90]);
});

test('a lesson keeps the words that have one of its own near them', () => {
  const near = nearWordsOf(['leav', 'water'], related);
  expect(near.stems).toBe('foliag');
  expect(near.terms[0]!.map((packed) => packed >> 3)).toEqual([0]);
  expect(nearnessOf(near.terms[0]![0]!)).toBeCloseTo(0.9);
});

test('a question in other words than the lesson has finds its passage', () => {
  const question = 'What is the loss of vapour from the foliage called?';
  const asked = answer(question, buildIndex(COURSE_NOTES, { relatedWords: related }));
  expect(asked.kind).toBe('found');
  expect(asked.score).toBeGreaterThan(answer(question, buildIndex(COURSE_NOTES)).score);
});
