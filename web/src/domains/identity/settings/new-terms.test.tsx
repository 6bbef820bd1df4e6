import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { NewTerms } from './new-terms.tsx';
import { settingsQuery } from './settings-query.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(terms_to_accept: string | null) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(settingsQuery.queryKey, {
    learning_style: 'visual',
    difficulty_preference: 'adaptive',
    notifications_enabled: true,
    email_notifications: true,
    reminders: 'off',
    weekly_digest: false,
    theme: 'dark',
    focus: 'study',
    theme_chosen: false,
    terms_to_accept,
  });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <NewTerms />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('whoever accepted the terms in force is asked nothing', () => {
  show(null);
  expect(screen.queryByRole('status')).toBeNull();
});

test('newer terms are accepted by their version, and asked about no more', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  show('2027-01-31');
  expect(screen.getByText('Our terms changed on 31 January 2027.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull());
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ version: '2027-01-31' });
});
