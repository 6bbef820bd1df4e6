import { beforeEach, expect, it } from 'vitest';
import { sealAccount } from '../../lib/account-storage.ts';
import { storage } from '../../lib/storage.ts';
import { readStoredSession, storeSession } from './session.ts';

beforeEach(() => localStorage.clear());

const ada = { id: 'u1', name: 'Ada', email: 'ada@example.com', avatar_url: null };
const answer = (user: typeof ada) => ({ access_token: 'a.b.c', refresh_token: 'r', user });

it('restores the session that was stored', () => {
  storeSession(answer(ada));
  expect(readStoredSession()).toEqual({ kind: 'known', user: ada });
});

it('rebuilds the user from loose fields', () => {
  storage.token.set('a.b.c');
  storage.userId.set('u1');
  storage.userName.set('Ada');
  storage.userEmail.set('ada@example.com');
  storage.userAvatar.set('/avatars/u1');
  expect(readStoredSession()).toEqual({ kind: 'known', user: { ...ada, avatar_url: '/avatars/u1' } });
});

it('does not know whose a lone token is', () => {
  storage.token.set('a.b.c');
  expect(readStoredSession()).toEqual({ kind: 'nameless' });
});

it('takes a token that is none for no session', () => {
  storeSession(answer(ada));
  storage.token.set('rubbish');
  expect(readStoredSession()).toEqual({ kind: 'none' });
});

it('keeps answers that were given signed out after somebody’s session had expired', () => {
  storeSession(answer(ada));
  storage.onboarding.set({ answers: {}, place: 5, outcome: 'saved' });
  sealAccount();
  const given = { answers: { university: 'Mine' }, place: 5, outcome: 'waiting' };
  storage.onboarding.set(given);
  storeSession(answer({ ...ada, id: 'u2', name: 'Bayo' }));
  expect(storage.onboarding.get()).toEqual(given);
});

it('removes what another account left behind before a new one comes in', () => {
  storeSession(answer(ada));
  storage.learningCards.set([{ id: 's1' }]);
  storage.redirectAfterAuth.set('/chat');
  storeSession(answer({ ...ada, id: 'u2', name: 'Bayo' }));
  expect(storage.learningCards.get()).toEqual([]);
  expect(storage.redirectAfterAuth.get()).toBe('/chat');
  expect(storage.userName.get()).toBe('Bayo');
});
