import { domainOf } from '../domain.ts';
import { CannotRead, type Node } from '../node.ts';
import { pointsFor } from '../points.ts';
import { realAt } from '../real.ts';
import { areProportional, isSame, namesOf } from '../same.ts';
import { hasDecimals, namesIn } from '../tree.ts';

const everywhere = domainOf();
const leastPoints = 6;
const ofDecimals = 0.01;

export type Comparison = 'same' | 'different' | 'unsure';

/** Where both have a value they may agree, though one of them has none elsewhere: ln(x²) and 2 ln x. */
function compareWhereBoth(a: Node, b: Node, share: number, isPositive: boolean): Comparison {
  const names = namesOf([a, b], false);
  const points =
    names.length === 0 ? [new Map<string, number>()] : pointsFor(names, isPositive ? domainOf('positive') : everywhere);
  const pairs = points
    .map((point) => [realAt(a, point), realAt(b, point)] as const)
    .filter(([one, other]) => Number.isFinite(one.value) && Number.isFinite(other.value));
  if (pairs.length < Math.min(leastPoints, points.length)) return 'unsure';
  const areSame = pairs.every(
    ([one, other]) =>
      Math.abs(one.value - other.value) <=
      share * Math.max(Math.abs(one.value), Math.abs(other.value)) + 1e-12 * Math.max(one.peak, other.peak),
  );
  return areSame ? 'same' : 'different';
}

/** One unit of the last decimal place that is shown. */
export function lastPlace(...nodes: readonly Node[]): number {
  const shown = nodes.flatMap((node) => JSON.stringify(node).match(/"text":"\d*\.\d+"/g) ?? []);
  const places = shown.map((text) => text.split('.')[1]!.length - 1);
  return places.length > 0 ? 10 ** -Math.min(...places) : 0;
}

/** Whether two expressions have the same value; what was rounded may be a little off. */
export function compareValues(a: Node, b: Node): Comparison {
  const hasI = namesIn(a).has('i') || namesIn(b).has('i');
  return hasI && areEqual(a, b, domainOf('complex')) ? 'same' : compareReals(a, b);
}

function compareReals(a: Node, b: Node): Comparison {
  const share = hasDecimals(a) || hasDecimals(b) ? ofDecimals : 1e-9;
  const all = compareWhereBoth(a, b, share, false);
  if (all === 'same' || namesOf([a, b], false).length === 0) {
    return all === 'different' && isRoundedTo(a, b) ? 'same' : all;
  }
  // √(x²) is x for those who mean lengths: that is not for us to judge.
  return compareWhereBoth(a, b, share, true) === 'different' ? 'different' : 'unsure';
}

function isRoundedTo(a: Node, b: Node): boolean {
  const place = lastPlace(a, b);
  return place > 0 && Math.abs(realAt(a, new Map()).value - realAt(b, new Map()).value) <= place;
}

/** Exactly the same, for telling which slip it was. */
export function areEqual(a: Node, b: Node, domain = everywhere): boolean {
  try {
    return isSame(a, b, domain);
  } catch (error) {
    if (error instanceof CannotRead) return false;
    throw error;
  }
}

export function areMultiples(a: Node, b: Node): boolean {
  try {
    return areProportional(a, b, everywhere);
  } catch (error) {
    if (error instanceof CannotRead) return false;
    throw error;
  }
}
