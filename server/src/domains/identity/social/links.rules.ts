/** Ways into an account from elsewhere. Pure. */

export interface Door {
  /** A provider's name, or what its domain calls it. */
  id: string;
  linkedAt: Date;
  /** Null where nobody wrote it down. */
  lastUsedAt: Date | null;
}

export const doorOf = (row: { provider: string; linked_at: Date; last_used_at: Date | null }): Door => ({
  id: row.provider,
  linkedAt: row.linked_at,
  lastUsedAt: row.last_used_at,
});

/** Without the one that the account has had the longest, which made it. */
export function allButLongest<D extends Door>(doors: readonly D[]): D[] {
  const inOrder = [...doors].sort((a, b) => a.linkedAt.getTime() - b.linkedAt.getTime());
  return inOrder.slice(1);
}

/** An account that a learning platform made has no mailbox, so nobody can set a password for it by mail. */
export const leadsNowhere = (email: string): boolean => email.endsWith('.invalid');
