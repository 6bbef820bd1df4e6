import { daySeconds } from '../../../platform/days.rules.ts';
/** How often a PIN may be wrong, and which are too easy. Pure. */

/** Then the password. Counted with the place itself, so that no pause gives new tries. */
export const maxTries = 5;
/** Written where its owner closed it: more than tries alone make, so that it is known from a last try under way. */
export const closedTries = maxTries + 1;
/** Wrong PINs of one account on all its phones together. */
export const dailyLimit = { max: 30, seconds: daySeconds };
/** More phones than anybody uses; the one that was not used for longest loses its PIN. */
export const maxPlaces = 20;
/** A place that nobody came back to for so long has no PIN any more; what is locked there opens by the password. */
export const keptDays = 400;

/** By their places on the keys of a phone: columns, corners, the middle. */
const patterns = [
  '2580',
  '0258',
  '1470',
  '0147',
  '1590',
  '3570',
  '1379',
  '1397',
  '5683',
  '147',
  '258',
  '369',
  '159',
  '357',
];
/** There and back. */
const traced = new Set(patterns.flatMap((pattern) => [pattern, [...pattern].reverse().join('')]));
const isTraced = (pin: string) =>
  traced.has(pin) || [pin.slice(0, pin.length / 2), pin.slice(pin.length / 2)].every((half) => traced.has(half));

/** Every digit as far from the one before as the next: 1111, 1234, 4321, 2468, also past nine. */
function areEvenSteps(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10);
  return new Set(steps).size === 1;
}

/** The same part again and again: 1212, 123123, 585858; and pairs: 1122, 112233. */
const REPEATED = /^(?:(\d\d?\d?)\1+|(?:(\d)\2)(?:(\d)\3)+)$/;
/** The years in which people live, were born or will graduate. */
const YEAR = /^(?:19|20)\d\d$/;

/**
 * The ones that people try first: digits in even steps, a part again and again, a year, a column of the keys. Some 480 of
 * 10,000 PINs with four digits are refused.
 */
export const isWeakPin = (pin: string): boolean =>
  areEvenSteps(pin) || REPEATED.test(pin) || YEAR.test(pin) || isTraced(pin);

/** What is said of a wrong PIN. */
export function triesLeftMessage(left: number): string {
  return left === 1
    ? 'That PIN isn’t right. One more try, then you’ll need the password.'
    : `That PIN isn’t right. ${left} tries left.`;
}
