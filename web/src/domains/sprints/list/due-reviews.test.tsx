import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { dueReviewsQuery } from '../api.ts';
import { DueReviews } from './due-reviews.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(answer: () => Promise<Response>, known?: number) {
  vi.stubGlobal('fetch', answer);
  const queries = createQueryClient();
  queries.setQueryData(dueReviewsQuery.queryKey, known);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <DueReviews />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('does not say that nothing is due before it knows', async () => {
  show(() => new Promise(() => {}));
  expect(await screen.findByText('Checking what’s due today…')).toBeTruthy();
  expect(screen.queryByText('Nothing due today')).toBeNull();
});

it('says that it could not be found out', async () => {
  show(async () => new Response('{}', { status: 500 }));
  expect(await screen.findByText('We couldn’t check what’s due today.')).toBeTruthy();
  expect(screen.queryByText('Nothing due today')).toBeNull();
});

it('says that nothing is due where the server said so', async () => {
  show(() => new Promise(() => {}), 0);
  expect(await screen.findByText('Nothing due today')).toBeTruthy();
});
