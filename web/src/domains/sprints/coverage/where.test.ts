import type { CoveragePassage } from '@akada/contract/client';
import { expect, it } from 'vitest';
import { capitalised } from './capitalised.ts';
import { rowId } from './row-id.ts';
import { furtherOf, noteOf, whereOf } from './where.ts';

const passage: CoveragePassage = {
  document_id: 'd1',
  day: null,
  title: 'phy101.pdf',
  section_id: 's1',
  heading: 'Newton’s laws',
  text: 'A body stays at rest.',
  place: null,
};

it.each([
  [{ place: { page: 7 } }, 'Page 7'],
  [{ place: { slide: 3 } }, 'Slide 3'],
  [{ place: { sheet: 'Marks' } }, 'Sheet Marks'],
  [{ day: 4 }, 'Day 4'],
  [{}, 'Newton’s laws'],
  [{ heading: '' }, 'phy101.pdf'],
])('says where a passage with %o stands', (known, said) => {
  expect(whereOf({ ...passage, ...known })).toBe(said);
});

it('says why something is thin: what there is of it, else what it lacks, two by name', () => {
  expect(noteOf({ only: 'heading', lacks: ['torque'] })).toBe('A heading only');
  expect(noteOf({ only: 'mention', lacks: [] })).toBe('Only mentioned');
  expect(noteOf({ only: null, lacks: ['torque', 'couples'] })).toBe('No torque, couples');
  expect(noteOf({ only: null, lacks: ['torque', 'couples', 'levers', 'pulleys'] })).toBe(
    'No torque, couples and 2 more',
  );
  expect(noteOf({ only: null, lacks: [] })).toBe('');
});

it('counts the places beside the one that is shown', () => {
  expect(furtherOf({ passages: [], more: 0 })).toBe(0);
  expect(furtherOf({ passages: [passage], more: 0 })).toBe(0);
  expect(furtherOf({ passages: [passage, passage, passage], more: 2 })).toBe(4);
});

it('begins a row of its own with a capital, and gives it a place that a link can name', () => {
  expect(capitalised('relative motion')).toBe('Relative motion');
  expect(capitalised('')).toBe('');
  expect(rowId("Newton's laws (three)")).toBe('topic-newton-s-laws-three');
});
