const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** For how long somebody can pay or confirm; a charge of ours that nobody has to confirm is decided much earlier. */
const patienceDays = { person: 7, machine: 2 };

/** Until when a payment may still be decided. What comes later counts all the same when the provider reports it. */
export function waitedForUntil(payment: {
  origin: 'checkout' | 'renewal';
  begun_at: Date;
  confirm_url: string | null;
}): Date {
  const waitsFor = payment.origin === 'checkout' || payment.confirm_url !== null ? 'person' : 'machine';
  return new Date(payment.begun_at.getTime() + patienceDays[waitsFor] * dayMs);
}

/** When the provider is asked next about a payment that nobody reported: after minutes at first, at last once a day. */
export function nextCheck(checks: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(3 * minuteMs * 2 ** checks, dayMs));
}

/**
 * What was paid is what was asked for, to the kobo, and in the same world: test money buys nothing that is real. Where
 * the payer bears the provider's fee, more was taken than was asked for.
 */
export function isExact(
  asked: { amountKobo: number; domain: string },
  report: { amountKobo: number; requestedKobo: number | null; domain: string; currency: string },
): boolean {
  const requested = report.requestedKobo ?? report.amountKobo;
  const isWhole = requested === asked.amountKobo && report.amountKobo >= requested;
  return isWhole && report.currency === 'NGN' && report.domain === asked.domain;
}

/** The part of a price that is VAT, in kobo; prices include it. */
export function vatWithin(amountKobo: number, percent: number): number {
  return Math.round((amountKobo * percent) / (100 + percent));
}

const testProviders: readonly string[] = ['sandbox', 'paystack-test'];

/** Whether what a provider takes is no money. */
export const movesNoMoney = (provider: string): boolean => testProviders.includes(provider);
