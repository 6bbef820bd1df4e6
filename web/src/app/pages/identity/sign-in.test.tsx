import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Auth, AuthContext, type AuthState } from '../../../domains/identity/session/auth-context.ts';
import { RequireSession } from '../../guard/require-session.tsx';
import SignInPage from './sign-in.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const out: AuthState = { user: null, isAuthenticated: false, loading: false, ended: null };

function open(path: string, auth: AuthState = out) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthContext value={auth as Auth}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route element={<RequireSession />}>
              <Route path="*" element={<p>inside</p>} />
            </Route>
            <Route path="/signin" element={<SignInPage />} />
          </Routes>
        </MemoryRouter>
      </AuthContext>
    </QueryClientProvider>,
  );
}

it.each([null, 'expired'] as const)('says to who comes back from paying signed out what is needed (%s)', (ended) => {
  open('/payment-complete?reference=r1', { ...out, ended });
  expect(screen.getByText('Authentication required')).toBeDefined();
});

it('says nothing of it to others', () => {
  open('/progress');
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.queryByText('Authentication required')).toBeNull();
});
