import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedRecovery } from '../../../../domains/identity/recovery/stored.ts';
import { type Auth, AuthContext } from '../../../../domains/identity/session/auth-context.ts';
import NewPasswordPage from './new-password.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}

function show(path: string, auth: Partial<Auth> = {}) {
  render(
    <AuthContext value={{ isAuthenticated: false, logout: vi.fn(), ...auth } as Auth}>
      <MemoryRouter initialEntries={[path]}>
        <Where />
        <Routes>
          <Route path="/newpassword" element={<NewPasswordPage />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </AuthContext>,
  );
}

const where = () => screen.getByTestId('where').textContent;

function save() {
  for (const label of ['New Password', 'Confirm Password']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'long enough' } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

describe('the page of the new password', () => {
  it('takes the token of a mailed link out of the address and keeps it through a reload', async () => {
    show('/newpassword?token=akp_mailed');
    await waitFor(() => expect(where()).toBe('/newpassword'));
    cleanup();
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"message":"x"}'));
    show('/newpassword');
    save();
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)).reset_token).toBe('akp_mailed');
  });

  it('goes to the sign-in after saving', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"message":"x"}'));
    show('/newpassword?token=akp_mailed');
    save();
    await waitFor(() => expect(where()).toBe('/signin'));
  });

  it('signs out whoever is signed in on this device', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"message":"x"}'));
    const logout = vi.fn();
    show('/newpassword?token=akp_mailed', { isAuthenticated: true, logout });
    save();
    await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  });

  it.each([
    ['the first step when nothing was begun', () => {}, '/reset-password'],
    [
      'the code when one was asked for',
      () => storedRecovery.recovery.set({ requestId: 'r1', resendAt: 0 }),
      '/enterotp',
    ],
  ])('leads back to %s', (_, begin, path) => {
    begin();
    show('/newpassword');
    expect(where()).toBe(path);
  });
});
