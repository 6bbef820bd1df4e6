import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { settingsQuery } from '../features/settings/settings-query.ts';
import { Home } from './home.tsx';
import { storedApp } from './stored.ts';

type Settings = NonNullable<Awaited<ReturnType<Extract<typeof settingsQuery.queryFn, (...args: never[]) => unknown>>>>;

function showHome(focus: 'study' | 'teach' | null) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  if (focus) queries.setQueryData(settingsQuery.queryKey, { focus } as Settings);
  render(
    <QueryClientProvider client={queries}>
      <Home study="sprints" teach="quizzes" />
    </QueryClientProvider>,
  );
}

describe('Home', () => {
  afterEach(() => {
    cleanup();
    storedApp.homeFocus.remove();
  });

  it('is the quizzes for who teaches, and the sprints for who studies', () => {
    showHome('teach');
    expect(screen.getByText('quizzes')).toBeTruthy();
    cleanup();
    showHome('study');
    expect(screen.getByText('sprints')).toBeTruthy();
  });

  it('is what it was the last time until the settings are there', () => {
    showHome('teach');
    cleanup();
    showHome(null);
    expect(screen.getByText('quizzes')).toBeTruthy();
  });
});
