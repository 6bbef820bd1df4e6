import type { Node } from '../node.ts';
import { type Point, realAt } from '../real.ts';

type Curve = (x: number) => number;

/** The slope of a curve from its values on both sides; NaN where two steps do not agree, as beside a pole. */
function slope(of: Curve): Curve {
  const at = (x: number, step: number) =>
    (8 * (of(x + step) - of(x - step)) - (of(x + 2 * step) - of(x - 2 * step))) / (12 * step);
  return (x) => {
    const step = 1e-3 * Math.max(1, Math.abs(x));
    const [wide, narrow] = [at(x, step), at(x, step / 2)];
    return Math.abs(wide - narrow) <= 1e-6 * Math.max(1, Math.abs(narrow)) ? narrow : Number.NaN;
  };
}

/** The value of a derivative of some order, with other letters held still. */
export function derivativeAt(node: Node, letter: string, order: number, point: Point): number {
  let curve: Curve = (x) => realAt(node, new Map([...point, [letter, x]])).value;
  for (let k = 0; k < order; k += 1) curve = slope(curve);
  return curve(point.get(letter) ?? 0);
}
