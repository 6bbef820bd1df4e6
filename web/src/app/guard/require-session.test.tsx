import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Auth, AuthContext, type AuthState } from '../../domains/identity/session/auth-context.ts';
import { storedGuards } from '../../lib/storage/guards.ts';
import { storedReturn } from '../../lib/storage/return-target.ts';
import { RequireSession } from './require-session.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const ada = { id: 'u1', name: 'Ada', email: 'ada@example.com', avatar_url: null };
const out: AuthState = { user: null, isAuthenticated: false, loading: false, ended: null };
const inside: AuthState = { user: ada, isAuthenticated: true, loading: false, ended: null };

function Where() {
  const { pathname, search, state } = useLocation();
  return <p data-testid="where">{JSON.stringify({ at: pathname + search, from: state?.from ?? null })}</p>;
}

function show(path: string, state: AuthState) {
  const tree = (now: AuthState) => (
    <AuthContext value={now as Auth}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={<RequireSession />}>
            <Route path="*" element={<p>inside</p>} />
          </Route>
          <Route path="/signin" element={<Where />} />
          <Route path="/signup" element={<Where />} />
        </Routes>
      </MemoryRouter>
    </AuthContext>
  );
  const view = render(tree(state));
  return { ...view, change: (now: AuthState) => act(() => view.rerender(tree(now))) };
}

const where = () => JSON.parse(screen.getByTestId('where').textContent ?? '');

describe('the guard', () => {
  it('shows a spinner while it is not known who this is', () => {
    show('/dashboard', { ...out, loading: true });
    expect(screen.getByRole('status').textContent).toContain('Loading');
  });

  it('lets signed-in people through and forgets earlier redirects', () => {
    storedGuards.redirectAttempts.set(3);
    show('/dashboard', inside);
    expect(screen.getByText('inside')).toBeDefined();
    expect(storedGuards.redirectAttempts.get()).toBe(0);
  });

  it('sends others to the sign-in and remembers where they wanted to go', () => {
    show('/progress?week=2', out);
    expect(where()).toEqual({ at: '/signin', from: '/progress?week=2' });
  });

  it.each(['/studentassessments', '/chat'])('sends visitors of %s to the sign-up with the path stored', (path) => {
    show(path, out);
    expect(where().at).toBe('/signup');
    expect(storedReturn.redirectAfterAuth.get()).toBe(path);
  });

  it('says that the session has expired when it has, and remembers the page', () => {
    const { change } = show('/chat', inside);
    change({ ...out, ended: 'expired' });
    expect(where()).toEqual({ at: '/signin?expired=true', from: '/chat' });
  });

  it('does not remember the page of somebody who logged out', () => {
    const { change } = show('/progress', inside);
    change({ ...out, ended: 'logout' });
    expect(where()).toEqual({ at: '/signin', from: null });
    expect(storedGuards.redirectAttempts.get()).toBe(0);
  });

  it('shows the error after more than three redirects in a row, and its link resets the counters', () => {
    for (let attempt = 1; attempt <= 3; attempt++) {
      show('/dashboard', out).unmount();
    }
    expect(storedGuards.redirectAttempts.get()).toBe(3);
    show('/dashboard', out);
    expect(screen.getByRole('heading', { name: 'Authentication Error' })).toBeDefined();
    act(() => screen.getByRole('link', { name: 'Sign In' }).click());
    expect(where()).toEqual({ at: '/signin', from: '/dashboard' });
    expect(storedGuards.redirectAttempts.get()).toBe(0);
  });
});
