import type { ApiError, CallOptions } from '@akada/contract/client';

/**
 * A call that is made without waiting for the network. It can arrive twice and counts once: by an id in its body, or by
 * the key under which the outbox sends it. Domains declare theirs in `outgoing.ts`, where `app/outgoing.ts` finds them
 * all, because what waits on a phone is sent whichever page is opened.
 */
export interface Kind<Input, Answer> {
  /** Lies on phones with what waits: it never changes. */
  name: string;
  // As methods, so that a list can hold kinds of every input.
  send(input: Input, options: CallOptions): Promise<Answer>;
  /** What else happens when the server has taken it, or has refused it for good. */
  whenTaken?(input: Input, answer: Answer): void;
  whenRefused?(input: Input, refusal: ApiError): void;
  /** Refused after whoever handed it in had gone: what would be a pity to lose is kept here, in the same moment. */
  whenRefusedLate?(input: Input, refusal: ApiError, id: string): void;
  /**
   * The server knows a copy by the key alone, which it keeps for 30 days: what has waited for too long by then is not sent
   * but refused here. What carries an id of its own may wait for as long as it takes.
   */
  isKeyed?: boolean;
  /** Answers from which mastery is told. */
  isEvidence?: boolean;
  /** Changes figures alone, and is sent all the time: pages need not be read again for it. */
  isMinor?(input: Input): boolean;
}

export type AnyKind = Kind<never, unknown>;

/** Declares a kind, with the types of its call. */
export const defineKind = <Input, Answer>(kind: Kind<Input, Answer>): Kind<Input, Answer> => kind;
