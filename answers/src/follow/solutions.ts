import { type Complex, complexAt } from '../complex.ts';
import type { Node } from '../node.ts';
import { type Point, realAt } from '../real.ts';
import { namesIn, nodesOf } from '../tree.ts';
import { join } from './build.ts';
import type { Equation, EquationLine } from './equation-line.ts';
import { coefficientsOf, rootsOf } from './polynomial.ts';
import { isRational, ratioAt } from './ratio.ts';

/** Every number solves it; these do and no others; or we cannot tell. */
export type Solutions = 'all' | Complex[] | null;

const periodic = /^(?:arc)?(?:sin|cos|tan|sec|csc|cosec|cot|asin|acos|atan)/;
const callsOn = (line: EquationLine, letter: string) =>
  line.of
    .flatMap(({ left, right }) => [...nodesOf(left), ...nodesOf(right)])
    .filter((node): node is Extract<Node, { is: 'call' }> => node.is === 'call' && namesIn(node.of).has(letter));

/** Degrees or radians, one turn or all: nobody can tell from the line alone. */
export const isPeriodic = (line: EquationLine, letter: string) =>
  callsOn(line, letter).some(({ name }) => periodic.test(name));

/** "log" is to the base ten for some and to the base e for others. */
export const hasBareLog = ({ of }: EquationLine) =>
  of.some(({ left, right }) =>
    [...nodesOf(left), ...nodesOf(right)].some((node) => node.is === 'call' && node.name === 'log' && !node.base),
  );

const nowhere = new Map<string, number>();

const withValue = (point: Point, letter: string, value: number) => new Map([...point, [letter, value]]);

/** The solution of a linear equation that holds i, from three of its values. */
function complexSolution(left: Node, right: Node, letter: string): Solutions {
  const at = (re: number) => complexAt(join('-', left, right), new Map([[letter, { re, im: 0 }]]));
  const [zero, one, two] = [at(0), at(1), at(2)];
  const slope = { re: one.re - zero.re, im: one.im - zero.im };
  const isLinear = Math.hypot(two.re - one.re - slope.re, two.im - one.im - slope.im) < 1e-9;
  const square = slope.re ** 2 + slope.im ** 2;
  if (!isLinear || square === 0) return null;
  const re = -(zero.re * slope.re + zero.im * slope.im) / square;
  return [{ re, im: -(zero.im * slope.re - zero.re * slope.im) / square }];
}

function solutionsOfOne({ left, right }: Equation, letter: string, point: Point): Solutions {
  // The values of "x = …" may be complex: √(−4) is 2i.
  if (left.is === 'name' && left.name === letter && !namesIn(right).has(letter)) {
    const { value } = realAt(right, point);
    if (Number.isFinite(value)) return [{ re: value, im: 0 }];
    const found = complexAt(right, new Map([...point].map(([name, re]) => [name, { re, im: 0 }])));
    return Number.isFinite(found.re + found.im) ? [found] : null;
  }
  if (letter !== 'i' && [left, right].some((side) => namesIn(side).has('i')))
    return complexSolution(left, right, letter);
  const [a, b] = [left, right];
  if (!isRational(a, letter) || !isRational(b, letter)) return null;
  const bottoms = (x: number) => {
    const at = withValue(point, letter, x);
    return ratioAt(a, at)[1] * ratioAt(b, at)[1];
  };
  const tops = (x: number) => {
    const at = withValue(point, letter, x);
    return ratioAt(join('-', a, b), at)[0];
  };
  const coefficients = coefficientsOf(tops);
  if (!coefficients) return null;
  if (coefficients.length === 0) return 'all';
  const size = Math.max(...[-1.3, 0.7, 2.9].map((x) => Math.abs(bottoms(x))));
  return rootsOf(coefficients)?.filter(({ re, im }) => im !== 0 || Math.abs(bottoms(re)) > 1e-9 * size) ?? null;
}

export const areNear = (a: Complex, b: Complex, share = 1e-7, amount = 0) =>
  Math.hypot(a.re - b.re, a.im - b.im) <=
  share * Math.max(Math.hypot(a.re, a.im), Math.hypot(b.re, b.im)) + amount + 1e-9;

/** What solves a line: what solves one of its equations. */
export function solutionsOf(line: EquationLine, letter: string, point: Point): Solutions {
  const found = line.of.map((equation) => solutionsOfOne(equation, letter, point));
  if (found.includes('all')) return 'all';
  const roots: Complex[] = [];
  for (const one of found as (Complex[] | null)[]) {
    if (!one) return null;
    for (const root of one) if (!roots.some((known) => areNear(known, root))) roots.push(root);
  }
  return roots;
}

/** Whether a real number solves a line. Beside a rounded number it is enough that a solution lies close by. */
export function solves(line: EquationLine, letter: string, point: Point, value: number, isRounded: boolean): boolean {
  return line.of.some(({ left, right }) => {
    const gapAt = (x: number) => {
      const at = withValue(point, letter, x);
      const [a, b] = [realAt(left, at), realAt(right, at)];
      return { gap: a.value - b.value, peak: Math.max(a.peak, b.peak, 1) };
    };
    const { gap, peak } = gapAt(value);
    if (Math.abs(gap) <= 1e-7 * peak) return true;
    if (!isRounded) return false;
    const near = 0.01 * Math.abs(value) + 1e-3;
    return gapAt(value - near).gap * gapAt(value + near).gap <= 0;
  });
}

/** The same for a number that may be complex. */
export function isSolvedBy(line: EquationLine, letter: string, root: Complex, isRounded: boolean): boolean {
  if (root.im === 0) return solves(line, letter, nowhere, root.re, isRounded);
  const found = solutionsOf(line, letter, nowhere);
  return Array.isArray(found) && found.some((one) => areNear(one, root, isRounded ? 0.01 : undefined));
}

/** Solutions that a walk along the line finds: some, perhaps not all. */
export function foundByWalking(line: EquationLine, letter: string, point: Point): number[] {
  const steps = Array.from({ length: 401 }, (_, k) => (k - 200) / 9.7 + 0.0131);
  const roots: number[] = [];
  for (const { left, right } of line.of) {
    const gap = (x: number) => {
      const at = withValue(point, letter, x);
      return realAt(left, at).value - realAt(right, at).value;
    };
    const gaps = steps.map(gap);
    for (let k = 1; k < steps.length && roots.length < 8; k += 1) {
      if (!(gaps[k - 1]! * gaps[k]! <= 0)) continue;
      const root = between(gap, steps[k - 1]!, steps[k]!);
      if (solves(line, letter, point, root, false)) roots.push(root);
    }
  }
  return roots;
}

function between(gap: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const isUp = gap(high) > 0;
  for (let k = 0; k < 70; k += 1) {
    const middle = (low + high) / 2;
    if (gap(middle) > 0 === isUp) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
