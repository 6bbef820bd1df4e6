import type { Course, SprintCard } from '@akada/contract/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { QuickCreate } from './quick-create.tsx';

const place = { step: 1, firstStep: {}, open: vi.fn(), next: vi.fn(), back: vi.fn(), close: vi.fn(), leaveTo: vi.fn() };
const onCreated = vi.fn();
const ordered: Record<string, unknown>[] = [];

const onBringNotes = vi.fn();
const onOpen = vi.fn();
const ready = { lessons: 'ready', near: [] };

/** The dialog, with what the catalogue knows and what there would be to read. */
function show(courses: Partial<Course>[] = [], preview: object = ready, sprints: Partial<SprintCard>[] = []): void {
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (url.includes('/catalogue/')) return Response.json({ courses });
    if (url.includes('/learning-paths/preview')) return Response.json(preview);
    if (url.endsWith('/sprints')) return Response.json({ sprints });
    if (!url.endsWith('/learning-paths/')) return Response.json({});
    ordered.push(JSON.parse(body ?? '{}'));
    return Response.json({ id: 's1', title: 'Made' }, { status: 201 });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <QuickCreate place={place} onCreated={onCreated} onLimit={vi.fn()} onBringNotes={onBringNotes} onOpen={onOpen} />
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

const outline = {
  lessons: 'outline',
  near: [{ code: 'BIO 101', title: 'General Biology I', standard: 'CCMAS', lessons_ready: true }],
};

it('says before an outline is made that there is nothing to read, and makes it only when asked again', async () => {
  show([], outline);
  await type('Photosynthesis');
  await quick();
  await screen.findByText('There are no lessons for this yet.');
  expect(ordered).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Create the outline' }));
  await vi.waitFor(() => expect(onCreated).toHaveBeenCalled());
  expect(ordered).toMatchObject([{ topic: 'Photosynthesis', is_course: false }]);
});

it('leads from an outline to one’s notes, or to a course that is ready', async () => {
  show([], outline);
  await type('Photosynthesis');
  await quick();
  await userEvent.click(await screen.findByRole('button', { name: 'Add my notes' }));
  expect(onBringNotes).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: /^Take BIO 101/ }));
  await vi.waitFor(() => expect(onCreated).toHaveBeenCalled());
  expect(ordered).toMatchObject([{ topic: 'BIO 101 — General Biology I, CCMAS' }]);
});

const biology = { code: 'BIO 101', title: 'General Biology I', standard: 'CCMAS', lessons_ready: true } as const;
const mine: Partial<SprintCard> = {
  id: 's0',
  title: 'General Biology I',
  course_code: 'BIO 101',
  status: 'active',
  state: 'ready',
  has_lessons: true,
  completed_days: 3,
  total_days: 20,
};

it('says of a course that is there already that it is, and opens it', async () => {
  show([biology], ready, [mine]);
  await type('BIO 101');
  await quick();
  await screen.findByText('You already have this course');
  expect(ordered).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 's0' }));
});

it('makes another one of it when asked again', async () => {
  show([biology], ready, [mine]);
  await type('BIO 101');
  await quick();
  await userEvent.click(await screen.findByRole('button', { name: 'Make another' }));
  await vi.waitFor(() => expect(onCreated).toHaveBeenCalled());
  expect(ordered).toMatchObject([{ topic: 'BIO 101 — General Biology I, CCMAS' }]);
});

it.each([
  ['a recommendation', { status: 'draft', state: 'draft' }],
  ['one that failed', { state: 'failed' }],
  ['an outline', { has_lessons: false }],
  ['another course', { course_code: 'BIO 102' }],
] as const)('does not take %s for the course', async (_, changes) => {
  show([biology], ready, [{ ...mine, ...changes }]);
  await type('BIO 101');
  await quick();
  await vi.waitFor(() => expect(onCreated).toHaveBeenCalled());
});
