import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAccount, keepOfAccount, removeTemporaryPassword, storage } from './storage.ts';

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

describe('clearAccount', () => {
  it('removes everything but what belongs to the device', () => {
    storage.token.set('a.b.c');
    storage.user.set(user);
    storage.chatHistory('p1').set([{ id: 'm1' }]);
    storage.rememberedEmail.set('ada@example.com');
    storage.theme.set('dark');
    storage.resetEmail.set('ada@example.com');
    localStorage.setItem('a key that somebody adds later', 'x');
    clearAccount();
    expect(Object.keys(localStorage).sort()).toEqual(['rememberedEmail', 'theme']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('can leave the targets of the sign-in in place', () => {
    storage.redirectAfterAuth.set('/chat');
    clearAccount({ keepReturnTargets: true });
    expect(storage.redirectAfterAuth.get()).toBe('/chat');
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
