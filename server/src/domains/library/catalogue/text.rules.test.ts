import { describe, expect, it } from 'vitest';
import { fold, isWithinSlips, rank, scoreName, wordsOf } from './text.rules.ts';

const find = (typed: string, names: string[]) =>
  rank(names, 10, (name, forgiving) => scoreName(wordsOf(typed), wordsOf(name), forgiving));

describe('comparing names', () => {
  it('ignores case, marks, dots and hyphens', () => {
    expect(fold('Ọbáfẹ́mi  Awólọ́wọ̀-University')).toBe('obafemi awolowo university');
    expect(fold('B.Sc. Computer Science')).toBe('bsc computer science');
  });

  it('finds words in any order, also when only begun', () => {
    expect(find('awol obaf', ['Obafemi Awolowo University', 'University of Lagos'])).toEqual([
      'Obafemi Awolowo University',
    ]);
  });

  it('needs every telling word, but not the small ones', () => {
    expect(find('faculty of law', ['Law', 'Arts'])).toEqual(['Law']);
    expect(find('lagos law', ['University of Lagos'])).toEqual([]);
  });

  it('finds nothing by small words that no name holds', () => {
    expect(find('the', ['Law', 'Arts'])).toEqual([]);
  });

  it('puts the name that starts as typed first', () => {
    expect(find('comp', ['Applied Computing', 'Computer Science'])[0]).toBe('Computer Science');
  });

  it('forgives a slip only where nothing fits without', () => {
    expect(find('economcis', ['Law', 'Economics'])).toEqual(['Economics']);
    expect(find('chemical', ['Chemical Engineering', 'Chemicals'])).toHaveLength(2);
    expect(find('ecomonics', ['Economics'])).toEqual(['Economics']);
    expect(find('law', ['Lag'])).toEqual([]);
  });

  it.each([
    ['chemistry', 'chemistry', 0, true],
    ['chemsitry', 'chemistry', 1, true],
    ['chmistry', 'chemistry', 1, true],
    ['chemistri', 'chemistry', 1, true],
    ['physics', 'chemistry', 2, false],
  ])('%s and %s are within %i slips: %s', (a, b, most, expected) => {
    expect(isWithinSlips(a, b, most)).toBe(expected);
  });
});
