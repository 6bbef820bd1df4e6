import { describe, expect, it } from 'vitest';
import { companyOf } from './company.ts';

describe('the company that words keep', () => {
  it('puts what is met together nearer than what is not', () => {
    expect(companyOf('cusp', 'fissure')).toBeGreaterThan(companyOf('cusp', 'root treatment')!);
    expect(companyOf('hydraulic radius', 'wetted perimeter')).toBeGreaterThan(
      companyOf('hydraulic radius', 'rectangular channel')!,
    );
  });
  it('takes the plural for the singular', () => {
    expect(companyOf('enzymes', 'enzyme')).toBeCloseTo(1);
  });
  it('knows nothing of words that it does not hold', () => {
    expect(companyOf('qwertyase', 'enzyme')).toBeNull();
  });
});
