import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import TermsPage from './terms.tsx';

afterEach(cleanup);

const partOf = (text: RegExp | string) => screen.getByText(text).closest('[data-only]')?.getAttribute('data-only');

it('marks what it says of prices for servers that sell, and of VAT for sellers who charge it', () => {
  render(
    <MemoryRouter>
      <TermsPage />
    </MemoryRouter>,
  );
  expect(partOf('Plans and payment')).toBe('sale');
  expect(partOf('All prices include VAT.')).toBe('vat');
  expect(screen.getAllByText(/VAT/)).toHaveLength(1);
  const priced = screen.getAllByText(/₦/).filter((text) => text.closest('[data-only="sale"]') === null);
  expect(priced).toEqual([]);
});
