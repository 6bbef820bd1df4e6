import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAccount } from './account-storage.ts';
import { storedDevice } from './device.ts';
import { local, numberEntry } from './entry.ts';
import { storedGuards } from './guards.ts';
import { keepOfAccount, removeTemporaryPassword, storedSession } from './session.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const user = { id: 'u1', name: 'Ada', email: 'ada@example.com', avatar_url: null };

describe('storage', () => {
  it('gives back what was kept', () => {
    storedSession.user.set(user);
    storedGuards.redirectAttempts.set(2);
    expect(storedSession.user.get()).toEqual(user);
    expect(storedGuards.redirectAttempts.get()).toBe(2);
  });

  it.each([
    ['text that is no JSON', '{oops'],
    ['JSON of another shape', '{"id":7}'],
  ])('resets %s', (_, rubbish) => {
    localStorage.setItem('user', rubbish);
    expect(storedSession.user.get()).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('resets a list to an empty one when it cannot be parsed', () => {
    localStorage.setItem('dataUse', '[{"id":1},');
    expect(storedDevice.dataUse.get()).toEqual([]);
    expect(localStorage.getItem('dataUse')).toBeNull();
  });

  it('reads a counter that is no number as 0', () => {
    sessionStorage.setItem('reloadCount', 'many');
    expect(storedGuards.reloadCount.get()).toBe(0);
  });

  it('keeps values for this page when the browser forbids storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storedSession.token.set('a.b.c');
    expect(storedSession.token.get()).toBe('a.b.c');
    storedSession.token.remove();
    expect(storedSession.token.get()).toBeNull();
  });

  it('removes a password that an older client left', () => {
    localStorage.setItem('tempAuthPassword', 'secret');
    removeTemporaryPassword();
    expect(localStorage.getItem('tempAuthPassword')).toBeNull();
  });
});

it('keeps nothing that is answered about an account after it was signed out', () => {
  const count = numberEntry('account', local, 'a count');
  const answer = () => keepOfAccount(() => count.set(3));
  storedSession.token.set('a token');
  answer();
  expect(count.get()).toBe(3);
  clearAccount();
  answer();
  expect(count.get()).toBe(0);
});
