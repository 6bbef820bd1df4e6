import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noticeLostTokens } from '../../../lib/refresh.ts';
import { sealAccount } from '../../../lib/storage/account-storage.ts';
import { jsonEntry, listEntry, local, session as ofThisTab } from '../../../lib/storage/entry.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import { isRecord } from '../../../lib/storage/shapes.ts';
import { toast } from '../../../ui/toast.ts';
import { storedSignIn } from '../stored.ts';
import { useAuth } from './auth-context.ts';
import { AuthProvider } from './auth-provider.tsx';
import { storeSession } from './session.ts';

/** What other features keep. */
const cards = listEntry('account', local, 'learningCards', isRecord);
const chat = jsonEntry('account', ofThisTab, 'documentChat', isRecord);

const ada = { id: 'u1', name: 'Ada', email: 'ada@example.com', avatar_url: null };
const profile = { ...ada, bio: '', timezone: 'Africa/Lagos', email_confirmed: false, created_at: '' };
const far = Math.floor(Date.now() / 1000) + 900;
const token = `e30.${btoa(JSON.stringify({ exp: far }))}.s`;
const session = { access_token: token, refresh_token: 'r', user: ada };

let answer: (path: string) => Response | Promise<Response>;
const calls: string[] = [];
const onAccountLeft = vi.fn();
const onAccountEntered = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  calls.length = 0;
  onAccountLeft.mockClear();
  answer = () => Response.json(profile);
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url.replace('/api/v1', ''));
    return answer(url.replace('/api/v1', ''));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Probe() {
  const { user, isAuthenticated, loading, ended, logout } = useAuth();
  const { pathname } = useLocation();
  return (
    <>
      <p data-testid="state">
        {JSON.stringify({ name: user?.name ?? null, isAuthenticated, loading, ended, pathname })}
      </p>
      <button type="button" onClick={logout}>
        leave
      </button>
    </>
  );
}

/** Presses Logout and waits for the server's answer. */
const leave = () =>
  act(async () => {
    screen.getByText('leave').click();
    await vi.waitFor(() => expect(calls).toContain('/auth/logout'));
  });

const state = () => JSON.parse(screen.getByTestId('state').textContent ?? '');

async function show() {
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <AuthProvider onAccountLeft={onAccountLeft} onAccountEntered={onAccountEntered}>
        <Probe />
      </AuthProvider>
    </MemoryRouter>,
  );
  await act(async () => {});
}

it('restores a stored session and takes over a name that was changed elsewhere', async () => {
  storeSession(session);
  answer = () => Response.json({ ...profile, name: 'Ada Obi' });
  await show();
  expect(state()).toMatchObject({ name: 'Ada Obi', isAuthenticated: true, loading: false });
  expect(storedSession.userName.get()).toBe('Ada Obi');
});

it('asks the server whose a lone token is', async () => {
  storedSession.token.set(token);
  await show();
  expect(state()).toMatchObject({ name: 'Ada', isAuthenticated: true });
});

it('gives up a lone token after three attempts over a dead network, and keeps it', async () => {
  vi.useFakeTimers();
  storedSession.token.set(token);
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await show();
  expect(state().loading).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(state()).toMatchObject({ isAuthenticated: false, loading: false });
  expect(calls).toHaveLength(3);
  expect(storedSession.token.get()).toBe(token);
});

it('stays signed in when the server cannot be reached', async () => {
  storeSession(session);
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await show();
  expect(state()).toMatchObject({ name: 'Ada', isAuthenticated: true });
});

it('ends as expired when the server has ended the session', async () => {
  storeSession(session);
  answer = () => Response.json({ detail: 'No', code: 'invalid_refresh_token' }, { status: 401 });
  await show();
  expect(calls).toEqual(['/auth/me', '/auth/refresh']);
  expect(state()).toMatchObject({ isAuthenticated: false, ended: 'expired' });
  expect(onAccountLeft).toHaveBeenCalledWith('expired');
});

it('ends as expired when a page finds that both tokens are gone', async () => {
  storeSession(session);
  await show();
  act(() => noticeLostTokens());
  expect(state()).toMatchObject({ isAuthenticated: true });
  storedSession.token.remove();
  storedSession.refreshToken.remove();
  act(() => noticeLostTokens());
  expect(state()).toMatchObject({ isAuthenticated: false, ended: 'expired' });
});

