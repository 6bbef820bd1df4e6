import type { Course } from '@akada/contract/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { QuickCreate } from './quick-create.tsx';

const place = { step: 1, open: vi.fn(), next: vi.fn(), back: vi.fn(), close: vi.fn(), leaveTo: vi.fn() };
const onCreated = vi.fn();
const ordered: Record<string, unknown>[] = [];

/** The dialog, with what the catalogue knows. */
function show(courses: Partial<Course>[] = []): void {
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (url.includes('/catalogue/')) return Response.json({ courses });
    if (!url.endsWith('/learning-paths/')) return Response.json({});
    ordered.push(JSON.parse(body ?? '{}'));
    return Response.json({ id: 's1', title: 'Made' }, { status: 201 });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <QuickCreate place={place} onCreated={onCreated} onLimit={vi.fn()} />
    </QueryClientProvider>,
  );
}

const quick = () => userEvent.click(screen.getByRole('button', { name: 'Create now' }));
const type = (topic: string) => userEvent.type(screen.getByLabelText('What do you want to learn?'), topic);

beforeEach(() => {
  sessionStorage.clear();
  ordered.length = 0;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it('creates a sprint from a topic and the minutes of a day', async () => {
  show();
  await type('Soil science');
  await userEvent.click(screen.getByRole('radio', { name: '45 minutes' }));
  await quick();
  await vi.waitFor(() => expect(onCreated).toHaveBeenCalled());
  expect(ordered).toEqual([{ topic: 'Soil science', is_course: false, minutes_per_day: 45 }]);
});

it('creates nothing without a topic', async () => {
  show();
  await quick();
  screen.getByText('Please enter a course topic');
  expect(ordered).toEqual([]);
});

it('asks first where it is not sure which course is meant, and plans the one that is chosen', async () => {
  show([{ code: 'HIS 101', title: 'History of Nigeria', standard: 'CCMAS' }]);
  await type('Nigerian history');
  await quick();
  await screen.findByText('Which one do you mean?');
  expect(ordered).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: /^HIS 101/ }));
  await vi.waitFor(() => expect(onCreated).toHaveBeenCalled());
  expect(ordered).toMatchObject([{ topic: 'HIS 101 — History of Nigeria, CCMAS' }]);
});
