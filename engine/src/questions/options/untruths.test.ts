import { describe, expect, it } from 'vitest';
import { untruthOf } from './untruths.ts';

/** The predicate begins behind the bar. */
const untruth = (marked: string) => untruthOf(marked.replace('|', ''), marked.indexOf('|'));

describe('untruthOf', () => {
  it('takes a denial away', () => {
    expect(untruth('Antibodies |cannot enter living cells')).toBe('Antibodies can enter living cells');
    expect(untruth('A spot map |does not show how many people live there')).toBe(
      'A spot map shows how many people live there',
    );
  });

  it('leaves a denial that is narrower than its verb', () => {
    expect(untruth('Heat |is not always lost to the air around')).toBeNull();
    expect(untruth('A lease |does not end if the tenant dies')).toBeNull();
  });

  it('says rarely of what is usual', () => {
    expect(untruth('The head of a compound |is usually its last member')).toBe(
      'The head of a compound is rarely its last member',
    );
  });

  it('leaves how often a detail is so', () => {
    expect(untruth('Curing |is the keeping of the concrete moist, usually for a week')).toBeNull();
  });

  it('exchanges where something comes from and where it goes', () => {
    expect(untruth('Secondary migration |moves oil from the source to the trap')).toBe(
      'Secondary migration moves oil from the trap to the source',
    );
  });

  it('turns what is compared or done', () => {
    expect(untruth('Stronger bonds |vibrate at higher wavenumbers')).toBe(
      'Stronger bonds vibrate at lower wavenumbers',
    );
  });

  it('leaves a word that belongs to a clause further on', () => {
    expect(untruth('A hurdle |is a treatment that works when the pressure rises')).toBeNull();
  });

  it('leaves sayings that have no opposite', () => {
    expect(untruth('Eight people |fell ill in Massachusetts')).toBeNull();
    expect(untruth('The enzyme |reduces the sugar to an alcohol')).toBeNull();
  });

  it('changes the only figure', () => {
    const changed = untruth('Feed |accounts for 60 % of the cost of a broiler');
    expect(changed).toMatch(/^Feed accounts for \d+ % of the cost of a broiler$/);
    expect(changed).not.toContain('60 %');
  });
});
