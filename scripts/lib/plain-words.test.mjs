import { expect, it } from 'vitest';
import { stiffWords } from './plain-words.mjs';

const faultsOf = (/** @type {string} */ said) => stiffWords('a.ts', `  label: '${said}',`);

it.each([
  ['The lesson is written anew.', 'again, re-'],
  ['Please mend these lines', 'fix'],
  ['Show them all the same', 'anyway'],
  ['It goes on by itself.', 'automatically'],
  ['The answer stands under “Osmosis”.', 'is, comes from'],
  ['The document carries 3 questions.', 'has'],
  ['Who has begun can still submit.', 'Students who, The people who'],
  ['To your sprints', 'Back to, Go to'],
  ['Your cards could not be loaded.', 'we couldn’t'],
  ['This lesson is being written.', 'we’re making, we’re writing'],
  ['12 of 40 handed in', 'submit'],
  ['Sign out everywhere', 'log in, log out'],
  ['Your e-mail', 'email'],
  ['You cannot undo this.', 'don’t, isn’t, can’t, won’t'],
])('finds what sounds translated: %s', (said, better) => {
  expect(faultsOf(said)).toContainEqual(expect.stringMatching(new RegExp(`say ${better}$`)));
});

it.each([
  'Back to your sprints',
  'The sprint carries on from there.',
  'We couldn’t load your cards.',
  'I don’t understand it',
  'Your session has expired. Please sign in again.',
])('lets plain words and the documents’ own pass: %s', (said) => {
  expect(faultsOf(said)).toEqual([]);
});

it('leaves comments and patterns alone', () => {
  const code = '/** What is written anew by itself. */\n// and mended\nconst DENIES = /\\b(?:not|cannot)\\b/i;';
  expect(stiffWords('a.ts', code)).toEqual([]);
});
