import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { WaysIn } from './ways-in.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.campus;
  delete document.documentElement.dataset.providers;
});

/** The buttons of the page in their order; the form is the one called Login. */
const buttons = (providers?: string, campus?: string) => {
  if (providers) document.documentElement.dataset.providers = providers;
  if (campus) document.documentElement.dataset.campus = campus;
  render(
    <MemoryRouter>
      <WaysIn>
        <button type="submit">Login</button>
      </WaysIn>
    </MemoryRouter>,
  );
  return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
};

it('puts providers that are not set up below the form', () => {
  expect(buttons()).toEqual(['Login', 'Continue with Google', 'Continue with Apple']);
});

it('keeps those that are set up above it', () => {
  expect(buttons('google apple')).toEqual(['Continue with Google', 'Continue with Apple', 'Login']);
});

it('offers the campus by its name above the form where this installation has one', () => {
  expect(buttons('campus', 'University of Lagos')).toEqual([
    'Continue with University of Lagos',
    'Login',
    'Continue with Google',
    'Continue with Apple',
  ]);
});
