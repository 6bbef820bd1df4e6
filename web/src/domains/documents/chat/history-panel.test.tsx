import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { quizHistoryQuery } from '../api.ts';
import type { HistoryEntry } from '../history.ts';
import { HistoryPanel } from './history-panel.tsx';

afterEach(cleanup);

function show(quiz: Partial<HistoryEntry>) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const entry = { id: 'q1', title: 'Transport', timestamp: 1, link: '/quiz/q1', questionCount: 5, ...quiz };
  queries.setQueryData(quizHistoryQuery.queryKey, [entry]);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <HistoryPanel onStudyPageRemoved={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const toDrafts = () => screen.queryByRole('link', { name: 'Check the drafts of Transport' });

it('counts the questions of a quiz and its drafts apart, and leads to them', () => {
  show({ questionCount: 8, drafts: 6 });
  expect(screen.getByText(/· 8 questions · 6 drafts to check$/)).toBeDefined();
  expect(toDrafts()?.getAttribute('href')).toBe('/quizzes/q1/drafts');
});

it('counts the questions of a quiz that is kept', () => {
  show({});
  expect(screen.getByText(/· 5 questions$/)).toBeDefined();
  expect(toDrafts()).toBeNull();
});
