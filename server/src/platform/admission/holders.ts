/** One proof of being inside, and how many calls may go before others by it at a time. */
export interface Holder {
  token: string;
  most: number;
}

/** How many calls are let in by each proof. Only those that are under way are remembered. */
export interface Holders {
  hasRoom(holder: Holder): boolean;
  /** What is to be called when the call is over. */
  enter(holder: Holder): () => void;
}

export function createHolders(): Holders {
  const held = new Map<string, number>();
  const countOf = (token: string) => held.get(token) ?? 0;
  return {
    hasRoom: ({ token, most }) => countOf(token) < most,
    enter({ token }) {
      held.set(token, countOf(token) + 1);
      return () => {
        const left = countOf(token) - 1;
        if (left > 0) held.set(token, left);
        else held.delete(token);
      };
    },
  };
}
