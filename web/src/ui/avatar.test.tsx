import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

afterEach(cleanup);

const lettersOf = (name: string | null, initials: boolean) =>
  render(<Avatar name={name} initials={initials} />).container.textContent;

it.each([
  ['Adaeze Okonkwo', 'AO'],
  ['  ọlá  de souza ', 'ỌS'],
  ['ada', 'A'],
  ['Adaeze (demo)', 'A'],
  ['', 'U'],
])('the initials of "%s" are %s', (name, initials) => {
  expect(lettersOf(name, true)).toBe(initials);
});

it('the small one has one letter', () => {
  expect(lettersOf('Adaeze Okonkwo', false)).toBe('A');
});
