import { expect, it } from 'vitest';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { findCandidates } from './candidates.ts';
import { readCorpus } from './corpus.ts';

const TEXT = `# Weathering

Carbonation dissolves limestone and produces caves and underground rivers. Hydrolysis converts the feldspar in granite
into clay. Oxidation gives tropical soils a red colour. Hydration causes certain minerals to swell in wet weather.

Lichens secrete acids that etch the bare surface of the rock. Escherichia coli divides every 20 minutes in rich medium.
`;

function candidates() {
  return findCandidates(readCorpus([documentFromMarkdown(TEXT, 'd')])).filter(({ form }) => form === 'true-of');
}

it('asks about things of one row with what is said of the others of that row', () => {
  const found = candidates().find(({ stem }) => stem === 'Which statement about hydrolysis is correct?');
  expect(found?.distractors.toSorted()).toEqual([
    'It causes certain minerals to swell in wet weather',
    'It dissolves limestone and produces caves and underground rivers',
    'It gives tropical soils a red colour',
  ]);
});

it('does not lend to minerals what only living things do', () => {
  for (const { stem, distractors } of candidates()) {
    if (!/lichens|Escherichia/.test(stem)) expect(distractors.join()).not.toMatch(/secrete/);
  }
});

it('keeps the capital of the name of a species', () => {
  expect(candidates().map(({ stem }) => stem)).toContain('Which statement about Escherichia coli is correct?');
});
