export type PaymentStatus = 'pending' | 'paid' | 'failed';

/** What somebody is to pay. Amounts are in kobo: a hundredth of a naira. */
export interface Charge {
  /** Ours; letters, digits and `-` only, as every provider takes them. */
  reference: string;
  amountKobo: number;
  description: string;
  /** Where the provider sends the browser afterwards. */
  returnUrl: string;
}

/** What the provider itself says about a charge; the caller compares the amount. */
export interface ChargeReport {
  status: PaymentStatus;
  amountKobo: number;
  currency: string;
}

/** The checkout of the sandbox: no money moves, the learner only says what should have happened. */
export interface Sandbox {
  /** What was decided first stays. */
  decide(reference: string, outcome: 'paid' | 'failed'): Promise<void>;
}

/** Takes money, or pretends to. Who paid and what for is the product's own record; a provider knows only charges. */
export interface Payments {
  readonly name: string;
  /** Announces a charge; gives the address at which it is paid. */
  begin(charge: Charge): Promise<{ authorizationUrl: string }>;
  verify(reference: string): Promise<ChargeReport>;
  /** Only where no money moves. */
  sandbox?: Sandbox;
}
