import type { DocumentCitation } from '@akada/contract';
import { expect, it } from 'vitest';
import { notInDocument } from './document-wording.rules.ts';

const citation = (heading: string, sentence: string, page: number): DocumentCitation => ({
  number: 1,
  section_id: heading,
  heading,
  heading_path: ['Lecture 3', heading],
  place: { page },
  sentence,
});

it('quotes every place that comes near, each under its heading and page', () => {
  const near = [citation('Rain', 'It falls.', 2), citation('Wind', 'It blows * hard.', 4)];
  expect(notInDocument(near)).toBe(
    [
      'This document does not say so clearly that I could answer. This is the nearest it comes:',
      'Under **Lecture 3 › Rain (page 2)**:',
      '> It falls.',
      'Under **Lecture 3 › Wind (page 4)**:',
      '> It blows \\* hard.',
    ].join('\n\n'),
  );
});

it('says no more than that where nothing comes near', () => {
  expect(notInDocument([])).toBe('This document does not say, so I cannot answer that from it.');
});
