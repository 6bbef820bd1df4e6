import { ApiError } from '@akada/contract/client';
import { describe, expect, it } from 'vitest';
import { NetworkError } from '../../../lib/network.ts';
import { describeLoginFailure, describeSignUpFailure, describeSocialFailure } from './failures.ts';

const answer = (status: number, body: unknown = null) => new ApiError(status, body);
const fault = { loc: ['body', 'email'], msg: 'Please enter a valid email address', type: 'x' };

describe('a failed log-in shows', () => {
  it.each([
    ['the server’s words', answer(401, { detail: 'Wrong password' }), 'Wrong password'],
    ['a message in place of a detail', answer(401, { message: 'Account asleep' }), 'Account asleep'],
    ['the first fault of several', answer(422, { detail: [fault, { ...fault, msg: 'second' }] }), fault.msg],
    ['a refusal without words', answer(401), 'Invalid credentials'],
    ['a broken server', answer(502), 'Login failed. Please check your credentials and try again.'],
    ['anything else', new Error('x'), 'Login failed. Please check your credentials and try again.'],
  ])('%s', (_, error, text) => expect(describeLoginFailure(error).text).toBe(text));

  it('the connection when there was none, and nothing about credentials', () => {
    expect(describeLoginFailure(new NetworkError())).toEqual({
      text: 'We can’t reach Akada. Check your connection and try again.',
    });
  });
});

describe('a failed sign-up shows', () => {
  it.each([
    ['too many', answer(429, { detail: 'x' }), 'Too many registration attempts. Please try again in a few minutes.'],
    [
      'newer terms',
      answer(409, { detail: 'The terms have changed.', code: 'terms_changed' }),
      'The terms have changed.',
    ],
    ['a known address', answer(409, { detail: 'x' }), 'This email is already registered. Please log in instead.'],
    ['the server’s words', answer(422, { detail: [fault] }), fault.msg],
    ['a message in place of a detail', answer(400, { message: 'Not today' }), 'Not today'],
    ['an answer without words', answer(500), 'Registration failed'],
    ['what was thrown', new Error('No network'), 'No network'],
    ['a thrown nothing', new Error(''), 'An error occurred during signup'],
    ['a thrown something', 'oops', 'An error occurred during signup'],
  ])('%s', (_, error, text) => expect(describeSignUpFailure(error).text).toBe(text));
});

describe('a failed social log-in shows', () => {
  it.each([
    ['google', answer(503, { detail: 'Google is not set up here.' }), 'Google is not set up here.'],
    ['google', answer(404, { detail: 'Not found', code: 'not_found' }), 'Failed to start Google login'],
    ['google', new NetworkError(), 'Google login failed. Please try again.'],
    ['apple', answer(503, { detail: 'Apple is not set up here.' }), 'Apple is not set up here.'],
    ['apple', answer(500), 'Apple login failed. Please try again.'],
    ['apple', new NetworkError(), 'Apple login failed. Please try again.'],
  ] as const)('for %s, %o', (provider, error, text) => expect(describeSocialFailure(provider, error).text).toBe(text));
});
