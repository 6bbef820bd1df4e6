import { beforeEach, describe, expect, it } from 'vitest';
import { clearAccount, openSeal, sealAccount } from './account-storage.ts';
import { storage } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const user = { id: 'u1', name: 'Ada', email: 'ada@example.com', avatar_url: null };

function studyAs({ id, name, email }: typeof user) {
  storage.token.set('a.b.c');
  storage.refreshToken.set('r');
  storage.user.set({ ...user, id, name, email });
  storage.userId.set(id);
  storage.userName.set(name);
  storage.userEmail.set(email);
  storage.learningCards.set([{ id: 's1', title: `${name}'s sprint` }]);
  storage.chatHistory('s1').set([{ id: 'm1' }]);
  storage.onboarding.set({ answers: { university: `${name}'s college` }, place: 5, outcome: 'saved' });
  storage.documentChat.set({ messages: [`${name}'s question`] });
}

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

describe('an expired session', () => {
  it('leaves nothing of the account to be read', () => {
    studyAs(user);
    sealAccount();
    expect([storage.token.get(), storage.refreshToken.get(), storage.userId.get()]).toEqual([null, null, null]);
    expect(storage.learningCards.get()).toEqual([]);
    expect(storage.chatHistory('s1').get()).toEqual([]);
    expect(storage.onboarding.get()).toBeNull();
    expect(storage.documentChat.get()).toBeNull();
    expect(storage.sealedFor.get()).toBe('u1');
  });

  it('leaves to the device what is its own, and to the guards what they count', () => {
    studyAs(user);
    storage.rememberedEmail.set(user.email);
    storage.redirectAfterAuth.set('/chat');
    storage.redirectAttempts.set(2);
    storage.outbox('u1').set([{ id: 'o1' }]);
    storage.pushOwner.set('u1');
    sealAccount();
    expect(storage.pushOwner.get()).toBe('u1');
    expect(storage.rememberedEmail.get()).toBe(user.email);
    expect(storage.redirectAfterAuth.get()).toBe('/chat');
    expect(storage.redirectAttempts.get()).toBe(2);
    expect(storage.outbox('u1').get()).toEqual([{ id: 'o1' }]);
  });

  it('gives everything back to the same account', () => {
    studyAs(user);
    sealAccount();
    openSeal('u1');
    expect(storage.learningCards.get()).toEqual([{ id: 's1', title: "Ada's sprint" }]);
    expect(storage.chatHistory('s1').get()).toEqual([{ id: 'm1' }]);
    expect(storage.documentChat.get()).toEqual({ messages: ["Ada's question"] });
    expect(storage.sealedFor.get()).toBeNull();
  });

  it('keeps what was sealed when nobody signs in for a while and the app is opened again', () => {
    studyAs(user);
    sealAccount();
    sealAccount();
    openSeal('u1');
    expect(storage.learningCards.get()).toHaveLength(1);
  });

  it('removes everything when another account signs in', () => {
    studyAs(user);
    sealAccount();
    openSeal('u2');
    openSeal('u1');
    expect(storage.learningCards.get()).toEqual([]);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Ada');
  });

  it('takes nothing from one account whose id begins like another', () => {
    studyAs({ ...user, id: 'u12' });
    sealAccount();
    openSeal('u1');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ada');
  });

  const device = (outcome: string) => ({ answers: { university: 'Of the device' }, place: 5, outcome });

  it('does not push aside answers that were completed without an account', () => {
    studyAs(user);
    sealAccount();
    storage.onboarding.set(device('waiting'));
    openSeal('u2');
    expect(storage.onboarding.get()).toEqual(device('waiting'));
  });

  it('prefers the account’s own answers to some that were only begun without one', () => {
    studyAs(user);
    sealAccount();
    storage.onboarding.set(device('none'));
    openSeal('u1');
    expect(storage.onboarding.get()).toMatchObject({ answers: { university: "Ada's college" } });
  });
});
