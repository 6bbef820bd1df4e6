import type { BillingState, Subscription } from '@akada/contract/client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { keepOfAccount } from '../../../lib/storage/session.ts';
import { storedBilling } from './stored.ts';

export type Interval = 'monthly' | 'yearly';

export const billingQuery = queryOptions({
  queryKey: ['billing', 'subscription'],
  queryFn: async ({ signal }) => {
    const state = await client.billing.subscription(undefined, { signal });
    keepOfAccount(() => storedBilling.subscriptionStatus.set(state.subscription.status));
    return state;
  },
  // It may have been changed in another tab, or by the provider.
  refetchOnWindowFocus: 'always',
});

export const plansQuery = queryOptions({
  queryKey: ['billing', 'plans'],
  queryFn: ({ signal }) => client.billing.plans(undefined, { signal }),
});

export const receiptsQuery = queryOptions({
  queryKey: ['billing', 'receipts'],
  queryFn: async ({ signal }) => (await client.billing.receipts(undefined, { signal })).receipts,
});

export const receiptQuery = (number: string) =>
  queryOptions({
    queryKey: ['billing', 'receipt', number],
    queryFn: ({ signal }) => client.billing.receipt({ params: { number } }, { signal }),
  });

export const startTrial = () => client.billing.startTrial();
export const subscribe = (interval: Interval) => client.billing.subscribe({ body: { plan_id: `pro-${interval}` } });
export const cancelSubscription = () => client.billing.cancel();
export const resumeSubscription = () => client.billing.resume();
export const changePlan = (interval: Interval) => client.billing.changePlan({ body: { plan_id: `pro-${interval}` } });
export const verifyPayment = (reference: string, signal: AbortSignal) =>
  client.billing.verify({ body: { reference } }, { signal });

/** A plan changes what every page may do. */
export function takeOver(queries: QueryClient, state: BillingState): void {
  keepOfAccount(() => storedBilling.subscriptionStatus.set(state.subscription.status));
  queries.setQueryData(billingQuery.queryKey, state);
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'billing' });
  void queries.invalidateQueries({ queryKey: receiptsQuery.queryKey });
}

export const isSubscribed = ({ status }: Subscription) => status === 'trial' || status === 'active';
