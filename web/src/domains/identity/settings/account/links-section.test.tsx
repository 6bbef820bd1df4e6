import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../lib/query-client.ts';
import { LinksSection } from './links-section.tsx';

const google = { provider: 'google', linked_at: '2026-11-03T10:00:00Z', last_used_at: null };
const campus = { provider: 'campus', linked_at: '2026-11-04T10:00:00Z', last_used_at: null };

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.campus;
});

const campusOfCourse = {
  id: 'platform-1',
  name: 'Our Moodle',
  linked_at: '2026-11-05T10:00:00Z',
  last_used_at: '2026-11-06T10:00:00Z',
};

async function show(
  links: object[],
  has_password: boolean,
  { platforms = [], email = 'ada@student.example' }: { platforms?: object[]; email?: string } = {},
) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    calls.push(`${method} ${new URL(url, 'http://here').pathname}`);
    return method === 'DELETE'
      ? new Response(null, { status: 204 })
      : Response.json({ links, platforms, has_password });
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <LinksSection email={email} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await act(async () => {});
  return calls;
}

it('names each way into the account, the campus by its own name, and since when', async () => {
  document.documentElement.dataset.campus = 'University of Lagos';
  await show([google, campus], false);
  expect(await screen.findByText('Google')).toBeDefined();
  expect(screen.getByText('University of Lagos')).toBeDefined();
  expect(screen.getByText(/^Linked .*3 Nov/)).toBeDefined();
});

it('removes one after asking', async () => {
  const calls = await show([google], true);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Google' }));
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await vi.waitFor(() => expect(calls).toContain('DELETE /api/v1/auth/links/google'));
});

it('names a learning platform with its last use, and removes it after asking', async () => {
  const calls = await show([], true, { platforms: [campusOfCourse] });
  expect(await screen.findByText(/^Last used .*6 Nov/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Our Moodle' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await vi.waitFor(() => expect(calls).toContain('DELETE /api/v1/auth/links/platforms/platform-1'));
});

it('says that a platform is the last door where there is no mailbox for a password', async () => {
  await show([], false, { platforms: [campusOfCourse], email: 'launched-1@learner.invalid' });
  expect(await screen.findByText(/Your course is the only way into this account/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Remove Our Moodle' })).toBeNull();
});

it('does not offer to remove the only way in, and says what to do first', async () => {
  await show([google], false);
  expect(await screen.findByText(/only way into your account/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Remove Google' })).toBeNull();
});

it('shows nothing where there is only the password', async () => {
  await show([], true);
  expect(screen.queryByRole('heading')).toBeNull();
});
