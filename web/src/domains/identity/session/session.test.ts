import { beforeEach, expect, it } from 'vitest';
import { sealAccount } from '../../../lib/storage/account-storage.ts';
import { listEntry, local } from '../../../lib/storage/entry.ts';
import { storedReturn } from '../../../lib/storage/return-target.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import { isRecord } from '../../../lib/storage/shapes.ts';
import { storedOnboarding } from '../onboarding/stored.ts';
import { readStoredSession, storeSession } from './session.ts';

/** What other features keep. */
const cards = listEntry('account', local, 'learningCards', isRecord);

beforeEach(() => localStorage.clear());

const ada = { id: 'u1', name: 'Ada', email: 'ada@example.com', avatar_url: null };
const answer = (user: typeof ada) => ({ access_token: 'a.b.c', refresh_token: 'r', user });

it('restores the session that was stored', () => {
  storeSession(answer(ada));
  expect(readStoredSession()).toEqual({ kind: 'known', user: ada });
});

it('rebuilds the user from loose fields', () => {
  storedSession.token.set('a.b.c');
  storedSession.userId.set('u1');
  storedSession.userName.set('Ada');
  storedSession.userEmail.set('ada@example.com');
  storedSession.userAvatar.set('/avatars/u1');
  expect(readStoredSession()).toEqual({ kind: 'known', user: { ...ada, avatar_url: '/avatars/u1' } });
});

it('does not know whose a lone token is', () => {
  storedSession.token.set('a.b.c');
  expect(readStoredSession()).toEqual({ kind: 'nameless' });
});

it('takes a token that is none for no session', () => {
  storeSession(answer(ada));
  storedSession.token.set('rubbish');
  expect(readStoredSession()).toEqual({ kind: 'none' });
});

it('keeps answers that were given signed out after somebody’s session had expired', () => {
  storeSession(answer(ada));
  storedOnboarding.onboarding.set({ answers: {}, place: 5, outcome: 'saved' });
  sealAccount();
  const given = { answers: { university: 'Mine' }, place: 5, outcome: 'waiting' };
  storedOnboarding.onboarding.set(given);
  storeSession(answer({ ...ada, id: 'u2', name: 'Bayo' }));
  expect(storedOnboarding.onboarding.get()).toEqual(given);
});

it('removes what another account left behind before a new one comes in', () => {
  storeSession(answer(ada));
  cards.set([{ id: 's1' }]);
  storedReturn.redirectAfterAuth.set('/chat');
  storeSession(answer({ ...ada, id: 'u2', name: 'Bayo' }));
  expect(cards.get()).toEqual([]);
  expect(storedReturn.redirectAfterAuth.get()).toBe('/chat');
  expect(storedSession.userName.get()).toBe('Bayo');
});
