import type { LearningPath } from '@akada/contract/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { storedSprints } from '../stored.ts';
import { Creating } from './creating.tsx';

const told: unknown[] = [];

function show(state: LearningPath['state'], answer: () => Response): void {
  vi.stubGlobal('fetch', async () => answer());
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <Creating path={{ id: 's1', title: 'Cells', state, generation: null } as LearningPath} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  localStorage.clear();
  storedSprints.sprintCount.set(3);
  told.length = 0;
  vi.spyOn(window, 'postMessage').mockImplementation((message: unknown) => void told.push(message));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.sale;
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('counts one sprint fewer, in every tab, when its making is cancelled', async () => {
  show('creating', () => new Response(null, { status: 204 }));
  await press('Cancel');
  await vi.waitFor(() => expect(told).toContainEqual({ type: 'SPRINT_COUNT_UPDATED', count: 2 }));
  expect(told).toContainEqual({ type: 'SPRINT_DELETED', id: 's1' });
  expect(storedSprints.sprintCount.get()).toBe(2);
});

it('counts one sprint more, in every tab, when a recommended one is started', async () => {
  storedSprints.sprintCount.set(1);
  show('draft', () => Response.json({ id: 's1' }));
  await press('Start this sprint');
  await vi.waitFor(() => expect(told).toContainEqual({ type: 'SPRINT_COUNT_UPDATED', count: 2 }));
  expect(told).toContainEqual({ type: 'SPRINT_CREATED', id: 's1' });
});

const refuse = () => Response.json({ detail: 'Full.', code: 'sprint_limit_reached' }, { status: 403 });

it('offers the upgrade where the plan has no room, and counts nothing', async () => {
  show('failed', refuse);
  await press('Retry');
  await screen.findByText('Sprint Limit Reached');
  expect(screen.getByRole('link', { name: 'Upgrade to Pro' }).getAttribute('href')).toBe('/billing/plans');
  expect(storedSprints.sprintCount.get()).toBe(3);
});

it('offers no upgrade where nothing is sold', async () => {
  document.documentElement.dataset.sale = 'off';
  show('failed', refuse);
  await press('Retry');
  await screen.findByText('Sprint Limit Reached');
  expect(screen.queryByText(/Upgrade|upgrade/)).toBeNull();
});
