import type { Settings } from '@akada/contract/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../lib/query-client.ts';
import { NotificationsSection } from './notifications-section.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const calls: string[] = [];
const daily = { reminders: 'daily', email_notifications: true, weekly_digest: false, notifications_enabled: true };

async function show(isConfirmed: boolean, settings: object = daily) {
  calls.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`);
    return Response.json({ id: 'u', name: 'Ada', email: 'ada@example.com', email_confirmed: isConfirmed });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NotificationsSection settings={settings as Settings} onChange={vi.fn()} device={<p>device</p>} />
    </QueryClientProvider>,
  );
  await act(async () => {});
}
const held = () => screen.queryByText('You won’t get any emails until you confirm your address.');

it('says beside the switch that no mail goes to an unconfirmed address, with the way to confirm it', async () => {
  await show(false);
  await screen.findByText('You won’t get any emails until you confirm your address.');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm your address' }));
  await waitFor(() => expect(calls.at(-1)).toMatch(/^POST .*confirm/));
});

it('has nothing to say of a confirmed address, nor where no mail is wanted', async () => {
  await show(true);
  expect(held()).toBeNull();
  cleanup();
  await show(false, { ...daily, reminders: 'off' });
  expect(held()).toBeNull();
});
