import { defineTexts } from '../../../texts/define.ts';

/** The test checkout, on which no money moves. */
export const checkoutTexts = defineTexts('checkout', {
  title: 'Checkout',
  sandbox: 'This is a test checkout. No real money, and we won’t ask for a card.',
  sandboxText: 'This server has no payment provider. Paying here works just like a real payment would.',
  item: 'Item',
  amount: 'Amount',
  reference: 'Reference',
  pay: (amount: string) => `Pay ${amount} (test)`,
  paying: 'Paying…',
  cancel: 'Cancel',
  cancelling: 'Cancelling…',
  cancelled: 'Checkout cancelled. We haven’t charged you.',
  gone: 'We can’t find an open checkout here.',
  done: 'This checkout has finished.',
  loadFailed: 'We couldn’t load the checkout.',
  failed: 'Payment processing failed. Please try again.',
  back: 'Back',
  means: 'Pay with',
  card: 'Test card',
  cardHint: 'Renews automatically',
  transfer: 'Test transfer',
  transferHint: 'Pays for one period, like a transfer or USSD',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    checkout: typeof checkoutTexts;
  }
}
