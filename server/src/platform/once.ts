/** A call that would create something, as its sender named it. */
export interface KeyedCall {
  userId: string;
  /** Feature and name: one key may serve for two kinds of calls. */
  call: string;
  key: string;
  /** Everything that the call was given. */
  input: unknown;
}

export interface Once {
  /** Creates at most once for a key; a copy of the call gets the answer of the first. */
  create<Answer>(call: KeyedCall, create: () => Promise<Answer>): Promise<Answer>;
}
