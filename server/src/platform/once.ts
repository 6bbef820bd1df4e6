import type { Within } from './queue/store.ts';

/** A call that would create something, as its sender named it. */
export interface KeyedCall {
  userId: string;
  /** Feature and name: one key may serve for two kinds of calls. */
  call: string;
  key: string;
  /** Everything that the call was given. */
  input: unknown;
}

/** How something is made under the key of its call. */
export interface Making {
  /**
   * Does the work of a transaction together with its key: both are kept, or neither. What it gives is all that a copy of
   * the call will know of it, so it must be JSON.
   */
  within<Made>(trx: Within, work: () => Promise<Made>): Promise<Made>;
}

/** For what is made without a key. */
export const unkeyed: Making = { within: (_trx, work) => work() };

/** The two halves of a call that creates something. */
export interface Creation<Answer> {
  /** Makes it, in one transaction `within` its making. */
  make(making: Making): Promise<unknown>;
  /** The answer, from what was made, at any time; what was made is the answer where it is left out. */
  tell?: ((made: never) => Promise<Answer>) | undefined;
}

/** What was begun under a key has come to nothing: the key is given back, and the same call may try again. */
export class CameToNothing extends Error {
  override readonly cause: Error;

  constructor(cause: Error) {
    super(cause.message);
    this.cause = cause;
  }
}

/** For a call without a key: each time another one. */
export async function createWithout<Answer>({ make, tell }: Creation<Answer>): Promise<Answer> {
  const made = await make(unkeyed);
  return tell ? tell(made as never) : (made as Answer);
}

export interface Once {
  /** Creates at most once for a key; a copy of the call gets the answer of the first. */
  create<Answer>(call: KeyedCall, creation: Creation<Answer>): Promise<Answer>;
}
