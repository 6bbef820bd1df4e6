import type { SprintCard } from '@akada/contract/client';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { StudyNow } from './study-now.tsx';

afterEach(cleanup);

const today = { day: 1, title: 'Leaves', estimated_minutes: 30, lesson_ready: false };
const show = (has_lessons: boolean) =>
  render(
    <MemoryRouter>
      <StudyNow
        current={{ id: 's', title: 'Botany', today, has_lessons, completed_days: 0, total_days: 5 } as SprintCard}
      />
    </MemoryRouter>,
  );

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
