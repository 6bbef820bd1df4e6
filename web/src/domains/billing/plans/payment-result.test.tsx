import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { PaymentResult } from './payment-result.tsx';

afterEach(cleanup);

it.each([
  ['failed', 'This payment was cancelled or declined. We haven’t charged you.'],
  [
    'mismatched',
    'A payment came in, but it isn’t the amount we asked for, so your plan hasn’t changed. Contact us with this reference and we’ll put it right.',
  ],
  ['refunded', 'Failed to verify payment'],
  ['disputed', 'Failed to verify payment'],
])('says of a payment that is %s: %s', async (status, text) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ verified: false, status }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PaymentResult reference="r1" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText('Payment Verification Issue')).toBeDefined();
});
