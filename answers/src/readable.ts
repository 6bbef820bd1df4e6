import { judge } from './judge.ts';
import type { Unreadable } from './node.ts';
import type { TypedWish } from './wish.ts';

/**
 * Why something cannot be read as an answer, said without the key, so that a phone can ask again before it hands in.
 * Null where it can be read.
 */
export function unreadableIn({ kind, unit }: Pick<TypedWish, 'kind' | 'unit'>, typed: string): Unreadable | null {
  // A number of any value and unit reads a number; everything else is read when it is compared with itself.
  // Of no likely value: what would be right but for its unit is the judge's to ask again.
  const key = kind === 'number' ? (unit ? '1 m' : '-987654321') : typed;
  const verdict = judge({ kind, key }, typed);
  return verdict.is === 'unread' ? verdict.why : null;
}
