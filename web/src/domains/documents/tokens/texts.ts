import { defineTexts } from '../../../texts/define.ts';

export const tokensTexts = defineTexts('tokens', {
  balance: {
    free: 'Your first document is free',
    left: (count: number) => (count === 1 ? '1 document left' : `${count} documents left`),
    unknown: 'We couldn’t check your balance',
    savedEarlier: (text: string) => `${text} (when we last checked)`,
    buy: 'Get more documents',
  },
  /** Beside the buttons that may take a token. */
  price: {
    unlocked: 'Already unlocked',
    free: 'Free: your first document',
    tokens: (count: number, left: number) =>
      `Costs ${count === 1 ? '1 token' : `${count} tokens`}; you have ${left === 0 ? 'none' : left}`,
  },
  notice: {
    title: 'Token Purchase Required',
    text: "You've used your free trial and have no tokens available.",
    open: 'See packages',
  },
  modal: {
    title: 'Document tokens',
    lead: 'One token unlocks one document for as many quizzes and study materials as you like. Summaries and questions about it are always free. Documents stay unlocked.',
    documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
    each: (price: string) => `${price} per document`,
    buy: (name: string) => `Buy ${name}`,
    buyNow: 'Buy',
    buying: 'Opening the checkout…',
    close: 'Close',
    later: 'Not now',
    loadFailed: 'Failed to load token packages. Please try refreshing the page.',
    none: 'No token packages available',
    failed: 'Payment processing failed. Please try again.',
    choose: 'Choose a package',
  },
  complete: {
    title: 'Token purchase',
    verifying: 'Verifying your payment…',
    success: 'Payment successful',
    added: (count: number) => (count === 1 ? 'You now have 1 document left.' : `You now have ${count} documents left.`),
    go: 'Continue to Document Processing',
    missing: 'Missing payment reference',
    failed: 'Failed to verify payment. Please contact support.',
    cancelled: 'This payment was cancelled or declined. We haven’t charged you.',
    mismatched:
      'A payment came in, but it isn’t the amount we asked for, so we haven’t added any documents. Contact us with this reference and we’ll put it right.',
    retry: 'Try Again',
    contact: 'Contact support',
    reference: (reference: string) => `Reference: ${reference}`,
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    tokens: typeof tokensTexts;
  }
}
