import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { storedSignIn } from '../stored.ts';
import { InvitedNote } from './invited-note.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer());
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/signup?ref=ABCD2345']}>
        <InvitedNote />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(async () => {});
}

it('promises the points of a code that is somebody’s', async () => {
  await show(() => Response.json({ valid: true, points: 50 }));
  expect(await screen.findByText(/you both get 50 points/)).toBeDefined();
  expect(storedSignIn.referralCode.get()).toBe('ABCD2345');
});

it('promises nothing for a code that is nobody’s, and forgets it', async () => {
  await show(() => Response.json({ valid: false, points: 0 }));
  expect(await screen.findByText(/This invitation link isn’t valid/)).toBeDefined();
  expect(screen.queryByText(/50 points/)).toBeNull();
  expect(storedSignIn.referralCode.get()).toBeNull();
});

it('promises nothing and keeps the code while the server cannot say', async () => {
  await show(() => Response.json({ detail: 'No', code: 'internal' }, { status: 500 }));
  expect(screen.queryByText(/points/)).toBeNull();
  expect(storedSignIn.referralCode.get()).toBe('ABCD2345');
});
