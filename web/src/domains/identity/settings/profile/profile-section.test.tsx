import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../lib/query-client.ts';
import { storedSettings } from '../stored.ts';
import { ProfileSection } from './profile-section.tsx';

const user = { id: 'u1', name: 'Ada', email: 'ada@example.com', avatar_url: null };
const profile = {
  ...user,
  bio: 'before',
  timezone: 'Africa/Lagos',
  email_confirmed: true,
  has_password: true,
  created_at: '2026-01-01T00:00:00Z',
};

const answer = (status: number, body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

async function show(onUserChanged = vi.fn()) {
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <ProfileSection user={user} onUserChanged={onUserChanged} onLogOut={vi.fn()} isLoggingOut={false} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await act(async () => {});
  return onUserChanged;
}

it('says that nobody is signed in when the server says so', async () => {
  answer(401, { detail: 'Not authenticated', code: 'unauthenticated' });
  await show();
  expect(await screen.findByText('Error loading profile: Not authenticated')).toBeDefined();
});

it('shows who it is and why the profile could not be loaded', async () => {
  answer(500, { detail: 'Something went wrong on our side. Please try again.', code: 'internal' });
  await show();
  expect(
    await screen.findByText('Error loading profile: Something went wrong on our side. Please try again.'),
  ).toBeDefined();
  expect(screen.getByText('ada@example.com')).toBeDefined();
});

it('keeps what was typed until it is saved, then tells the new name', async () => {
  answer(200, profile);
  const onUserChanged = await show();
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Ada Obi' } });
  expect(storedSettings.profileDraft.get()).toEqual({ name: 'Ada Obi', bio: 'before' });
  answer(200, { ...profile, name: 'Ada Obi' });
  fireEvent.click(screen.getByText('Save changes'));
  await vi.waitFor(() => expect(onUserChanged).toHaveBeenCalledWith({ ...user, name: 'Ada Obi' }));
  expect(storedSettings.profileDraft.get()).toBeNull();
});

it('asks for a name instead of saving none', async () => {
  answer(200, profile);
  await show();
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: '  ' } });
  fireEvent.click(screen.getByText('Save changes'));
  expect(screen.getByText('Name is required')).toBeDefined();
});
