import type { LearningPath } from '@akada/contract/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '../../../../lib/query-client.ts';
import { figuresQuery } from '../api.ts';
import { ProgressPanel } from './progress-panel.tsx';

afterEach(cleanup);

const path = { id: 's1', progress: 50, completed_days: 1, total_days: 2, weeks: [] as unknown } as LearningPath;
const figures = { overall: { completed_quizzes: 1, avg_score: 80 }, donut: undefined, streak: { current: 4 } };

function show(savedAt: string | null): void {
  const queries = createQueryClient();
  queries.setQueryData(figuresQuery('s1').queryKey, { data: figures, savedAt } as never);
  render(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <ProgressPanel path={path} studyTime={null} onQuiz={() => {}} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it('says of figures from this device that they were saved earlier, and offers to try again', () => {
  show('2026-11-16T12:00:00.000Z');
  screen.getByText('4 days');
  screen.getByText(/^Saved on this device, 16 Nov 2026/);
  screen.getByRole('button', { name: 'Retry' });
});

it('says nothing of the kind about figures from the server', () => {
  show(null);
  screen.getByText('4 days');
  expect(screen.queryByText(/Saved on this device/)).toBeNull();
});
