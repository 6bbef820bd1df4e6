import { complexAt, isNear } from './complex.ts';
import type { Domain } from './domain.ts';
import { CannotRead, type Node } from './node.ts';
import { farPoints, pointsFor } from './points.ts';
import { constants, type Point, realAt } from './real.ts';
import { namesIn } from './tree.ts';

/** Fewer places where the key has a value tell nothing. */
const leastPoints = 6;
/** Beyond this, rounding says more than the expression. */
const mostSize = 1e12;

const exactly = 1e-9;
const lostByRounding = 1e-12;

export function namesOf(nodes: readonly Node[], isComplex: boolean): string[] {
  const names = new Set(nodes.flatMap((node) => [...namesIn(node)]));
  return [...names].filter((name) => !(name in constants) && !(isComplex && name === 'i'));
}

/** The values of two expressions, wherever the key has one; that of the other is worked out when it is asked for. */
function valuesOf(key: Node, given: Node, points: readonly Point[]) {
  return points.flatMap((point) => {
    const { value: wanted, peak } = realAt(key, point);
    const find = () => {
      const found = realAt(given, point);
      return [found.value, Math.max(peak, found.peak)] as const;
    };
    return Math.abs(wanted) < mostSize ? [{ wanted, find }] : [];
  });
}

function sampled(key: Node, given: Node, domain: Domain) {
  const names = namesOf([key, given], false);
  if (names.length === 0) return valuesOf(key, given, [new Map()]);
  const near = valuesOf(key, given, pointsFor(names, domain));
  const values = near.length >= leastPoints ? near : [...near, ...valuesOf(key, given, farPoints(names, domain))];
  if (values.length < leastPoints) throw new CannotRead('undefined');
  return values;
}

/** Whether two expressions have the same value wherever the key has one. Never by simplifying: values cannot be misread. */
export function isSame(key: Node, given: Node, domain: Domain, share = exactly): boolean {
  if (domain.isComplex) return isSameComplex(key, given, domain, share);
  const values = sampled(key, given, domain);
  if (values.length === 0) {
    const [wanted, found] = [realAt(key).value, realAt(given).value];
    if (Number.isNaN(wanted)) throw new CannotRead('undefined');
    return wanted === found;
  }
  return values.every(({ wanted, find }) => {
    const [found, peak] = find();
    return Math.abs(wanted - found) <= share * Math.abs(wanted) + lostByRounding * peak;
  });
}

function isSameComplex(key: Node, given: Node, domain: Domain, share: number): boolean {
  const names = namesOf([key, given], true);
  const points = pointsFor(names, domain);
  // Off the real line too, or conj(z) would be z.
  const lifted = points.map((point) => new Map([...point].map(([name, re], k) => [name, { re, im: re / 3 + k }])));
  const pairs = lifted
    .map((point) => [complexAt(key, point), complexAt(given, point)] as const)
    .filter(([wanted]) => Number.isFinite(wanted.re + wanted.im));
  if (pairs.length < Math.min(leastPoints, points.length)) throw new CannotRead('undefined');
  return pairs.every(([wanted, found]) => isNear(wanted, found, share));
}

/** Whether two expressions differ by a constant alone, as two integrals of one function do. */
export function differByConstant(key: Node, given: Node, domain: Domain): boolean {
  const values = sampled(key, given, domain);
  const [first] = values;
  if (!first) return false;
  const constant = first.wanted - first.find()[0];
  return values.every(({ wanted, find }) => {
    const [found, peak] = find();
    return Math.abs(wanted - found - constant) <= 1e-8 * Math.max(1, Math.abs(wanted), peak);
  });
}

/** Whether one is the other times a number that is not zero, as two sides of one equation are. */
export function areProportional(key: Node, given: Node, domain: Domain): boolean {
  const values = sampled(key, given, domain).filter(({ wanted }) => Math.abs(wanted) > exactly);
  const [first] = values;
  if (!first) return false;
  const times = first.find()[0] / first.wanted;
  const size = Math.abs(times);
  if (!(size >= exactly && size < Number.POSITIVE_INFINITY)) return false;
  return values.every(({ wanted, find }) => {
    const [found, peak] = find();
    return (
      Math.abs(found - times * wanted) <= 1e-8 * Math.abs(times * wanted) + lostByRounding * peak * Math.max(1, size)
    );
  });
}
