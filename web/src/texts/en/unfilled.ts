import { defineTexts } from '../define.ts';

/** Pages that have an address and nothing to show: a heading and what is true today. */
export const unfilledTexts = defineTexts('unfilled', {
  toDashboard: 'To your dashboard',
  app: {
    billing: { title: 'Billing', text: 'Your account is on the Free plan. Nothing was ever charged.' },
    plans: { title: 'Plans', text: 'Your account is on the Free plan. No other plan is on sale here.' },
    subscriptionSuccess: { title: 'Subscription', text: 'No subscription was started.' },
    subscriptionCancel: { title: 'Checkout cancelled', text: 'Nothing was charged.' },
    payment: { title: 'Payment', text: 'No payment reference found' },
  },
});
