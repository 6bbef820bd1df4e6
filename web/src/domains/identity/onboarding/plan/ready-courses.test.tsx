import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../lib/query-client.ts';
import { ReadyCourses } from './ready-courses.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const codes = ['CHM 102', 'MTH 101', ...Array.from({ length: 13 }, (_, n) => `GST ${200 + 2 * n}`)];
const courses = codes.map((code) => ({ slug: code, code, title: 'A title' }));

function show(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <ReadyCourses isStarting={false} fault={null} onStart={vi.fn()} />
    </QueryClientProvider>,
  );
  return container;
}

it('keeps the place of the courses until they are there', async () => {
  const container = show(() => new Promise(() => {}));
  expect(container.querySelectorAll('.skeleton')).toHaveLength(15);
});

it('shows every course, those of the first semester first', async () => {
  const container = show(async () => Response.json({ courses }));
  expect(await screen.findAllByRole('button')).toHaveLength(15);
  expect(screen.getAllByRole('button')[0]?.textContent).toBe('MTH 101');
  expect(container.querySelectorAll('.skeleton')).toHaveLength(0);
});

it('leads to the library where the list did not come', async () => {
  const container = show(async () => new Response('', { status: 500 }));
  await vi.waitFor(() => expect(container.querySelectorAll('.skeleton')).toHaveLength(0));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/library');
});
