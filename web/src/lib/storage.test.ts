import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAccount } from './account-storage.ts';
import { keepOfAccount, removeTemporaryPassword, storage } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const user = { id: 'u1', name: 'Ada', email: 'ada@example.com', avatar_url: null };

describe('storage', () => {
  it('gives back what was kept', () => {
    storage.user.set(user);
    storage.redirectAttempts.set(2);
    expect(storage.user.get()).toEqual(user);
    expect(storage.redirectAttempts.get()).toBe(2);
  });

  it.each([
    ['text that is no JSON', '{oops'],
    ['JSON of another shape', '{"id":7}'],
  ])('resets %s', (_, rubbish) => {
    localStorage.setItem('user', rubbish);
    expect(storage.user.get()).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('resets the card list to an empty one when it cannot be parsed', () => {
    localStorage.setItem('learningCards', '[{"id":1},');
    expect(storage.learningCards.get()).toEqual([]);
    expect(localStorage.getItem('learningCards')).toBeNull();
  });

  it('reads a counter that is no number as 0', () => {
    sessionStorage.setItem('reloadCount', 'many');
    expect(storage.reloadCount.get()).toBe(0);
  });

  it('keeps values for this page when the browser forbids storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.token.set('a.b.c');
    expect(storage.token.get()).toBe('a.b.c');
    storage.token.remove();
    expect(storage.token.get()).toBeNull();
  });

  it('removes a password that an older client left', () => {
    localStorage.setItem('tempAuthPassword', 'secret');
    removeTemporaryPassword();
    expect(localStorage.getItem('tempAuthPassword')).toBeNull();
  });
});

it('keeps nothing that is answered about an account after it was signed out', () => {
  const answer = () => keepOfAccount(() => storage.sprintCount.set(3));
  storage.token.set('a token');
  answer();
  expect(storage.sprintCount.get()).toBe(3);
  clearAccount();
  answer();
  expect(storage.sprintCount.get()).toBe(0);
});
