/** The token in a letter by which its reader stops letters of its kind, whenever and without logging in. */
export interface StopClaim {
  kind: string;
  userId: string;
  seal: string;
}

/** Reminders were the first that could be stopped: their tokens, of which people still have some, name no kind. */
const firstKind = 'reminder';

/** Null for whatever does not look like a token of ours. */
export function readStopClaim(token: string): StopClaim | null {
  const [, userId, seal, kind = firstKind] =
    /^aku_([\w-]{1,64})\.([\w-]{1,64})(?:\.([a-z-]{1,32}))?$/.exec(token) ?? [];
  return userId && seal ? { kind, userId, seal } : null;
}

export const writeStopClaim = ({ kind, userId, seal }: StopClaim) =>
  `aku_${userId}.${seal}${kind === firstKind ? '' : `.${kind}`}`;

/** What the seal is made of: bound to the address, so that who takes over an account takes over no old letter. */
export const sealedText = ({ kind, userId }: Omit<StopClaim, 'seal'>, email: string) =>
  kind === firstKind ? `${userId} ${email}` : `${userId} ${email} ${kind}`;
