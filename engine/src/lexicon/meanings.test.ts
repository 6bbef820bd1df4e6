import { describe, expect, it } from 'vitest';
import { commonAbove, isUnder, meaningsOf, sortOf } from './meanings.ts';

const first = (noun: string) => meaningsOf(noun)[0]!;

describe('the lexicon of nouns', () => {
  it('knows what sort of thing a noun is, in the singular and in the plural', () => {
    expect(sortOf(first('enzyme'))).toBe('substance');
    expect(sortOf(first('osmosis'))).toBe('process');
    expect(sortOf(first('carpenters'))).toBe('person');
  });
  it('finds the first and the last word of it, and words of two', () => {
    expect(meaningsOf('zymurgy')).toHaveLength(1);
    expect(meaningsOf('aardvark')).toHaveLength(1);
    expect(meaningsOf('guinea pigs').map(sortOf)).toContain('animal');
  });
  it('has nothing for what is no noun', () => {
    expect(meaningsOf('qwertyly')).toEqual([]);
    expect(meaningsOf('')).toEqual([]);
  });
  it('tells what lies under what', () => {
    expect(isUnder(first('sparrow'), first('bird'))).toBe(true);
    expect(isUnder(first('bird'), first('sparrow'))).toBe(false);
    expect(commonAbove(first('sparrow'), first('eagle'))).toBe(first('bird'));
  });
});
