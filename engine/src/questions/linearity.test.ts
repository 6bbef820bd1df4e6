import { expect, it, vi } from 'vitest';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { readDocument } from '../text/sections.ts';
import * as tagging from '../text/tagging.ts';
import { findCandidates } from './candidates.ts';
import { rivers } from './fixtures/rivers.ts';

vi.mock('../text/tagging.ts', { spy: true });

const markdown = rivers;

/** Several copies with other words in each, so that nothing is saved by having been seen before. */
function longer(copies: number): string {
  return Array.from({ length: copies }, (_, i) =>
    markdown.replace(/\b(the|a) (\p{L}{6,})\b/gu, `$1 $2${'abcdefgh'[i]}`),
  ).join('\n\n');
}

function workFor(copies: number): number {
  vi.mocked(tagging.tagQuickly).mockClear();
  findCandidates(readDocument(documentFromMarkdown(longer(copies), `d${copies}`)));
  return vi.mocked(tagging.tagQuickly).mock.calls.length + vi.mocked(tagging.quickTagsOf).mock.calls.length;
}

it('tags in proportion to the length of the text', () => {
  const once = workFor(1);
  const threeTimes = workFor(3);
  expect(once).toBeGreaterThan(30);
  expect(threeTimes / once).toBeLessThan(3.8);
});
