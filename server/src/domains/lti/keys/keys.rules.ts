import { daysBefore } from '../../../platform/days.rules.ts';

/** When a key of this tool signs, and how long it is told to platforms. */

/** A new key is made after this. */
const rotationDays = 90;
/** An old one is told so much longer, for what it has signed last. */
const afterlifeDays = 14;
/** Platforms keep the list of keys for a while: a key is told before it signs. */
const aheadDays = 2;

export const isDue = (newest: { created_at: Date }, now: Date): boolean =>
  newest.created_at < daysBefore(now, rotationDays);

export const forgottenBefore = (now: Date): Date => daysBefore(now, rotationDays + aheadDays + afterlifeDays);

/** The newest that platforms have had time to learn of; the first key of all signs at once. */
export function signing<K extends { created_at: Date }>(newestFirst: readonly K[], now: Date): K | undefined {
  return newestFirst.find(({ created_at }) => created_at < daysBefore(now, aheadDays)) ?? newestFirst.at(-1);
}
