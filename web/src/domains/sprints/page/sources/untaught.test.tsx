import type { LearningPath } from '@akada/contract/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../lib/query-client.ts';
import { isUntaught, Untaught } from './untaught.tsx';

const day = (number: number) => ({
  day: number,
  kind: 'study',
  title: `Part ${number} of weaving`,
  objective: `Say what part ${number} is.`,
  lesson_ready: false,
});
const path = {
  id: 's1',
  topic: 'Weaving',
  state: 'ready',
  planned_from: 'skeleton',
  generation: null,
  weeks: [{ days: [day(1), day(2)] }],
} as unknown as LearningPath;

function show(near: unknown[]): void {
  vi.stubGlobal('fetch', async () => Response.json({ lessons: 'outline', near }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Untaught path={path} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says that there is nothing to read, once, and what to do about it', () => {
  show([]);
  screen.getByRole('heading', { name: 'We have no lessons on “Weaving” yet' });
  screen.getByRole('button', { name: 'Add a document' });
  screen.getByRole('link', { name: 'See the ready courses' });
  screen.getByRole('heading', { name: 'Have it written by a language model' });
});

it('offers a course near it that has lessons', async () => {
  show([{ code: 'FAA 101', title: 'Crafts', standard: 'CCMAS', lessons_ready: true }]);
  const link = await screen.findByRole('link', { name: 'Take FAA 101: Crafts' });
  expect(link.getAttribute('href')).toBe('/sprint?topic=FAA%20101');
});

it('keeps the frame for who wants to write it herself', () => {
  show([]);
  const link = screen.getByRole('link', { name: 'Write day 2 yourself' });
  expect(link.getAttribute('href')).toBe('/?day=2&write=1');
});

it('is over as soon as a day has a lesson', () => {
  const filled = { ...path, weeks: [{ days: [day(1), { ...day(2), lesson_ready: true }] }] } as LearningPath;
  expect([isUntaught(path), isUntaught(filled)]).toEqual([true, false]);
});
