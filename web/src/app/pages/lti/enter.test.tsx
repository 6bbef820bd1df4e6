import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Auth, AuthContext, type AuthState } from '../../../domains/identity/session/auth-context.ts';
import * as api from '../../../domains/lti/enter/api.ts';
import { storedLti } from '../../../domains/lti/stored.ts';
import LaunchEnterPage from './enter.tsx';

vi.mock('../../../domains/lti/enter/api.ts');

const launch = { code: 'abc', browser_key: 'x-y_z' };
const proved = { id: 'l1', platform: 'Test Campus', name: 'Ngozi', is_known: false, is_you: false, is_proved: true };
const other = { id: 'u2', name: 'Bola', email: 'bola@example.com', avatar_url: null };
const inside: AuthState = { user: other, isAuthenticated: true, loading: false, ended: null };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  storedLti.launch.set(launch);
  window.history.replaceState(null, '', '/lti/enter');
  vi.mocked(api.lookAtLaunch).mockResolvedValue(proved);
  vi.mocked(api.joinLaunch).mockRejectedValue(new Error('only asked'));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <AuthContext value={inside as Auth}>
      <MemoryRouter>
        <LaunchEnterPage />
      </MemoryRouter>
    </AuthContext>,
  );

it('goes straight in where what this browser keeps of a session is over', async () => {
  vi.mocked(api.lookAtLaunch).mockResolvedValue({ ...proved, is_known: true, is_proved: false });
  vi.mocked(api.enterByLaunch).mockRejectedValue(new Error('only asked'));
  show();
  await waitFor(() => expect(api.enterByLaunch).toHaveBeenCalledWith(launch));
  expect(screen.queryByText(/logged in here as/)).toBeNull();
});

it('T101 shows which account was proved at a provider, and joins it by a tap only', async () => {
  show();
  expect(await screen.findByText(/logged in as bola@example\.com/)).toBeDefined();
  expect(api.joinLaunch).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Use this account' }));
  await waitFor(() => expect(api.joinLaunch).toHaveBeenCalledWith(launch));
});
