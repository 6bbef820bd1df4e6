import { expect, test } from 'vitest';
import { buildIndex } from './build-index.ts';
import { openIndex } from './lesson-index.ts';
import { meantBySlip } from './misspelt.ts';

const text =
  'Cross-price elasticity and inelastic demand. Conduction of heat through the efferent arteriole grows. A recurrence slides.';
const open = openIndex(buildIndex({ id: 'a', title: 'A', blocks: [{ kind: 'paragraph', text }] }));
const meant = (word: string) => meantBySlip(word, open).map((term) => open.terms[term]);

test.each([
  ['cros', 'cross'],
  ['elastisity', 'elast'],
  ['efferant', 'effer'],
  ['arteriol', 'arteriol'],
  ['reccurence', 'recurr'],
  ['slid', 'slide'],
])('%s is a slip for a word of the text', (word, term) => expect(meant(word)).toContain(term));

test.each(['inflation', 'convection', 'gross', 'demon'])('%s is a word of its own', (word) => {
  expect(meant(word)).toEqual([]);
});
