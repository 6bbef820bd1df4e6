import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { useCourseOpening } from './use-course-opening.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const own = { id: 's1', title: 'Mathematics', status: 'active', state: 'ready', has_lessons: true };
const ofCourse = { ...own, course_code: 'MTH 101', today: { day: 4 } };

function openWith(sprints: unknown[]) {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json({ sprints, count: 0, max: 3, remaining: 3, isLimitReached: false });
    bodies.push(JSON.parse(String(body)));
    return Response.json({ id: 's2', title: 'New', weeks: [] }, { status: 201 });
  });
  const onOpen = vi.fn();
  const { result } = renderHook(() => useCourseOpening({ onOpen, onLimit: vi.fn() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
    ),
  });
  return { bodies, onOpen, open: () => act(() => result.current.open({ code: 'MTH 101', standard: 'CCMAS' })) };
}

it('opens the sprint of the course at its day, and makes none', async () => {
  const { bodies, onOpen, open } = openWith([ofCourse]);
  await open();
  expect(onOpen).toHaveBeenCalledWith(ofCourse, 4);
  expect(bodies).toEqual([]);
});

it('makes one where there is none, and has the server look as well', async () => {
  const { bodies, onOpen, open } = openWith([{ ...ofCourse, course_code: 'PHY 101' }]);
  await open();
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 's2' }), 1));
  expect(bodies).toEqual([{ topic: 'MTH 101 CCMAS', reuse: true }]);
});
