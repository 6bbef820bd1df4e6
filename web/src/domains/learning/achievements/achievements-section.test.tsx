import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { AchievementsSection } from './achievements-section.tsx';
import { achievementsQuery } from './api.ts';

afterEach(cleanup);

const earnedOn = '2026-11-03T10:00:00.000Z';
const achievements = [
  {
    id: 'sprint_master',
    name: 'Sprint Master',
    description: 'Complete your first sprint',
    earned: false,
    earnedOn: null,
  },
  { id: 'document_expert', name: 'Document Expert', description: 'Upload 5 documents', earned: true, earnedOn },
];

it('shows what earns an achievement, and of one that is earned since when', () => {
  const queries = createQueryClient();
  queries.setQueryData(achievementsQuery.queryKey, { achievements, stats: { total_earned: 1, total_available: 2 } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <AchievementsSection />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByText('Complete your first sprint')).toBeTruthy();
  expect(screen.queryByText('Upload 5 documents')).toBeNull();
  expect(screen.getByText(/^Earned on /)).toBeTruthy();
});
