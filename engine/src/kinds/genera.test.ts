import { describe, expect, it } from 'vitest';
import { tableOf } from '../data/tables.ts';
import { sortOfGenus } from './genera.ts';

describe('the sort of a definition', () => {
  it('is that of its noun', () => {
    expect(['rate', 'proportion', 'movement', 'device'].map(sortOfGenus)).toEqual([
      'measure',
      'measure',
      'process',
      'device',
    ]);
  });
  it('is told by the ending of a noun that is not listed', () => {
    expect(sortOfGenus('whitening')).toBe('process');
  });
  it('is not told by the ending where the noun is listed, or is hardly longer than it', () => {
    expect(['population', 'thing'].map(sortOfGenus)).toEqual(['group', '']);
  });
  it('is one for each noun', () => {
    const nouns = tableOf('genera')().flatMap(([, ...row]) => row);
    expect(new Set(nouns).size).toBe(nouns.length);
  });
});
