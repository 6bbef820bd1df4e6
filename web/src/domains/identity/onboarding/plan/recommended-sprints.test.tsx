import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../lib/query-client.ts';
import { RecommendedSprints } from './recommended-sprints.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sprint = (course_code: string, lessons_ready: boolean) => ({
  path_id: course_code,
  title: `About ${course_code}`,
  description: '',
  content_preview: '',
  course_code,
  lessons_ready,
  started: false,
});

it('never recommends a course without lessons, nor one that has a sprint', async () => {
  const learning_paths = [sprint('MTH 101', false), sprint('COS 101', true), sprint('GST 111', true)];
  vi.stubGlobal('fetch', async () => Response.json({ profile_id: 'p', learning_paths, recommended_courses: [] }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <RecommendedSprints
          chosen={null}
          onStart={() => {}}
          startingId={undefined}
          isTaken={({ course_code }) => course_code === 'GST 111'}
          otherwise={null}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('h3')?.textContent)).toEqual(['About COS 101']);
});
