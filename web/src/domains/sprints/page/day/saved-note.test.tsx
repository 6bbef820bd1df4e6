import type { LearningPath, SprintDay } from '@akada/contract/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SavedNote } from './saved-note.tsx';
import type { SavedWork } from './saved-work.ts';

afterEach(cleanup);

const dayOf = (day: number, completed = false) => ({ day, title: `Lesson ${day}`, completed }) as SprintDay;

function show(saved: SavedWork | undefined, first = dayOf(1)) {
  const path = { weeks: [{ days: [first, dayOf(2)] }] } as LearningPath;
  render(
    <MemoryRouter initialEntries={[{ pathname: '/sprint/s1', search: '?day=1', state: { saved } }]}>
      <SavedNote path={path} day={first} />
    </MemoryRouter>,
  );
}

it.each([
  [0, 'Saved: your lesson'],
  [1, 'Saved: your lesson and 1 check'],
  [3, 'Saved: your lesson and 3 checks'],
])('says what of %i answered checks was saved', (checks, said) => {
  show({ checks, isWelcome: true });
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByText('Welcome to Akada')).toBeTruthy();
});

it('leads to the next lesson, and goes for whoever reads on', () => {
  show({ checks: 1, isWelcome: false });
  expect(screen.getByRole('link', { name: 'Next: Lesson 2' }).getAttribute('href')).toBe('/sprint/s1?day=2');
  fireEvent.click(screen.getByRole('button', { name: 'Keep reading' }));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('leaves it to the finished day to say', () => {
  show({ checks: 1, isWelcome: true }, dayOf(1, true));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('says nothing where nothing was carried over', () => {
  show(undefined);
  expect(screen.queryByRole('complementary')).toBeNull();
});
