import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countReload } from './reload-guard.ts';
import { storedGuards } from './storage/guards.ts';
import { storedSession } from './storage/session.ts';

let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.useRealTimers());

const load = (times: number) => Array.from({ length: times }, () => countReload()).at(-1);

it('lets five loads in a row pass', () => {
  expect(load(5)?.isLoop).toBe(false);
});

it('marks the page above three', () => {
  expect(load(3)?.isSuspicious).toBe(false);
  expect(countReload().isSuspicious).toBe(true);
});

it('breaks the loop at the sixth: tokens and counters are cleared', () => {
  storedSession.token.set('a.b.c');
  storedSession.refreshToken.set('r');
  storedGuards.redirectAttempts.set(3);
  expect(load(6)?.isLoop).toBe(true);
  expect(logged).toHaveBeenCalledWith('Emergency break for reload loop detected');
  expect([storedSession.token.get(), storedSession.refreshToken.get()]).toEqual([null, null]);
  expect([storedGuards.redirectAttempts.get(), storedGuards.reloadCount.get()]).toEqual([0, 0]);
});

it('forgets after five calm seconds', () => {
  load(5);
  vi.advanceTimersByTime(5000);
  expect(storedGuards.reloadCount.get()).toBe(0);
});

it('takes six different pages for a person in a hurry', () => {
  const verdicts = ['/a', '/b', '/c', '/d', '/e', '/f'].map((path) => countReload(`https://akada.example${path}`));
  expect(verdicts.some(({ isLoop, isSuspicious }) => isLoop || isSuspicious)).toBe(false);
});

it.each(['pointerdown', 'keydown'])('starts anew after a person’s %s', (action) => {
  load(5);
  window.dispatchEvent(new Event(action));
  expect(load(5)?.isLoop).toBe(false);
});
