import { beforeEach, describe, expect, it } from 'vitest';
import { storedDocuments } from '../../domains/documents/stored.ts';
import { storedOnboarding } from '../../domains/identity/onboarding/stored.ts';
import { storedRecovery } from '../../domains/identity/recovery/stored.ts';
import { unseal } from '../../domains/identity/session/unseal.ts';
import { storedSignIn } from '../../domains/identity/stored.ts';
import { storedReminders } from '../../domains/reminders/stored.ts';
import { storedCards } from '../../domains/sprints/stored.ts';
import { storedAssistant } from '../../domains/tutor/stored.ts';
import { storedOutbox } from '../../lib/outbox/stored.ts';
import { clearAccount, sealAccount } from '../../lib/storage/account-storage.ts';
import { storedDevice } from '../../lib/storage/device.ts';
import { storedGuards } from '../../lib/storage/guards.ts';
import { storedReturn } from '../../lib/storage/return-target.ts';
import { storedSession } from '../../lib/storage/session.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const user = { id: 'u1', name: 'Ada', email: 'ada@example.com', avatar_url: null };

function studyAs({ id, name, email }: typeof user) {
  storedSession.token.set('a.b.c');
  storedSession.refreshToken.set('r');
  storedSession.user.set({ ...user, id, name, email });
  storedSession.userId.set(id);
  storedSession.userName.set(name);
  storedSession.userEmail.set(email);
  storedCards.learningCards.set([{ id: 's1', title: `${name}'s sprint` }]);
  storedAssistant.chatHistory('s1').set([{ id: 'm1' }]);
  storedOnboarding.onboarding.set({ answers: { university: `${name}'s college` }, place: 5, outcome: 'saved' });
  storedDocuments.documentChat.set({ messages: [`${name}'s question`] });
}

describe('clearAccount', () => {
  it('removes everything but what belongs to the device', () => {
    storedSession.token.set('a.b.c');
    storedSession.user.set(user);
    storedAssistant.chatHistory('p1').set([{ id: 'm1' }]);
    storedSignIn.rememberedEmail.set('ada@example.com');
    storedDevice.theme.set('dark');
    storedRecovery.resetEmail.set('ada@example.com');
    localStorage.setItem('a key that somebody adds later', 'x');
    clearAccount();
    expect(Object.keys(localStorage).sort()).toEqual(['rememberedEmail', 'theme']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('can leave the targets of the sign-in in place', () => {
    storedReturn.redirectAfterAuth.set('/chat');
    clearAccount({ keepReturnTargets: true });
    expect(storedReturn.redirectAfterAuth.get()).toBe('/chat');
  });
});

describe('an expired session', () => {
  it('leaves nothing of the account to be read', () => {
    studyAs(user);
    sealAccount();
    expect([storedSession.token.get(), storedSession.refreshToken.get(), storedSession.userId.get()]).toEqual([
      null,
      null,
      null,
    ]);
    expect(storedCards.learningCards.get()).toEqual([]);
    expect(storedAssistant.chatHistory('s1').get()).toEqual([]);
    expect(storedOnboarding.onboarding.get()).toBeNull();
    expect(storedDocuments.documentChat.get()).toBeNull();
    expect(storedSession.sealedFor.get()).toBe('u1');
  });

  it('leaves to the device what is its own, and to the guards what they count', () => {
    studyAs(user);
    storedSignIn.rememberedEmail.set(user.email);
    storedReturn.redirectAfterAuth.set('/chat');
    storedGuards.redirectAttempts.set(2);
    storedOutbox.outbox('u1').set([{ id: 'o1' }]);
    storedReminders.pushOwner.set('u1');
    sealAccount();
    expect(storedReminders.pushOwner.get()).toBe('u1');
    expect(storedSignIn.rememberedEmail.get()).toBe(user.email);
    expect(storedReturn.redirectAfterAuth.get()).toBe('/chat');
    expect(storedGuards.redirectAttempts.get()).toBe(2);
    expect(storedOutbox.outbox('u1').get()).toEqual([{ id: 'o1' }]);
  });

  it('gives everything back to the same account', () => {
    studyAs(user);
    sealAccount();
    unseal('u1');
    expect(storedCards.learningCards.get()).toEqual([{ id: 's1', title: "Ada's sprint" }]);
    expect(storedAssistant.chatHistory('s1').get()).toEqual([{ id: 'm1' }]);
    expect(storedDocuments.documentChat.get()).toEqual({ messages: ["Ada's question"] });
    expect(storedSession.sealedFor.get()).toBeNull();
  });

  it('keeps what was sealed when nobody signs in for a while and the app is opened again', () => {
    studyAs(user);
    sealAccount();
    sealAccount();
    unseal('u1');
    expect(storedCards.learningCards.get()).toHaveLength(1);
  });

  it('removes everything when another account signs in', () => {
    studyAs(user);
    sealAccount();
    unseal('u2');
    unseal('u1');
    expect(storedCards.learningCards.get()).toEqual([]);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Ada');
  });

  it('takes nothing from one account whose id begins like another', () => {
    studyAs({ ...user, id: 'u12' });
    sealAccount();
    unseal('u1');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ada');
  });

  const device = (outcome: string) => ({ answers: { university: 'Of the device' }, place: 5, outcome });

  it('does not push aside answers that were completed without an account', () => {
    studyAs(user);
    sealAccount();
    storedOnboarding.onboarding.set(device('waiting'));
    unseal('u2');
    expect(storedOnboarding.onboarding.get()).toEqual(device('waiting'));
  });

  it('prefers the account’s own answers to some that were only begun without one', () => {
    studyAs(user);
    sealAccount();
    storedOnboarding.onboarding.set(device('none'));
    unseal('u1');
    expect(storedOnboarding.onboarding.get()).toMatchObject({ answers: { university: "Ada's college" } });
  });
});
