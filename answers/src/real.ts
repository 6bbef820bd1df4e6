import type { Node, Operator } from './node.ts';
import { take } from './steps.ts';

/** What the names stand for at one point. */
export type Point = ReadonlyMap<string, number>;

/** A value, and how large its parts became on the way: so much is lost by rounding. NaN where it is not defined. */
export interface Real {
  value: number;
  peak: number;
}

const DEGREES = Math.PI / 180;

export const plainCalls: Record<string, (x: number) => number> = {
  ...Object.fromEntries(
    'sin cos tan asin acos atan sinh cosh tanh sqrt cbrt exp abs'.split(' ').map((name) => [name, Math[name as 'sin']]),
  ),
  sec: (x) => 1 / Math.cos(x),
  csc: (x) => 1 / Math.sin(x),
  cosec: (x) => 1 / Math.sin(x),
  cot: (x) => 1 / Math.tan(x),
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  arcsinh: Math.asinh,
  ln: Math.log,
  lg: Math.log10,
  log: Math.log10,
};

export const constants: Record<string, number> = {
  pi: Math.PI,
  e: Math.E,
  infinity: Number.POSITIVE_INFINITY,
  deg: DEGREES,
};

/** Beyond the last there is no number large enough. */
const factorials = [1];
while (factorials.length <= 170) factorials.push(factorials.at(-1)! * factorials.length);

/** Of x^(1/3), x^(2/5). */
const oddRoots = [3, 5, 7, 9, 11, 13, 15];

/** The odd root of a negative number is real: x^(1/3) at −8 is −2. */
function raise(base: number, exponent: number): number {
  if (base >= 0 || Number.isInteger(exponent)) return base ** exponent;
  const top = oddRoots.map((root) => root * exponent).find((one) => Math.abs(one - Math.round(one)) < 1e-12);
  return top === undefined ? Number.NaN : (-1) ** Math.round(top) * Math.abs(base) ** exponent;
}

const operations: Record<Operator, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0 ? Number.NaN : a / b),
  '^': raise,
};

export function realAt(node: Node, point: Point = new Map()): Real {
  let peak = 0;
  function value(one: Node): number {
    take();
    const found = plainValue(one);
    const size = Math.abs(found);
    if (peak < size && size < Number.POSITIVE_INFINITY) peak = size;
    return found;
  }
  function plainValue(one: Node): number {
    switch (one.is) {
      case 'number':
        return one.value;
      case 'name':
        return point.get(one.name) ?? constants[one.name] ?? Number.NaN;
      case 'sign':
        return -value(one.of);
      case 'factorial':
        return factorials[value(one.of)] ?? Number.NaN;
      case 'call': {
        const x = value(one.of);
        if (one.base) return Math.log(x) / Math.log(value(one.base));
        return plainCalls[one.name]?.(x) ?? Number.NaN;
      }
      default:
        return operations[one.by](value(one.left), value(one.right));
    }
  }
  const result = value(node);
  return { value: result, peak };
}
