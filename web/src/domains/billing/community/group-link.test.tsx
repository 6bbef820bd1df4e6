import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { GroupLink } from './group-link.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.sale;
});

async function show(group_url: string | null) {
  vi.stubGlobal('fetch', async () => Response.json({ has_group: true, group_url }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <GroupLink />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(async () => {});
}

it('says what the group is part of where that can be bought', async () => {
  await show(null);
  expect(await screen.findByText('The group chat is part of Pro.')).toBeDefined();
});

it('is not spoken of where it cannot be had', async () => {
  document.documentElement.dataset.sale = 'off';
  await show(null);
  expect(screen.queryByRole('region')).toBeNull();
});

it('opens the group for whoever has it, whatever is sold', async () => {
  document.documentElement.dataset.sale = 'off';
  await show('https://chat.example/x');
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('https://chat.example/x');
});
