import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

export const checkoutQuery = (reference: string) =>
  queryOptions({
    queryKey: ['payments', 'sandbox', reference],
    queryFn: ({ signal }) => client.payments.sandboxCheckout({ params: { reference } }, { signal }),
    staleTime: 0,
  });

export interface Decision {
  outcome: 'pay' | 'cancel';
  channel?: 'card' | 'bank_transfer';
}

export const decideCheckout = (reference: string, decision: Decision) =>
  client.payments.decideSandbox({ params: { reference }, body: decision });
