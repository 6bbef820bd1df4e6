import type { SprintCard } from '@akada/contract/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { daysAwayQuery } from '../api.ts';
import { StudyNow } from './study-now.tsx';

afterEach(cleanup);

const today = { day: 1, title: 'Leaves', estimated_minutes: 30, lesson_ready: false };
const show = (has_lessons: boolean, { due = 0, away = 0 } = {}) => {
  const queries = createQueryClient();
  queries.setQueryData(daysAwayQuery.queryKey, away);
  const current = { id: 's', title: 'Botany', today, has_lessons, completed_days: 0, total_days: 5 } as SprintCard;
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <StudyNow current={current} due={due} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

it('says of an outline that there is nothing to read, and what to bring', () => {
  show(false);
  expect(screen.getByText('Outline only: there’s nothing to read until you add your notes.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add your notes: Day 1: Leaves' })).toBeTruthy();
  expect(screen.queryByText(/About 30 min/)).toBeNull();
});

it('says of a lesson how long it takes', () => {
  show(true);
  expect(screen.getByText('About 30 min · 0 of 5 days done')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Study now: Day 1: Leaves' })).toBeTruthy();
});

it('puts reviews first where more than ten are due, and the lesson second', () => {
  show(true, { due: 11 });
  expect(screen.getByRole('heading', { name: '11 questions due' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/reviews', '/sprint/s?day=1']);
});

it('keeps the lesson first with ten', () => {
  show(true, { due: 10 });
  expect(screen.getByRole('link', { name: 'Study now: Day 1: Leaves' })).toBeTruthy();
});

it('welcomes back after three days away, and not after two', () => {
  show(true, { away: 3 });
  expect(screen.getByText(/^Welcome back!/)).toBeTruthy();
  cleanup();
  show(true, { away: 2 });
  expect(screen.queryByText(/^Welcome back!/)).toBeNull();
});
