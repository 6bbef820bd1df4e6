import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QuickTour } from './quick-tour.tsx';

afterEach(cleanup);

it('begins at its first slide when it is opened again', async () => {
  const tour = (isOpen: boolean) => (
    <MemoryRouter>
      <QuickTour open={isOpen} onClose={vi.fn()} onDone={vi.fn()} dayOne={null} />
    </MemoryRouter>
  );
  const { rerender } = render(tour(true));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('2 of 4')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  rerender(tour(false));
  rerender(tour(true));
  expect(await screen.findByText('1 of 4')).toBeTruthy();
});
