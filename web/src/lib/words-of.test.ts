import { ApiError } from '@akada/contract/client';
import { expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

const readingOf = (answer: { weeks?: unknown[] }) => {
  try {
    return (answer.weeks as unknown[]).map(String);
  } catch (error) {
    return error;
  }
};

it('has one sentence for an answer that lacks what every answer has', () => {
  expect(wordsOf(readingOf({}))).toBe('Akada’s answer didn’t come through whole. Please try again.');
});

it('says what the server said', () => {
  expect(wordsOf(new ApiError(409, { detail: 'That title is taken.' }))).toBe('That title is taken.');
});

it('has something to say where the error says nothing', () => {
  expect(wordsOf(new Error(''), 'It didn’t work.')).toBe('It didn’t work.');
});
