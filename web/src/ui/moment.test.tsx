import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Moment } from './moment.tsx';

afterEach(cleanup);

it('takes the focus and is woven for whoever has just earned it', () => {
  const { container } = render(<Moment place={0} isNow title="Day 1 is complete." />);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Day 1 is complete.' }));
  expect(container.querySelector('.moment-now .moment-tile')).not.toBeNull();
});

it('is there without motion, and without the focus, when one comes back to it', () => {
  const { container } = render(<Moment place={3} isNow={false} title="Day 4 is complete." />);
  expect(document.activeElement).toBe(document.body);
  expect(container.querySelector('.moment-tile')).not.toBeNull();
  expect(container.querySelector('.moment-now')).toBeNull();
});
