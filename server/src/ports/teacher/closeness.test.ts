import { buildIndex, type SourceDocument } from '@akada/engine';
import { embed } from '@akada/meaning';
import { expect, it } from 'vitest';
import { membranes } from '../../../test/membranes.ts';
import { closenessTo } from './closeness.ts';

/** What it takes is optional: a machine that could not fetch it has nothing to test here. CI always has it. */
const isAbsent = embed([]) === null && !process.env.CI;

it.skipIf(isAbsent)('comes closest to the sentence that answers in other words', () => {
  const index = buildIndex(membranes);
  const closeness = closenessTo('Does heat make things spread out quicker?', index)!;
  expect(index.units[closeness.indexOf(Math.max(...closeness))]).toContain('rises with temperature');
});

it('leaves a text alone that is too long for an answer while somebody waits', () => {
  const blocks = Array.from({ length: 300 }, () => ({ kind: 'paragraph' as const, text: 'Water moves.' }));
  const long: SourceDocument = { id: 'long', title: 'Long', blocks };
  expect(closenessTo('What moves?', buildIndex(long))).toBeNull();
});
