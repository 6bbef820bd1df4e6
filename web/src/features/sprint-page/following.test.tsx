import type { LearningPath, SprintStatus } from '@akada/contract/client';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { pathQuery } from './api.ts';
import { useFollowing } from './following.ts';

const patience = { timeout: 20_000 };
const order = (percent: number, status: 'running' | 'done' = 'running') => ({
  id: 'g1',
  status,
  percent,
  doing: '',
  error: null,
  error_code: null,
});

const asked: string[] = [];
let path: LearningPath;
let status: SprintStatus;

/** A sprint on the server, as its own call and its status tell it. */
function onServer(state: LearningPath['state'], generation: SprintStatus['generation'], days: string[]): void {
  const lessons_ready = days.filter((day) => day === 'ready').length;
  const weeks = [{ days: days.map((day) => ({ state: day })) }];
  path = { id: 's1', state, generation, lessons_ready, weeks } as LearningPath;
  status = { state, generation, lessons_ready, lessons_waiting: days.filter((day) => day === 'planned').length };
}

const countOf = (call: string) => asked.filter((one) => one === call).length;
/** Until the page has asked so many times more. */
async function waitForLooks(more: number): Promise<void> {
  const before = countOf('status');
  await vi.waitFor(() => expect(countOf('status')).toBeGreaterThanOrEqual(before + more), patience);
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const url = typeof request === 'string' ? request : request.url;
    const isStatus = url.endsWith('/status');
    asked.push(isStatus ? 'status' : 'path');
    return Response.json(isStatus ? status : path);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const { data } = useQuery(pathQuery('s1'));
  useFollowing('s1', data?.data);
  return <p>{data ? `${data.data.state} ${data.data.generation?.percent} ${data.data.lessons_ready}` : 'nothing'}</p>;
}

let queries: QueryClient;
const isFollowed = () =>
  queries
    .getQueryCache()
    .find({ queryKey: ['sprint', 's1', 'status'] })
    ?.isActive();

function show(): void {
  queries = createQueryClient();
  render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
}

it('hears how far a sprint is without loading it again', async () => {
  onServer('creating', order(10), []);
  show();
  await screen.findByText('creating 10 0', {}, patience);
  onServer('creating', order(60), []);
  await screen.findByText('creating 60 0', {}, patience);
  expect(countOf('path')).toBe(1);
});

it('loads a sprint once more when it is there, and asks no further', async () => {
  onServer('creating', order(10), []);
  show();
  await waitForLooks(2);
  expect(isFollowed()).toBe(true);
  onServer('ready', order(100, 'done'), ['ready', 'outline']);
  await screen.findByText('ready 100 1', {}, patience);
  expect(countOf('path')).toBe(2);
  expect(isFollowed()).toBe(false);
});

it('loads a sprint again for each day that was written meanwhile, and only then', async () => {
  onServer('ready', order(100, 'done'), ['ready', 'planned', 'planned']);
  show();
  await waitForLooks(2);
  expect(countOf('path')).toBe(1);
  onServer('ready', order(100, 'done'), ['ready', 'ready', 'planned']);
  await screen.findByText('ready 100 2', {}, patience);
  await waitForLooks(1);
  expect(countOf('path')).toBe(2);
});

it('asks nothing about a sprint that is written to its end', async () => {
  onServer('ready', order(100, 'done'), ['ready', 'failed', 'outline']);
  show();
  await screen.findByText('ready 100 1', {}, patience);
  expect(asked).toEqual(['path']);
});
