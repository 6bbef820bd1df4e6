/**
 * What the provider itself says about a charge: `unknown` where it has never heard of the reference, `paused` where the
 * bank wants the card's owner to confirm it.
 */
export type ChargeStatus = 'unknown' | 'pending' | 'paused' | 'paid' | 'failed' | 'reversed';

/** What somebody is to pay. Amounts are in kobo: a hundredth of a naira. */
export interface Checkout {
  /** Ours; letters, digits and `-` only, as every provider takes them. */
  reference: string;
  amountKobo: number;
  description: string;
  /** Whom the provider writes to; a stored authorisation belongs to it. */
  email: string;
  /** Where the provider sends the browser afterwards. */
  returnUrl: string;
  cancelUrl: string;
}

/** What charges the same card again without its owner in front of the screen. The code is a secret. */
export interface Authorization {
  code: string;
  email: string;
  channel: string;
  brand: string | null;
  last4: string | null;
}

/** What the provider reports; the caller compares sum, currency and domain. */
export interface ChargeReport {
  status: ChargeStatus;
  /** What was taken: more than was asked for where the payer bears the provider's fee. */
  amountKobo: number;
  /** What was asked for; null where the provider left it out. */
  requestedKobo: number | null;
  currency: string;
  /** Whether real money moved: what was paid in a test counts only for a test. */
  domain: string;
  channel: string | null;
  /** Only where it can be used again. */
  authorization: Authorization | null;
  /** Where a paused charge is confirmed. */
  confirmUrl: string | null;
}

/** Something that the provider told without being asked. */
export type Notice =
  | { kind: 'charge'; reference: string; report: ChargeReport }
  /** `id` tells one refund of a payment from another, where the provider names them. */
  | { kind: 'refund'; reference: string; id: string; amountKobo: number }
  /** Theirs, and yet nothing that money can be: a sum that is none, a text that no database takes. */
  | { kind: 'malformed' }
  | { kind: 'dispute'; reference: string }
  | { kind: 'dispute-won'; reference: string }
  /** Nothing to be done, but somebody should know. */
  | { kind: 'remark'; event: string }
  | { kind: 'other' };

/** The checkout of the sandbox: no money moves, the learner only says what should have happened. */
export interface Sandbox {
  /** What was decided first stays. */
  decide(reference: string, outcome: 'paid' | 'failed', channel: string): Promise<void>;
}

/** Takes money, or pretends to. Who paid and what for is the product's own record; a provider knows only charges. */
export interface Payments {
  readonly name: string;
  readonly domain: string;
  /** Announces a charge; gives the address at which it is paid. */
  begin(checkout: Checkout): Promise<{ authorizationUrl: string }>;
  verify(reference: string): Promise<ChargeReport>;
  /** Charges a stored authorisation. A reference is charged once, however often it is tried. */
  charge(charge: Checkout, authorization: Authorization): Promise<ChargeReport>;
  /** What came in since then, whoever knew of it; left out where nothing can come in unseen. */
  listSince?(since: Date): AsyncIterable<{ reference: string; report: ChargeReport }>;
  /** Reads a notice; null where its signature is not the provider's. Left out where none are sent. */
  readNotice?(body: string, signature: string): Notice | null;
  /** Only where no money moves. */
  sandbox?: Sandbox;
}
