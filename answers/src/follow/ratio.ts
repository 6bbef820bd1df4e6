import type { Node } from '../node.ts';
import { type Point, realAt } from '../real.ts';

type Ratio = readonly [top: number, bottom: number];
const mostPower = 12;

type Place = 'nowhere' | 'allowed' | 'elsewhere';

/** Where a letter stands: nowhere, only where a fraction of two polynomials may have it, or elsewhere. */
function placeOf(node: Node, letter: string): Place {
  switch (node.is) {
    case 'number':
      return 'nowhere';
    case 'name':
      return node.name === letter ? 'allowed' : 'nowhere';
    case 'sign':
      return placeOf(node.of, letter);
    case 'call':
    case 'factorial':
      return placeOf(node.of, letter) === 'nowhere' ? 'nowhere' : 'elsewhere';
    default: {
      const [left, right] = [placeOf(node.left, letter), placeOf(node.right, letter)];
      if (left === 'nowhere' && right === 'nowhere') return 'nowhere';
      if (left === 'elsewhere' || right === 'elsewhere') return 'elsewhere';
      return node.by !== '^' || (right === 'nowhere' && isWhole(node.right)) ? 'allowed' : 'elsewhere';
    }
  }
}

function isWhole(node: Node): boolean {
  const exponent = realAt(node, new Map()).value;
  return Number.isInteger(exponent) && Math.abs(exponent) <= mostPower;
}

export const isRational = (node: Node, letter: string) => placeOf(node, letter) !== 'elsewhere';

/** The value of an expression as top and bottom of one fraction, so that nothing is divided by what may be zero. */
export function ratioAt(node: Node, point: Point): Ratio {
  if (node.is === 'sign') {
    const [top, bottom] = ratioAt(node.of, point);
    return [-top, bottom];
  }
  if (node.is !== 'operation') return [realAt(node, point).value, 1];
  if (node.by === '^') {
    const exponent = realAt(node.right, point).value;
    if (!Number.isInteger(exponent)) return [realAt(node, point).value, 1];
    const [a, b] = ratioAt(node.left, point);
    return exponent < 0 ? [b ** -exponent, a ** -exponent] : [a ** exponent, b ** exponent];
  }
  const [a, b] = ratioAt(node.left, point);
  const [c, d] = ratioAt(node.right, point);
  switch (node.by) {
    case '*':
      return [a * c, b * d];
    case '/':
      return [a * d, b * c];
    default: {
      const sign = node.by === '+' ? 1 : -1;
      return b === d ? [a + sign * c, b] : [a * d + sign * c * b, b * d];
    }
  }
}
