import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { DeviceSwitch } from './device-switch.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const asked = vi.fn();

function show(devices: number) {
  asked.mockReset().mockImplementation(async () => Response.json({ public_key: 'k', is_on: false, devices }));
  vi.stubGlobal('fetch', asked);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DeviceSwitch />
    </QueryClientProvider>,
  );
}

it('says that no device shows reminders, and where one can', async () => {
  show(0);
  await screen.findByText(/^You haven’t turned reminders on for any device yet.*Open Akada in a browser that can/);
});

it('says nothing where another device shows them', async () => {
  show(1);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByText(/^No device/)).toBeNull();
});
