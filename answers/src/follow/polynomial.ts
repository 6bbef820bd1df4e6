import type { Complex } from '../complex.ts';

/** Beyond this degree roots are not looked for. */
const mostDegree = 6;
/** Nothing special may happen at these: no root, no two parts of the same value. */
const places = [-3.713, -2.377, -1.291, 0.139, 1.173, 2.531, 3.457, 4.611];
const others = [-7.331, 0.577, 6.249, 11.117];

/** The coefficients of what is a polynomial, from its values alone, the constant first; null for anything else. */
export function coefficientsOf(valueAt: (x: number) => number): number[] | null {
  const values = places.map(valueAt);
  if (!values.every(Number.isFinite)) return null;
  const size = Math.max(...values.map(Math.abs));
  if (size === 0) return [];
  const differences = [...values];
  for (let k = 1; k < places.length; k += 1) {
    for (let at = places.length - 1; at >= k; at -= 1) {
      differences[at] = (differences[at]! - differences[at - 1]!) / (places[at]! - places[at - k]!);
    }
  }
  let found: number[] = [];
  for (let k = places.length - 1; k >= 0; k -= 1) {
    const shifted = [0, ...found];
    found = shifted.map((one, at) => one - places[k]! * (found[at] ?? 0));
    found[0] = (found[0] ?? 0) + differences[k]!;
  }
  const kept = found.map((one, at) => (Math.abs(one) < (1e-10 * size) / 3 ** at ? 0 : one));
  while (kept.length > 0 && kept.at(-1) === 0) kept.pop();
  if (kept.length > mostDegree + 1) return null;
  return others.every((x) => Math.abs(polynomialAt(kept, x) - valueAt(x)) <= 1e-7 * peakOf(kept, x)) ? kept : null;
}

const polynomialAt = (coefficients: readonly number[], x: number) =>
  coefficients.reduceRight((sum, one) => sum * x + one, 0);
const peakOf = (coefficients: readonly number[], x: number) =>
  coefficients.reduceRight((sum, one) => sum * Math.abs(x) + Math.abs(one), 0);

const real = (re: number): Complex => ({ re, im: 0 });

/** The roots of a polynomial that is not zero; null where they lie too close together to be told apart. */
export function rootsOf(coefficients: readonly number[]): Complex[] | null {
  const [c = 0, b = 0, a = 0] = coefficients;
  if (coefficients.length <= 1) return [];
  if (coefficients.length === 2) return [real(-c / b)];
  if (coefficients.length > 3) return rootsByIteration(coefficients);
  const under = b * b - 4 * a * c;
  if (Math.abs(under) <= 1e-11 * (b * b + Math.abs(4 * a * c))) return [real(-b / (2 * a))];
  if (under < 0) return [1, -1].map((sign) => ({ re: -b / (2 * a), im: (sign * Math.sqrt(-under)) / (2 * a) }));
  // Without taking nearly equal numbers from each other.
  const far = -(b + (b < 0 ? -1 : 1) * Math.sqrt(under)) / 2;
  return [real(far / a), real(c / far)];
}

const times = (a: Complex, b: Complex) => ({ re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re });
const over = (a: Complex, b: Complex) => {
  const square = b.re * b.re + b.im * b.im;
  return { re: (a.re * b.re + a.im * b.im) / square, im: (a.im * b.re - a.re * b.im) / square };
};
const distance = (a: Complex, b: Complex) => Math.hypot(a.re - b.re, a.im - b.im);
const rounds = 300;

/** All roots at once (Durand and Kerner). */
function rootsByIteration(coefficients: readonly number[]): Complex[] | null {
  const top = coefficients.at(-1)!;
  const even = coefficients.map((one) => one / top);
  const degree = even.length - 1;
  const radius = Math.max(...even.slice(0, -1).map((one, k) => Math.abs(one) ** (1 / (degree - k)))) || 1;
  const roots = Array.from({ length: degree }, (_, k) => ({
    re: radius * Math.cos(0.4 + (2 * Math.PI * k) / degree),
    im: radius * Math.sin(0.4 + (2 * Math.PI * k) / degree),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [k, root] of roots.entries()) {
      const value = even.reduceRight((sum, one) => ({ ...times(sum, root), re: times(sum, root).re + one }), real(0));
      const apart = roots.reduce(
        (product, other, at) =>
          at === k ? product : times(product, { re: root.re - other.re, im: root.im - other.im }),
        real(1),
      );
      const step = over(value, apart);
      if (Number.isFinite(step.re + step.im)) roots[k] = { re: root.re - step.re, im: root.im - step.im };
    }
  }
  const areClose = roots.some((one, k) => roots.some((other, at) => at > k && distance(one, other) < 1e-3 * radius));
  if (areClose) return null;
  return roots.map(({ re, im }) => (Math.abs(im) < 1e-8 * radius ? real(re) : { re, im }));
}
