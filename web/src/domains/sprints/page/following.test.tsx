import type { LearningPath, SprintDay, SprintStatus } from '@akada/contract/client';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { pathQuery } from './api.ts';
import { useFollowing } from './following.ts';
import { useLesson } from './use-lesson.ts';

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
let text = '';

/** A sprint on the server, as its own call and its status tell it. */
function onServer(state: LearningPath['state'], generation: SprintStatus['generation'], days: string[]): void {
  const lessons_ready = days.filter((day) => day === 'ready').length;
  const weeks = [{ days: days.map((day, index) => ({ day: index + 1, state: day })) }];
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
    const call = url.endsWith('/status') ? 'status' : url.endsWith('/days/1') ? 'day' : 'path';
    asked.push(call);
    const day = { ...path.weeks[0]?.days[0], questions: ['one'], html: text };
    return Response.json({ status, path, day }[call]);
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

/** The same with its first day open. */
function Reader() {
  const { data } = useQuery(pathQuery('s1'));
  useFollowing('s1', data?.data);
  const day = data?.data.weeks[0]?.days[0];
  return data && day ? <Day path={data.data} day={day} /> : null;
}

function Day({ path: shown, day }: { path: LearningPath; day: SprintDay }) {
  const { data } = useLesson(shown, day);
  return <p>{`${data?.data.state} ${data?.data.html} ${shown.generation?.percent}`}</p>;
}

function show(page = <Page />): void {
  queries = createQueryClient();
  render(<QueryClientProvider client={queries}>{page}</QueryClientProvider>);
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

it('leaves a lesson alone while an order runs, and loads it once more when that has ended', async () => {
  text = 'old';
  onServer('ready', order(10), ['ready']);
  show(<Reader />);
  await screen.findByText('ready old 10', {}, patience);
  await waitForLooks(4);
  expect(countOf('day')).toBe(1);
  text = 'new';
  onServer('ready', order(100, 'done'), ['ready']);
  await screen.findByText('ready new 100', {}, patience);
  expect(countOf('day')).toBe(2);
});

it('waits for a lesson by the status of its sprint', async () => {
  text = '';
  onServer('ready', order(100, 'done'), ['planned', 'planned']);
  show(<Reader />);
  await screen.findByText('planned 100', {}, patience);
  await waitForLooks(3);
  expect(countOf('day')).toBe(1);
  text = 'written';
  onServer('ready', order(100, 'done'), ['ready', 'planned']);
  await screen.findByText('ready written 100', {}, patience);
  expect(countOf('day')).toBe(2);
});