it('shows nobody what is left of a session without a token', async () => {
  storeSession(session);
  cards.set([{ id: 's1' }]);
  storedSession.token.set('rubbish');
  await show();
  expect(cards.get()).toEqual([]);
  storeSession(session);
  expect(cards.get()).toEqual([{ id: 's1' }]);
});

it('knows that the session expired when the page before was left in that moment', async () => {
  storeSession(session);
  sealAccount();
  await show();
  expect(state()).toMatchObject({ isAuthenticated: false, ended: 'expired' });
});

it('seals what this tab holds when another tab finds the session expired', async () => {
  storeSession(session);
  chat.set({ messages: [] });
  await show();
  const held = { ...sessionStorage };
  sealAccount();
  // As in a tab that has not noticed yet.
  sessionStorage.clear();
  for (const [key, value] of Object.entries(held)) sessionStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(state()).toMatchObject({ isAuthenticated: false, ended: 'expired' });
  expect(chat.get()).toBeNull();
  storeSession(session);
  expect(chat.get()).toEqual({ messages: [] });
});

it('forgets what this tab holds when another tab logs out', async () => {
  storeSession(session);
  chat.set({ messages: [] });
  await show();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(sessionStorage).toHaveLength(0);
});

it('T61 logging out leaves nothing of the account in storage, tells the server and goes to the sign-in after 300 ms', async () => {
  storeSession(session);
  storedSignIn.rememberedEmail.set(ada.email);
  await show();
  vi.useFakeTimers();
  await leave();
  expect(Object.keys(localStorage)).toEqual(['rememberedEmail']);
  expect(calls).toContain('/auth/logout');
  expect(onAccountLeft).toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(299));
  expect(state()).toMatchObject({ isAuthenticated: false, loading: true, pathname: '/dashboard' });
  act(() => vi.advanceTimersByTime(1));
  expect(state()).toMatchObject({ loading: false, ended: 'logout', pathname: '/signin' });
});

it('a log-out that the server fails at says so, and leaves the session as it was', async () => {
  storeSession(session);
  await show();
  const said = vi.spyOn(toast, 'error');
  answer = () => Response.json({ detail: 'Broken', code: 'internal' }, { status: 500 });
  await leave();
  expect(said.mock.calls.map(([text]) => text)).toEqual(['Logout failed. Please try again.']);
  expect(state()).toMatchObject({ name: 'Ada', isAuthenticated: true, pathname: '/dashboard' });
  expect(storedSession.token.get()).toBe(token);
});

it('a log-out of a session that the server has ended already is one', async () => {
  storeSession(session);
  await show();
  answer = () => Response.json({ detail: 'No', code: 'unauthenticated' }, { status: 401 });
  await leave();
  expect(storedSession.token.get()).toBeNull();
});

it('a log-out without a network clears the device, and the server is told when it is back', async () => {
  storeSession(session);
  await show();
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await leave();
  expect(Object.keys(localStorage)).toEqual(['sessionsToEnd']);
  expect(localStorage.getItem('sessionsToEnd')).not.toContain('"r"');
  calls.length = 0;
  answer = () => new Response(null, { status: 204 });
  act(() => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  expect(calls).toEqual(['/auth/logout']);
});

it('asks at most twice who this is after a 401, with one refresh between', async () => {
  storeSession(session);
  answer = (path) =>
    path === '/auth/refresh'
      ? Response.json({ access_token: token, refresh_token: 'r2' })
      : Response.json({ detail: 'No', code: 'unauthenticated' }, { status: 401 });
  await show();
  await vi.waitFor(() => expect(calls).toEqual(['/auth/me', '/auth/refresh', '/auth/me']));
});

it('follows a log-out in another tab', async () => {
  storeSession(session);
  await show();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(state()).toMatchObject({ isAuthenticated: false, ended: 'logout' });
  expect(onAccountLeft).toHaveBeenCalled();
});

it('follows a log-in as somebody else in another tab', async () => {
  storeSession(session);
  await show();
  storeSession({ ...session, user: { ...ada, id: 'u2', name: 'Bayo' } });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(state()).toMatchObject({ name: 'Bayo', isAuthenticated: true });
  expect(onAccountLeft).toHaveBeenCalled();
});

it('notices on coming back from the browser’s cache that somebody logged out', async () => {
  storeSession(session);
  await show();
  localStorage.clear();
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(state()).toMatchObject({ isAuthenticated: false });
});
