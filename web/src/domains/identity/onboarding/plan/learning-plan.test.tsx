import type { Recommendations } from '@akada/contract/client';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { withStarted } from '../api.ts';
import { LearningPlan } from './learning-plan.tsx';

afterEach(cleanup);

const sprint = (course_code: string, lessons_ready: boolean) => ({
  path_id: course_code,
  title: `About ${course_code}`,
  description: '',
  content_preview: '',
  course_code,
  lessons_ready,
  started: false,
});
const plan = {
  profile_id: 'p',
  profile: null,
  learning_paths: [sprint('MTH 101', true), sprint('PHY 101', false)],
  recommended_courses: [],
  curriculum_alignment: null,
} as unknown as Recommendations;

function show(shown: Recommendations) {
  render(
    <MemoryRouter>
      <LearningPlan
        heading="Plan"
        plan={shown}
        onStart={vi.fn()}
        startingId={undefined}
        onChangeAnswers={vi.fn()}
        onContinue={vi.fn()}
      />
    </MemoryRouter>,
  );
  return screen.getAllByRole('listitem');
}

it('says beside Start Now what has nothing to read, and where ready courses are', () => {
  const [ready, outline] = show(plan) as [HTMLElement, HTMLElement];
  expect(within(outline).getByText(/^Outline only:/)).toBeTruthy();
  expect(within(outline).getByRole('link', { name: 'Take a ready course' }).getAttribute('href')).toBe('/library');
  expect(within(ready).queryByText(/^Outline only:/)).toBeNull();
});

it('recommends courses that have lessons, and lists the others apart', () => {
  show(plan);
  const codesIn = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('heading');
  expect(codesIn('Recommended sprints').map(({ textContent }) => textContent)).toEqual(['About MTH 101']);
  expect(codesIn('Your other courses').map(({ textContent }) => textContent)).toEqual(['About PHY 101']);
});

it('offers to continue what was just started, in place of Start Now', () => {
  show(withStarted('MTH 101')(plan) as Recommendations);
  expect(screen.getByRole('link', { name: 'Continue About MTH 101' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start Now: About MTH 101' })).toBeNull();
});
