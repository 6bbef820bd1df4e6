import type { Node } from './node.ts';
import { constants, plainCalls } from './real.ts';
import { take } from './steps.ts';

export interface Complex {
  re: number;
  im: number;
}

const of = (re: number, im = 0): Complex => ({ re, im });
const nowhere = of(Number.NaN, Number.NaN);

const add = (a: Complex, b: Complex) => of(a.re + b.re, a.im + b.im);
const less = (a: Complex, b: Complex) => of(a.re - b.re, a.im - b.im);
const times = (a: Complex, b: Complex) => of(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re);
const sizeOf = ({ re, im }: Complex) => Math.hypot(re, im);

function over(a: Complex, b: Complex): Complex {
  const square = b.re * b.re + b.im * b.im;
  const { re, im } = times(a, of(b.re, -b.im));
  return of(re / square, im / square);
}

const exp = ({ re, im }: Complex) => of(Math.exp(re) * Math.cos(im), Math.exp(re) * Math.sin(im));
const ln = (a: Complex) => of(Math.log(sizeOf(a)), Math.atan2(a.im, a.re));
const mostSteps = 64;

/** Whole powers by multiplying, which loses nothing; others by the principal value. */
function raise(base: Complex, exponent: Complex): Complex {
  const n = exponent.re;
  if (exponent.im === 0 && Number.isInteger(n) && Math.abs(n) <= mostSteps) {
    let product = of(1);
    for (let k = 0; k < Math.abs(n); k += 1) product = times(product, base);
    return n < 0 ? over(of(1), product) : product;
  }
  return sizeOf(base) === 0 ? of(0) : exp(times(exponent, ln(base)));
}

const i = of(0, 1);
const cos = ({ re, im }: Complex) => of(Math.cos(re) * Math.cosh(im), -Math.sin(re) * Math.sinh(im));

const calls: Record<string, (a: Complex) => Complex> = {
  exp,
  ln,
  sqrt: (a) => raise(a, of(0.5)),
  abs: (a) => of(sizeOf(a)),
  sin: ({ re, im }) => cos(of(re - Math.PI / 2, im)),
  cos,
};

/** The others are of real numbers alone. */
const called = (name: string, a: Complex) =>
  calls[name]?.(a) ?? (a.im === 0 ? of(plainCalls[name]?.(a.re) ?? Number.NaN) : nowhere);

/** The value of an expression in which i is the imaginary unit. */
export function complexAt(node: Node, point: ReadonlyMap<string, Complex> = new Map()): Complex {
  take();
  switch (node.is) {
    case 'number':
      return of(node.value);
    case 'name':
      return node.name === 'i' ? i : (point.get(node.name) ?? of(constants[node.name] ?? Number.NaN));
    case 'sign':
      return less(of(0), complexAt(node.of, point));
    case 'call':
      return called(node.name, complexAt(node.of, point));
    case 'factorial':
      return nowhere;
    default: {
      const [left, right] = [complexAt(node.left, point), complexAt(node.right, point)];
      const by = { '+': add, '-': less, '*': times, '/': over, '^': raise }[node.by];
      return by(left, right);
    }
  }
}

/** As far as a share of what is wanted: what is beyond all numbers is near none. */
export const isNear = (wanted: Complex, found: Complex, share: number) =>
  sizeOf(less(wanted, found)) <= share * sizeOf(wanted) + 1e-12;
