import { expect, it } from 'vitest';
import { comesBack } from './comes-back.ts';

const now = new Date('2026-11-15T12:00:00Z');

it('says when a question comes back', () => {
  expect(comesBack('2026-11-16T12:00:00Z', now)).toBe('tomorrow');
  expect(comesBack('2026-11-20T12:00:00Z', now)).toBe('on 20 November 2026');
});
