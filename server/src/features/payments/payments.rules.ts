const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Nobody pays a checkout that is older; a transfer that comes later still counts when the provider reports it. */
const givenUpAfterMs = 7 * dayMs;

export function isGivenUp(begunAt: Date, now: Date): boolean {
  return now.getTime() - begunAt.getTime() > givenUpAfterMs;
}

/** When the provider is asked next about a payment that nobody reported: after minutes at first, at last once a day. */
export function nextCheck(checks: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(3 * minuteMs * 2 ** checks, dayMs));
}

/** What was paid is what was asked for, to the kobo, and in the same world: test money buys nothing that is real. */
export function isExact(
  asked: { amountKobo: number; domain: string },
  report: { amountKobo: number; domain: string; currency: string },
): boolean {
  return report.amountKobo === asked.amountKobo && report.currency === 'NGN' && report.domain === asked.domain;
}

/** The part of a price that is VAT, in kobo; prices include it. */
export function vatWithin(amountKobo: number, percent: number): number {
  return Math.round((amountKobo * percent) / (100 + percent));
}
