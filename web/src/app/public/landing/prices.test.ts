import { expect, it } from 'vitest';
import { formatNaira } from '../../../lib/format.ts';
import { proPrices, tokenPrices } from './prices.ts';

it('has the prices of the documents', () => {
  expect(proPrices).toEqual({ monthly: 6000, yearly: 64_800, monthlyOfYear: 5400, savedPerYear: 7200 });
  expect(tokenPrices).toEqual({ basic: 3000, premium: 5500 });
});

it('shows naira without decimals', () => {
  expect(formatNaira(proPrices.yearly)).toBe('₦64,800');
});
