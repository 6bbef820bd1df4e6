import { expect, it } from 'vitest';
import { checkClaims } from './claims.ts';
import { faultsOf } from './faults.ts';

const faults = (text: string) => faultsOf('x', (say) => checkClaims([{ text, at: 1 }], say));

it.each([
  'Leaving out the test is the commonest lost mark.',
  'Using the limit 30 costs a mark each time.',
  "The little word is worth a mark, since it's well known.",
  'You often pick up a mark.',
  'Marks usually go for the shape and the angle.',
  'Those three lines are where the marks are.',
  'Full marks need all three labels.',
  'Do not mix them up; markers look for it.',
])('what brings or costs marks cannot be checked: %s', (text) => expect(faults(text)).toHaveLength(1));

it.each([
  'Each open question has 10 marks and a list of what a marker looks for.',
  'The class mark is the middle of the class; the marks go up by 5.',
  'A mark-up of 25 % on cost is a margin of 20 %.',
  'A wine seller marks everything up.',
  'Feathers are the mark of a bird.',
  'Suppose your five test marks average 60.',
])('another mark is no claim: %s', (text) => expect(faults(text)).toEqual([]));
