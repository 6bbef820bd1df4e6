import { daySeconds } from '../../../platform/days.rules.ts';
/** How often a PIN may be wrong, and which are too easy. Pure. */

/** Then the password. Counted with the place itself, so that no pause gives new tries. */
export const maxTries = 5;
/** Wrong PINs of one account on all its phones together. */
export const dailyLimit = { max: 30, seconds: daySeconds };
export const passwordLimit = { max: 10, seconds: 15 * 60 };
/** More phones than anybody uses; the one that was not used for longest loses its PIN. */
export const maxPlaces = 20;
/** A place that nobody came back to for so long has no PIN any more; what is locked there opens by the password. */
export const keptDays = 400;

const ups = '01234567890';
const downs = '09876543210';

/** The ones that people try first: a digit again and again, digits in a row. */
export function isWeakPin(pin: string): boolean {
  return new Set(pin).size === 1 || ups.includes(pin) || downs.includes(pin);
}

/** What is said of a wrong PIN. */
export function triesLeftMessage(left: number): string {
  return left === 1
    ? 'That PIN isn’t right. One more try, then you’ll need the password.'
    : `That PIN isn’t right. ${left} tries left.`;
}
