import { describe, expect, it } from 'vitest';
import { bare, distance, knownWords, suggest } from './suggestions.rules.ts';

const course = knownWords(['membrane', 'osmosis', 'photosynthesis', 'cell'], 'a word of BIO 101');

describe('suggestions for doubtful words', () => {
  it.each([
    ['membrare', 'membrane'],
    ['0smosis', 'osmosis'],
    ['Membrare,', 'Membrane,'],
    ['MEMBRARE', 'MEMBRANE'],
    ['(photosynthe5s)', '(photosynthesis)'],
  ])('%s may be %s', (read, meant) => {
    expect(suggest(read, [course])).toEqual([{ text: meant, why: 'a word of BIO 101' }]);
  });

  it('say nothing of short words and of those that are far from all', () => {
    expect(['cel', 'cxxl', 'chloroplast', '', '—'].map((word) => suggest(word, [course]))).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
  });

  it('name the nearest first, and each once', () => {
    const pages = knownWords(['osmotic', 'osmosis'], 'on another of your pages');
    const found = suggest('osmosls', [course, pages]);
    expect(found[0]).toEqual({ text: 'osmosis', why: 'a word of BIO 101' });
    expect(new Set(found.map(({ text }) => text)).size).toBe(found.length);
  });

  it('look at a bounded number of words, however many are alike', () => {
    const many = knownWords(
      Array.from({ length: 5000 }, (_, at) => `osmo${at}x`),
      'known',
    );
    expect(Math.max(...[...many.byEnds.values()].map(({ length }) => length))).toBeLessThanOrEqual(400);
  });
});

describe('the distance of two words', () => {
  it.each([
    ['osmosis', 'osmosis', 0],
    ['osmosls', 'osmosis', 1],
    ['osmoss', 'osmosis', 1],
    ['osmrnosis', 'osmosis', 2],
    ['diffusion', 'osmosis', 3],
  ])('%s and %s: %i', (one, other, far) => {
    expect(distance(one, other)).toBe(far);
  });
});

it('takes the marks from a word', () => {
  expect(bare('“cells”,')).toEqual({ before: '“', word: 'cells', after: '”,' });
});
