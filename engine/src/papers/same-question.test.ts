import { expect, test } from 'vitest';
import { fingerprintOf, joinAlike } from './same-question.ts';

const question = (text: string, ...options: string[]) => ({
  text,
  options: options.map((option) => ({ text: option })),
});
const first = question('Which of the following is a prime number?', '4', '6', '7', '9');

test('the order of the options, signs and small words are set aside', () => {
  expect(fingerprintOf(question('Which of the following is the prime number', '7', '9', '6', '4'))).toBe(
    fingerprintOf(first),
  );
});

test('a fingerprint never changes', () => {
  expect(fingerprintOf(first)).toBe('hlse38rdt6');
});

test.each([
  ['figures', question('Find the sum of 2 and 3.'), question('Find the sum of 2 and 4.')],
  ['options', first, question('Which of the following is a prime number?', '2', '8', '10', '12')],
  ['what they share', { ...first, stem: 'x | 1' }, { ...first, stem: 'x | 2' }],
])('questions with other %s have other keys', (_, one, other) => {
  expect(fingerprintOf(one)).not.toBe(fingerprintOf(other));
});

test('what a stem says of its own paper is set aside', () => {
  const stem = (said: string) => fingerprintOf({ ...first, stem: said });
  expect(stem('Use the table for questions 4–6.\n[20 marks]')).toBe(stem('Use the table for questions 7 to 9.'));
  expect(stem('Either 4(a) or 4(b)')).toBe(fingerprintOf(first));
});

test.each([
  ['other figures', first, question('Which of the following is a prime number?', '2', '8', '10', '12')],
  [
    'a word that differs',
    question('State the two laws of thermodynamics that govern a heat engine at work'),
    question('State the three laws of thermodynamics that govern a heat engine at work'),
  ],
  [
    'another option',
    question('Which gas do plants give off?', 'oxygen', 'neon', 'argon', 'helium'),
    question('Which gas do plants give off?', 'helium', 'argon', 'oxygen', 'xenon'),
  ],
])('%s: one question over the years', (_, one, other) => {
  expect(joinAlike([one, question('Define osmosis.'), other])).toEqual([0, 1, 0]);
});

test.each([
  ['a negation', question('Which is a prime number?', '4', '7'), question('Which is not a prime number?', '4', '7')],
  ['other signs', question('Evaluate the sum 3 + 5 for me'), question('Evaluate the sum 3 × 5 for me')],
  [
    'other options',
    question('Which of the following is true?', 'cats bark', 'dogs bark'),
    question('Which of the following is true?', 'iron rusts', 'gold rusts'),
  ],
  ['hardly a word', question('Find 2 + 3'), question('Find 4 + 7')],
])('%s: two questions', (_, one, other) => {
  expect(joinAlike([one, other])).toEqual([0, 1]);
});

test('looks at a bounded number of others: ten times as many take about ten times as long', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => question(`Find the area of a field of ${at} by ${at + 1} metres, n${at}`));
  const steps = (count: number) => {
    let looked = 0;
    const counted = many(count).map((one) => ({
      ...one,
      get text() {
        looked += 1;
        return one.text;
      },
    }));
    joinAlike(counted);
    return looked;
  };
  expect(steps(1000)).toBe(steps(100) * 10);
});
