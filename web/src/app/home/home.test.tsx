import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdSettings } from '../../domains/identity/settings/note-settings.ts';
import { settingsQuery } from '../../domains/identity/settings/settings-query.ts';
import { useSettingsFollowed } from '../../domains/identity/settings/use-settings-followed.ts';
import { storedApp } from '../stored.ts';
import { Home } from './home.tsx';

type Settings = NonNullable<Awaited<ReturnType<Extract<typeof settingsQuery.queryFn, (...args: never[]) => unknown>>>>;

/** As in the shell around it. */
function Followed() {
  useSettingsFollowed();
  return null;
}

function showHome(focus: 'study' | 'teach' | null) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  if (focus) queries.setQueryData(settingsQuery.queryKey, { focus } as Settings);
  render(
    <QueryClientProvider client={queries}>
      <Followed />
      <Home study="sprints" teach="quizzes" />
    </QueryClientProvider>,
  );
  return queries;
}

describe('Home', () => {
  afterEach(() => {
    cleanup();
    storedApp.homeFocus.remove();
    vi.unstubAllGlobals();
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

  it('is a lecturer’s the moment that is chosen, without a reload', async () => {
    const queries = showHome('study');
    await act(() => holdSettings(queries, { focus: 'teach' }));
    expect(await screen.findByText('quizzes')).toBeTruthy();
  });

  it('follows what was chosen in another tab', async () => {
    showHome('study');
    vi.stubGlobal('fetch', async () => Response.json({ focus: 'teach' }));
    const data = { type: 'SETTINGS_CHANGED' };
    window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin }));
    expect(await screen.findByText('quizzes')).toBeTruthy();
  });
});
