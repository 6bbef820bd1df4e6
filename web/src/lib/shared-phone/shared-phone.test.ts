import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedOutbox } from '../outbox/stored.ts';
import { clearAccount, makeRoom, openSeal, sealAccount } from '../storage/account-storage.ts';
import { storedSession } from '../storage/session.ts';
import { isSharedPhone, storedSharedPhone } from '../storage/shared-phone.ts';
import { randomBytes, toBytes, toText } from './bytes.ts';
import { changeLearner, dropLearner, findLearner, listLearners, mayTurnOff, putLearner } from './learners.ts';
import { lockUp, unlock } from './lock.ts';
import type { Locked } from './sealed-store.ts';
import { unwrapKey, wrapKey } from './wrapped-key.ts';

const locked = vi.hoisted(() => new Map<string, { userId: string; locked: unknown }>());
vi.mock('./sealed-store.ts', () => ({
  putLocked: async (userId: string, one: Locked) => void locked.set(String(locked.size), { userId, locked: one }),
  listLocked: async (of: string) =>
    [...locked].filter(([, { userId }]) => userId === of).map(([key, one]) => ({ key, locked: one.locked })),
  removeLocked: async (key: string) => void locked.delete(key),
}));

const person = (id: string) => ({ id, name: `${id} name`, email: `${id}@example.com`, avatar_url: null });
const [ada, bola] = [person('ada'), person('bola')];
const signIn = ({ id }: { id: string }) => {
  storedSession.userId.set(id);
  storedSession.token.set('a.b.c');
  openSeal(id);
};
const outboxOf = (id: string) => storedOutbox.outbox(id).get();

beforeEach(() => vi.stubGlobal('crypto', webcrypto));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  locked.clear();
  vi.unstubAllGlobals();
});

describe('the list of learners', () => {
  it('is kept by name, with a place of its own for each, which stays', () => {
    putLearner(bola);
    const { place } = putLearner(ada);
    expect(listLearners().map(({ id }) => id)).toEqual(['ada', 'bola']);
    expect(toBytes(place)).toHaveLength(32);
    expect(putLearner({ ...ada, name: 'Ada Obi' }, { hasPin: true })).toMatchObject({ place, name: 'Ada Obi' });
    changeLearner('ada', { waiting: 2 });
    expect(findLearner('ada')).toMatchObject({ place, hasPin: true, waiting: 2 });
  });

  it('may be ended by whoever began it, and by anybody once that one is forgotten', () => {
    putLearner(ada);
    putLearner(bola);
    expect([mayTurnOff('ada'), mayTurnOff('bola')]).toEqual([true, false]);
    dropLearner('ada');
    expect(mayTurnOff('bola')).toBe(true);
    dropLearner('bola');
    expect(isSharedPhone()).toBe(false);
  });
});

describe('what an account leaves on a shared phone', () => {
  it('stays for it when another signs in, signs out or is let in again', () => {
    putLearner(ada);
    signIn(ada);
    localStorage.setItem('studySession', '{"of":"ada"}');
    makeRoom();
    expect(localStorage.getItem('token')).toBeNull();
    signIn(bola);
    expect(localStorage.getItem('studySession')).toBeNull();
    clearAccount();
    signIn(bola);
    sealAccount();
    signIn(ada);
    expect(localStorage.getItem('studySession')).toBe('{"of":"ada"}');
  });

  it('goes when another signs in where the phone is not shared', () => {
    signIn(ada);
    localStorage.setItem('studySession', '{"of":"ada"}');
    sealAccount();
    signIn(bola);
    expect(Object.keys(localStorage).filter((key) => key.includes('ada'))).toEqual([]);
  });

  it('is no switch that other tabs take for an expired session', () => {
    putLearner(ada);
    signIn(ada);
    makeRoom();
    expect(storedSession.sealedFor.get()).toBeNull();
    expect(storedSession.expiryUntold.get()).toBeNull();
  });
});

describe('locking', () => {
  const sealKey = () => toText(randomBytes(32));
  const leave = (key: string) => {
    putLearner(ada);
    signIn(ada);
    storedSharedPhone.sealKey.set(key);
    localStorage.setItem('studySession', '{"of":"ada"}');
    sessionStorage.setItem('sprintQuiz', '{"quiz":1}');
    storedOutbox.outbox('ada').set([{ id: 'o1', kind: 'reviewAnswer', input: 'secret answer' }]);
    makeRoom();
  };
  const everything = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

  it('leaves nothing in clear, the key neither, and gives all of it back', async () => {
    const key = sealKey();
    leave(key);
    await lockUp('ada', key, { token: 'a.b.c', refreshToken: 'akr_1' });
    for (const secret of ['secret answer', 'of\\":\\"ada', key, 'akr_1', 'quiz'])
      expect(everything()).not.toContain(secret);

    expect(await unlock('ada', key)).toEqual({ token: 'a.b.c', refreshToken: 'akr_1' });
    signIn(ada);
    expect(localStorage.getItem('studySession')).toBe('{"of":"ada"}');
    expect(sessionStorage.getItem('sprintQuiz')).toBe('{"quiz":1}');
    expect(outboxOf('ada')).toEqual([{ id: 'o1', kind: 'reviewAnswer', input: 'secret answer' }]);
    expect(locked.size).toBe(0);
  });

  it('keeps what cannot be opened, for the key that can', async () => {
    const key = sealKey();
    leave(key);
    await lockUp('ada', key);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await unlock('ada', sealKey())).toBeNull();
    expect(outboxOf('ada')).toEqual([]);
    await unlock('ada', key);
    expect(outboxOf('ada')).toHaveLength(1);
  });

  it('sends nothing twice of what was locked in two parts', async () => {
    const key = sealKey();
    leave(key);
    await lockUp('ada', key);
    storedOutbox.outbox('ada').set([
      { id: 'o1', kind: 'reviewAnswer', input: 'secret answer' },
      { id: 'o2', kind: 'reviewAnswer', input: 'another' },
    ]);
    await lockUp('ada', key);
    await unlock('ada', key);
    expect(outboxOf('ada').map(({ id }) => id)).toEqual(['o1', 'o2']);
  });
});

it('wraps a key by a PIN, for that PIN alone', async () => {
  const key = toText(randomBytes(32));
  const wrapped = await wrapKey(key, '2580');
  expect(JSON.stringify(wrapped)).not.toContain(key);
  expect(await unwrapKey(wrapped, '2581')).toBeNull();
  expect(await unwrapKey(wrapped, '2580')).toBe(key);
});
