import { describe, expect, it } from 'vitest';
import { tableOf } from '../data/tables.ts';
import { readCorpus } from '../reading/corpus.ts';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { fellowsOf } from './families.ts';

const corpusOf = (text: string) => readCorpus([documentFromMarkdown(`# Notes\n\n${text}`, 'd')]);

describe('the families of terms', () => {
  const families = tableOf('families')();
  it('have at least two members each, none of them twice, and none lies within another', () => {
    const sets = families.map((family) => new Set(family));
    expect(families.filter((family, i) => family.length < 2 || sets[i]!.size < family.length)).toEqual([]);
    const holders = new Map<string, Set<string>[]>();
    for (const set of sets) for (const term of set) holders.set(term, [...(holders.get(term) ?? []), set]);
    const within = sets.filter((set) =>
      holders.get([...set][0]!)!.some((other) => other !== set && [...set].every((term) => other.has(term))),
    );
    expect(within).toEqual([]);
  });
  it('give fellows to a term only where the text speaks of one of them', () => {
    expect(fellowsOf('segmentation', false, corpusOf('Segmentation cuts a program. Clouds drift.'))).toEqual([]);
  });
  it('give fellows to a term in the sense of which the text speaks', () => {
    const paging = corpusOf('Segmentation cuts a program. Demand paging brings pages in. Clouds drift.');
    expect(fellowsOf('segmentation', false, paging)).toContain('swapping');
  });
  it('give fellows to a term of several words, which have one sense', () => {
    const corpus = corpusOf('The random walk hypothesis is old.');
    expect(fellowsOf('random walk hypothesis', false, corpus)).toContain('expectations hypothesis');
  });
});
