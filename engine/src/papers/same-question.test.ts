import { expect, test } from 'vitest';
import { fingerprintOf, joinSame, sameQuestion } from './same-question.ts';

const question = (text: string, ...options: string[]) => ({
  text,
  options: options.map((option) => ({ text: option })),
});
const first = question('Which of the following is a prime number?', '4', '6', '7', '9');

test('the order of the options, signs and small words are set aside', () => {
  const other = question('Which one of these is a PRIME number:', '9', '7', '6', '4');
  expect(fingerprintOf(question('Which of the following is the prime number', '7', '9', '6', '4'))).toBe(
    fingerprintOf(first),
  );
  expect(sameQuestion(first, question('Which of the following is a prime number', '6', '7', '9', '4'))).toBe(true);
  expect(sameQuestion(first, other)).toBe(false);
});

test('a fingerprint never changes', () => {
  expect(fingerprintOf(first)).toBe('hlse38rdt6');
});

test.each([
  ['figures', question('Find the sum of 2 and 3.'), question('Find the sum of 2 and 4.')],
  ['a negation', question('Which is a prime number?', '4', '7'), question('Which is not a prime number?', '4', '7')],
  ['most options', first, question('Which of the following is a prime number?', '2', '8', '10', '12')],
  ['what they share', { ...first, stem: 'x | 1' }, { ...first, stem: 'x | 2' }],
])('questions with other %s are two', (_, one, other) => {
  expect(sameQuestion(one, other)).toBe(false);
});

test('over the years, each is joined to the first', () => {
  const typed = question('Which of the followin is a prime number?', '4', '6', '7', '9');
  const oneOption = question('Which of the following is a prime number?', '4', '6', '7', '15');
  expect(joinSame([first, question('Define osmosis.'), first, typed, oneOption, question('Define  osmosis')])).toEqual([
    0, 1, 0, 3, 0, 1,
  ]);
});
