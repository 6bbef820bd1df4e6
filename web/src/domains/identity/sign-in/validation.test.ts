import { describe, expect, it } from 'vitest';
import { findSignInFaults, findSignUpFault } from './validation.ts';

describe('findSignInFaults', () => {
  it.each([
    ['', 'secret', { email: 'Email is required' }],
    ['   ', 'secret', { email: 'Email is required' }],
    ['ada', 'secret', { email: 'Please enter a valid email address' }],
    ['ada@example', 'secret', { email: 'Please enter a valid email address' }],
    ['ada@example.com', '', { password: 'Password is required' }],
    ['ada@example.com', '12345', { password: 'Password must be at least 6 characters' }],
    ['', '', { email: 'Email is required', password: 'Password is required' }],
    [' ada@example.com ', '123456', {}],
  ])('of %j and %j', (email, password, faults) => expect(findSignInFaults(email, password)).toEqual(faults));
});

describe('findSignUpFault names the first fault in the order of the form:', () => {
  const good = { name: 'Ada', email: 'ada@example.com', password: 'secret' };
  it.each([
    ['name', { name: '  ', email: 'x', password: '' }, false, 'Name is required'],
    ['email', { ...good, email: '', password: '' }, false, 'Please enter a valid email address'],
    ['password', { ...good, password: '12345' }, false, 'Password must be at least 6 characters long'],
    ['terms', good, false, 'You must accept the Terms & Policy'],
  ])('%s', (field, answers, acceptsTerms, text) =>
    expect(findSignUpFault(answers, acceptsTerms)).toEqual({ field, text }),
  );

  it('nothing', () => expect(findSignUpFault(good, true)).toBeNull());
});
