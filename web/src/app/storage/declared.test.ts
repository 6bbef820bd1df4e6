import { beforeEach, describe, expect, it } from 'vitest';
import { clearAccount, openSeal, sealAccount } from '../../lib/storage/account-storage.ts';
import { type Entry, local, session } from '../../lib/storage/entry.ts';
import { ownerOf, owners } from '../../lib/storage/owners.ts';
import { storedSession } from '../../lib/storage/session.ts';

/** Every entry that any part of the product declares; one for each name where there are many of a kind. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../**/stored.ts', '../../lib/storage/*.ts', '!**/*.test.ts'],
  {
    eager: true,
  },
);
const isEntry = (value: unknown): value is Entry<unknown> =>
  typeof value === 'object' && value !== null && 'key' in value && 'owner' in value;
const declared = Object.values(modules)
  .flatMap((exports) => Object.entries(exports))
  .filter(([name]) => name.startsWith('stored'))
  .flatMap(([, group]) => Object.values(group as Record<string, unknown>))
  .map((one) => (typeof one === 'function' ? (one as (...names: string[]) => unknown)('x', 'y') : one));
const entries = declared.filter(isEntry);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const fill = () => {
  for (const { key } of entries) for (const area of [local, session]) area.set(key, '{}');
  storedSession.userId.set('u1');
};
const ownersLeft = () => new Set([...local.keys(), ...session.keys()].map(ownerOf));

describe('what the domains declare', () => {
  it('is found here whole, each key once', () => {
    expect(entries.length).toBe(declared.length);
    expect(entries.length).toBeGreaterThan(60);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });

  it('names an owner as the list has it, and every key of the list is declared', () => {
    for (const { key, owner } of entries) expect([key, owner]).toEqual([key, ownerOf(key)]);
    expect(Object.keys(owners).filter((key) => !entries.some((entry) => entry.key === key))).toEqual([]);
  });

  it('goes with a log-out unless it is the device’s, or waits to be sent', () => {
    fill();
    clearAccount();
    expect(ownersLeft()).toEqual(new Set(['device', 'queue']));
  });

  it('is out of sight after an expired session if it is the account’s, and comes back to it', () => {
    fill();
    const mine = entries.filter(({ owner }) => owner === 'account').map(({ key }) => key);
    const inSight = () => mine.filter((key) => local.get(key) !== null);
    sealAccount();
    expect(inSight()).toEqual([]);
    openSeal('u1');
    expect(inSight()).toEqual(mine);
  });
});
