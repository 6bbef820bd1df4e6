import { daySeconds } from '../../../platform/days.rules.ts';
/** How long a link that confirms an address works, and how often one is sent. Pure. */

export const linkDays = 3;
export const resendLimit = { max: 1, seconds: 30 };
export const hourlyLimit = { max: 5, seconds: 60 * 60 };

export interface Claim {
  userId: string;
  /** Seconds since 1970. */
  expires: number;
  seal: string;
}

export function linkEnd(now: Date): number {
  return Math.floor(now.getTime() / 1000) + linkDays * daySeconds;
}

/** Null for whatever does not look like a token of ours. */
export function readToken(token: string): Claim | null {
  const match = /^akc_([\w-]{1,64})\.([0-9a-z]{1,10})\.([\w-]{1,64})$/.exec(token);
  const [, userId, expires, seal] = match ?? [];
  return userId && expires && seal ? { userId, expires: Number.parseInt(expires, 36), seal } : null;
}

export function writeToken({ userId, expires, seal }: Claim): string {
  return `akc_${userId}.${expires.toString(36)}.${seal}`;
}
