import { describe, expect, it } from 'vitest';
import { findPasswordFault } from './password-faults.ts';

describe('a password change', () => {
  it.each([
    [{ current: '', next: 'long enough', again: 'long enough' }, 'Password is required'],
    [{ current: 'x', next: '1234567', again: '1234567' }, 'Password must be at least 8 characters long'],
    [{ current: 'x', next: 'long enough', again: 'long enouhg' }, 'Passwords do not match'],
  ])('%j is refused with the documents’ words', (answers, text) => {
    expect(findPasswordFault(answers)?.text).toBe(text);
  });

  it('is let through when all is well', () => {
    expect(findPasswordFault({ current: 'x', next: 'long enough', again: 'long enough' })).toBeNull();
  });
});
