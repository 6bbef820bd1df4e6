import { storedStudyTime } from '../../../lib/storage/study-time.ts';

/** Longer than a tick that a busy phone delays, shorter than anybody notices. */
const LEASE_MS = 4000;

/** The lease after this tab asked for it; null while another tab, which is still there, has it. */
export function leaseFor(
  held: Record<string, unknown> | null,
  tab: string,
  now: number,
): { tab: string; until: number } | null {
  const until = typeof held?.until === 'number' ? held.until : 0;
  // A clock that was set back must not lock everybody out.
  const isTaken = held !== null && held.tab !== tab && until > now && until <= now + LEASE_MS;
  return isTaken ? null : { tab, until: now + LEASE_MS };
}

/** Takes or renews the right to count; only one tab of this browser has it. */
export function takeLease(tab: string, now: number): boolean {
  const lease = leaseFor(storedStudyTime.studyLease.get(), tab, now);
  if (lease) storedStudyTime.studyLease.set(lease);
  return lease !== null;
}

export function giveUpLease(tab: string): void {
  if (storedStudyTime.studyLease.get()?.tab === tab) storedStudyTime.studyLease.remove();
}
