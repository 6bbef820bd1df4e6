import type { Node } from '../node.ts';
import { childrenOf, nodesOf } from '../tree.ts';

const PLACES = /^[xyzsrhd]$/;
/** The product rule has a u beside its v. */
const U = /(?<!\p{L})u\s*=|d\s*u\s*\/|(?<!\p{L})u\s*['′]/u;

/** Letters that stand for derivatives of a place in time, and of which order. */
export function motionOf(
  name: string,
  letter: string,
  known: ReadonlySet<string>,
  lines: readonly string[],
): Map<string, number> {
  const isMotion = letter === 't' && !known.has('v') && !known.has('a') && !lines.some((line) => U.test(line));
  if (!isMotion) return new Map();
  if (name === 'v') return new Map([['a', 1]]);
  return new Map(
    PLACES.test(name)
      ? [
          ['v', 1],
          ['a', 2],
        ]
      : [],
  );
}

const isSum = (node: Node) => node.is === 'operation' && (node.by === '+' || node.by === '-');

/** What stands inside something that has a rule of its own, and gets a name for that: the factors, and 2t + 1 in (2t + 1)⁵. */
export const insidesOf = (node: Node): Node[] =>
  [...nodesOf(node)].flatMap((one) => (isSum(one) || one.is === 'sign' ? [] : childrenOf(one)));
