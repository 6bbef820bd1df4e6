import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../lib/query-client.ts';
import { LinksSection } from './links-section.tsx';

const google = { provider: 'google', linked_at: '2026-11-03T10:00:00Z' };
const campus = { provider: 'campus', linked_at: '2026-11-04T10:00:00Z' };

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.campus;
});

async function show(links: object[], has_password: boolean) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    calls.push(`${method} ${new URL(url, 'http://here').pathname}`);
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ links, has_password });
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <LinksSection />
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

it('does not offer to remove the only way in, and says what to do first', async () => {
  await show([google], false);
  expect(await screen.findByText(/only way into your account/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Remove Google' })).toBeNull();
});

it('shows nothing where there is only the password', async () => {
  await show([], true);
  expect(screen.queryByRole('heading')).toBeNull();
});
