/** The token in a letter by which its reader stops reminders, whenever and without logging in. */
export interface Unsubscription {
  userId: string;
  seal: string;
}

/** Null for whatever does not look like a token of ours. */
export function readUnsubscription(token: string): Unsubscription | null {
  const [, userId, seal] = /^aku_([\w-]{1,64})\.([\w-]{1,64})$/.exec(token) ?? [];
  return userId && seal ? { userId, seal } : null;
}

export const writeUnsubscription = ({ userId, seal }: Unsubscription) => `aku_${userId}.${seal}`;
