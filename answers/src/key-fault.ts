import { domainOf } from './domain.ts';
import { judge } from './judge.ts';
import { readOr } from './node.ts';
import type { Judge, TypedKey } from './verdict.ts';

/** What of a key cannot be meant so: nobody could be right by it, or not as its writer thinks. */
export type KeyFault = 'key' | 'tolerance' | 'domain' | 'form';

const TOLERANCE = /^\s*±?\s*\d+(?:\.\d+)?\s*%?\s*$/;

const isDomain = (text: string) =>
  readOr(
    () => domainOf(text) !== null,
    () => false,
  );

/** Whether somebody who types the key itself is right, and its notes can be read; null where all is well. */
export function faultOfKey(
  { kind, key, ordered = false, tolerance, domain, form }: TypedKey,
  by: Judge = judge,
): KeyFault | null {
  if (typeof tolerance === 'string' && !TOLERANCE.test(tolerance)) return 'tolerance';
  if (domain && !isDomain(domain)) return 'domain';
  const narrowed = { kind, key, ordered, ...(domain && { domain }) };
  if (by(narrowed, key).is !== 'right') return 'key';
  return form && by({ ...narrowed, form }, key).is !== 'right' ? 'form' : null;
}
