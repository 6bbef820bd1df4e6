import { dayMs } from './days.rules.ts';

/** What a device says of a moment, and of the moment at which it sent that, both by its own clock. */
interface Told {
  at: string | undefined;
  /** Not told by older pages: then its clock is believed. */
  sentAt: string | undefined;
}

/**
 * What a call takes on its way, and what most clocks are wrong by, says nothing; put right by it, choices that one phone
 * made one after the other would change places. So whole minutes are put right, the same ones in each call: of a clock
 * that is right, or wrong by hours as a wrong time zone is, with room for a way of 45 seconds and a clock 15 s ahead.
 */
const stepMs = 60_000;
const aheadMs = 15_000;

const behindBy = (sentAt: string, now: Date) =>
  Math.floor((now.getTime() - Date.parse(sentAt) + aheadMs) / stepMs) * stepMs;

/** When it was by our clock, and never in the future. A device whose clock is wrong is wrong by as much when it sends. */
export function byOurClock({ at, sentAt }: Told, now: Date): Date {
  if (at === undefined) return now;
  const behind = sentAt === undefined ? 0 : behindBy(sentAt, now);
  return new Date(Math.min(Date.parse(at) + behind, now.getTime()));
}

export const longestOnTheWayMs = 30 * dayMs;

/**
 * What was answered without a network counts for when it was, unless that cannot be: not in the future, not longer ago
 * than a phone is without a network, and not before the thing that was answered was there.
 */
export function momentOf(told: Told, now: Date, notBefore?: Date): Date {
  const at = byOurClock(told, now);
  if (now.getTime() - at.getTime() > longestOnTheWayMs) return now;
  return notBefore && at < notBefore ? notBefore : at;
}
