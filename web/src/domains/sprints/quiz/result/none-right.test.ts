import { expect, it } from 'vitest';
import type { Question } from '../quiz-run.ts';
import { placeToReadAgain } from './none-right.ts';

const from = (heading: string) => ({ source: { heading, sentence: null } }) as unknown as Question;

it('is the place that most of the missed questions come from', () => {
  expect(placeToReadAgain([from('Sets'), from('Venn diagrams'), from('Venn diagrams')])?.heading).toBe('Venn diagrams');
});

it('is the first of equals, and none where nothing was missed', () => {
  expect(placeToReadAgain([from('Sets'), from('Venn diagrams')])?.heading).toBe('Sets');
  expect(placeToReadAgain([])).toBeNull();
});
