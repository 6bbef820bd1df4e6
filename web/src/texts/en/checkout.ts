import { defineTexts } from '../define.ts';

/** The test checkout, on which no money moves. */
export const checkoutTexts = defineTexts('checkout', {
  title: 'Checkout',
  sandbox: 'This is a test checkout. No money moves, and no card is asked for.',
  sandboxText: 'This server is set up without a payment provider. Paying here counts as a real payment would.',
  item: 'What',
  amount: 'Amount',
  reference: 'Reference',
  pay: (amount: string) => `Pay ${amount} (test)`,
  paying: 'Paying…',
  cancel: 'Cancel',
  cancelling: 'Cancelling…',
  cancelled: 'Checkout cancelled. Nothing was charged.',
  gone: 'There is no open checkout at this address.',
  done: 'This checkout is over.',
  loadFailed: 'The checkout could not be loaded.',
  failed: 'Payment processing failed. Please try again.',
  back: 'Back',
  means: 'Play a payment by',
  card: 'Test card',
  cardHint: 'Renews automatically',
  transfer: 'Test transfer',
  transferHint: 'Buys one period, as a transfer or USSD would',
});
