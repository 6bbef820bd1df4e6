import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storedSession } from '../../lib/storage/session.ts';
import { LibraryFrame } from './library-frame.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const show = (isPlace: boolean) => render(<LibraryFrame isPlace={isPlace}>Courses</LibraryFrame>);
const doors = () => screen.queryAllByRole('link', { name: 'Log in' }).map((link) => link.getAttribute('href'));

it.each([true, false])('offers the door to whoever has no session, on the list and in a lesson (%s)', (isPlace) => {
  show(isPlace);
  expect(doors()).toEqual(['/signin']);
});

it('offers a learner her places instead', () => {
  storedSession.token.set('a token');
  show(true);
  expect(doors()).toEqual([]);
  expect(screen.getAllByRole('link', { name: 'Progress' }).length).toBeGreaterThan(0);
});

it.each([true, false])('keeps a learner’s menu and avatar, on the list and in a lesson (%s)', (isPlace) => {
  storedSession.token.set('a token');
  storedSession.userName.set('Ada Obi');
  show(isPlace);
  const menu = screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement;
  expect(within(menu).getByRole('link', { name: 'Community' }).getAttribute('href')).toBe('/community');
  expect(screen.getByRole('link', { name: 'Ada Obi’s settings' }).getAttribute('href')).toBe('/settings');
});
