import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import PlansPage from './plans.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.sale;
  delete document.documentElement.dataset.vat;
});

function open(marks: { sale?: string; vat?: string }) {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  Object.assign(document.documentElement.dataset, marks);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PlansPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.queryByText(/naira/)?.textContent ?? null;
}

it('says that VAT is included only where the seller charges it', () => {
  expect(open({})).toBe('Prices in Nigerian naira. Cancel whenever you like.');
  cleanup();
  expect(open({ vat: 'on' })).toBe('Prices in Nigerian naira, VAT included. Cancel whenever you like.');
});

it('says nothing of prices where nothing is sold', () => {
  expect(open({ sale: 'off' })).toBeNull();
});
