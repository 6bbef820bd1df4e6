import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SocialButtons } from './social-buttons.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.campus;
});

const buttons = () => {
  render(
    <MemoryRouter>
      <SocialButtons />
    </MemoryRouter>,
  );
  return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
};

it('offers the campus by its name where this installation has one', () => {
  document.documentElement.dataset.campus = 'University of Lagos';
  expect(buttons()).toEqual(['Continue with Google', 'Continue with Apple', 'Continue with University of Lagos']);
});

it('offers no campus anywhere else', () => {
  expect(buttons()).toEqual(['Continue with Google', 'Continue with Apple']);
});
