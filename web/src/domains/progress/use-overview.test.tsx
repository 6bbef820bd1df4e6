import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { noteRenewal, renewalFault } from '../../lib/renewal.ts';
import { storedSession } from '../../lib/storage/session.ts';
import { useOverview } from './use-overview.tsx';

const OVERVIEW = '/api/v1/progress/overview';
const tokenFor = (secondsLeft: number) =>
  `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + secondsLeft }))}.s`;

const calls: string[] = [];
let statusOf: (url: string) => number;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  calls.length = 0;
  storedSession.token.set(tokenFor(900));
  storedSession.refreshToken.set('r1');
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    const status = statusOf(url);
    const body = status === 200 ? { access_token: tokenFor(900), refresh_token: 'r2' } : { detail: 'No', code: 'no' };
    return Response.json(body, { status });
  });
});
afterEach(() => {
  cleanup();
  noteRenewal(null);
  vi.unstubAllGlobals();
});

function Probe() {
  const { overview, banner } = useOverview();
  return (
    <>
      <p>{overview ? 'figures' : 'none yet'}</p>
      {banner}
    </>
  );
}

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Probe />
    </QueryClientProvider>,
  );

it('shows what it has without a banner of its own while the session cannot be renewed, after one attempt', async () => {
  statusOf = (url) => (url === OVERVIEW ? 401 : 500);
  show();
  await screen.findByText('figures');
  expect(renewalFault()).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls).toEqual([OVERVIEW, '/api/v1/auth/refresh']);
});

it('is asked for twice after a 401, with one refresh between, and then given up', async () => {
  statusOf = (url) => (url === OVERVIEW ? 401 : 200);
  show();
  await screen.findByRole('button', { name: 'Retry' });
  expect(calls).toEqual([OVERVIEW, '/api/v1/auth/refresh', OVERVIEW]);
});

it('leaves a refusal to be told in the server’s words', async () => {
  statusOf = () => 403;
  show();
  await screen.findByText('figures');
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls).toEqual([OVERVIEW]);
});
