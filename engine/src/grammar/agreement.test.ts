import { describe, expect, it } from 'vitest';
import { inOtherNumber } from './agreement.ts';

describe('inOtherNumber', () => {
  it('lets the verb agree with several', () => {
    expect(inOtherNumber('converts the feldspar in granite into clay', true)).toBe(
      'convert the feldspar in granite into clay',
    );
    expect(inOtherNumber('is killed by oxygen in the air', true)).toBe('are killed by oxygen in the air');
  });

  it('lets the verb agree with one', () => {
    expect(inOtherNumber('carry water to the leaves', false)).toBe('carries water to the leaves');
    expect(inOtherNumber('have a thick wall', false)).toBe('has a thick wall');
  });

  it('leaves alone what a second verb or a pronoun ties to its subject', () => {
    expect(inOtherNumber('have deep roots and are planted along contours', false)).toBeNull();
    expect(inOtherNumber('protects its own members', true)).toBeNull();
  });

  it('does not say of one thing that it is several', () => {
    expect(inOtherNumber('are rapid movements of saturated material', false)).toBeNull();
    expect(inOtherNumber('is a cliff of bare rock', true)).toBeNull();
  });
});
