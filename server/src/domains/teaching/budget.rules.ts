/** Whether a call of a model may be paid for. Days are counted in UTC: one boundary for every account and the site. */

export type Scope = 'account' | 'address' | 'site';

export type DailyTokens = Record<Scope, number>;

/** Tokens of today: spent or set aside, and those that went into answers which could not be used. */
export type Spent = Record<Scope, { charged: number; wasted: number }>;

/** Prices for a million tokens, in whatever currency the operator pays. */
export interface Prices {
  input: number;
  output: number;
}

/** Lessons and plans are written ahead; so much of an account's tokens is left to the tutor and the quizzes. */
export const reservedShare = 0.4;

/** Whether a call is made for something that is read later, not for somebody who asks now. */
export const isWrittenAhead = ({ purpose, quiz }: { purpose: string; quiz?: string | undefined }): boolean =>
  purpose === 'lesson' || purpose === 'plan' || (purpose === 'check' && quiz === undefined);

/** A reservation whose server died is forgotten after so long; no call takes longer. */
export const reservationMinutes = 15;

export function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

export function staleBefore(now: Date): Date {
  return new Date(now.getTime() - reservationMinutes * 60_000);
}

/**
 * The first budget that has too little left for the tokens. A person is not charged for an answer that could not be
 * used, but such answers have a limit of the same size, or a document made to spoil them would cost without end; the
 * site pays for them in any case.
 */
export function exhaustedScope(tokens: number, spent: Spent, limits: DailyTokens, isAhead = false): Scope | null {
  const scopes: Scope[] = ['account', 'address', 'site'];
  const isExhausted = (scope: Scope) => {
    const { charged, wasted } = spent[scope];
    if (scope === 'site') return charged + wasted + tokens > limits.site;
    const limit = scope === 'account' && isAhead ? limits.account * (1 - reservedShare) : limits[scope];
    return charged + tokens > limit || wasted >= limits[scope];
  };
  return scopes.find(isExhausted) ?? null;
}

/** Millionths of the currency: a price for a million tokens times tokens. */
export function costInMicros(inputTokens: number, outputTokens: number, prices: Prices): number {
  return Math.round(inputTokens * prices.input + outputTokens * prices.output);
}
