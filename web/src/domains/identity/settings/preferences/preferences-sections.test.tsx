import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../lib/query-client.ts';
import { getTheme } from '../../../../lib/theme.ts';
import { PreferencesSections } from './preferences-sections.tsx';

const server = vi.hoisted(() => ({ held: {} as Record<string, unknown>, told: [] as Record<string, unknown>[] }));
vi.mock('../../../../lib/client.ts', () => ({
  client: {
    account: {
      getSettings: async () => ({ ...server.held }),
      updateSettings: async ({ body }: { body: Record<string, unknown> }) => {
        server.told.push(body);
        return { ...server.held };
      },
    },
    auth: { me: async () => ({ email_confirmed: true, timezone: 'Africa/Lagos' }) },
  },
}));

beforeEach(() => {
  server.told = [];
  server.held = {
    ...{ learning_style: 'visual', difficulty_preference: 'adaptive', notifications_enabled: true },
    ...{ email_notifications: true, reminders: 'off', weekly_digest: false },
    ...{ theme: 'light', theme_chosen: true, focus: 'study', terms_to_accept: null },
  };
});
afterEach(() => localStorage.clear());

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PreferencesSections />
    </QueryClientProvider>,
  );

it('sends the moment of the tap, and shows what holds where another phone has chosen later', async () => {
  show();
  const before = Date.now();
  await userEvent.click(await screen.findByRole('radio', { name: /dark/i }));
  await vi.waitFor(() => expect(getTheme()).toBe('light'));
  expect(await screen.findByRole('radio', { name: /light/i, checked: true })).toBeTruthy();
  expect(server.told).toMatchObject([{ theme: 'dark' }]);
  const chosenAt = Date.parse(String(server.told[0]?.chosen_at));
  expect(chosenAt).toBeGreaterThanOrEqual(before);
  expect(chosenAt).toBeLessThanOrEqual(Date.now());
});
