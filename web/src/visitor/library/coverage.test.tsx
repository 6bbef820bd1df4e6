import type { LibraryCoverage } from '@akada/contract/client';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Coverage } from './coverage.tsx';

afterEach(cleanup);

const lessons = [{ name: 'sets', title: 'Sets', week: 1, day: 2, minutes: 15, is_open: false }];
const taught = { phrase: 'subsets', lesson: 'sets', section: 'Parts of a set', why: null };
const missing = { phrase: 'surds', lesson: null, section: null, why: 'MTH 102 has them' };

const show = (coverage: Partial<LibraryCoverage>) =>
  render(
    <Coverage
      coverage={{ is_sure: true, sources: ['a handbook'], phrases: [taught], ...coverage }}
      lessons={lessons}
      standard="CCMAS"
    />,
  );

it('claims the whole of the content only where all of it is taught and the content is sure', () => {
  show({});
  expect(screen.getByText('Taught here: all of the official course content, 1 point.')).toBeDefined();
  cleanup();
  show({ is_sure: false });
  expect(screen.getByText('Taught here: 1 of 1 point in the official course content.')).toBeDefined();
  expect(screen.getByText('Where we found it: a handbook.')).toBeDefined();
});

it('names the section that teaches a point, and says why another is left out', () => {
  show({ phrases: [taught, missing] });
  expect(screen.getByText('1.2 Sets: “Parts of a set”')).toBeDefined();
  expect(screen.getByText('Left out: MTH 102 has them')).toBeDefined();
  expect(screen.getByText('Taught here: 1 of 2 points in the official course content.')).toBeDefined();
});
