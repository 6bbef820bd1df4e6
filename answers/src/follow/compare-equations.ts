import type { Complex } from '../complex.ts';
import { join } from './build.ts';
import { type EquationLine, lettersIn } from './equation-line.ts';
import { areMultiples, lastPlace } from './same-value.ts';
import { areNear, foundByWalking, hasBareLog, isPeriodic, solutionsOf, solves } from './solutions.ts';

/** What happened to the solutions between two lines. */
export interface Change {
  is: 'same' | 'changed' | 'unsure';
  lost: Complex[];
  gained: Complex[];
  /** Whether any solution was kept. */
  kept: boolean;
}

const same: Change = { is: 'same', lost: [], gained: [], kept: true };
const unknown: Change = { is: 'unsure', lost: [], gained: [], kept: false };
const nowhere = new Map<string, number>();
const isReal = ({ im }: Complex) => im === 0;
const asComplex = (re: number): Complex => ({ re, im: 0 });
const reals = (roots: readonly Complex[]) => roots.filter(isReal).map(({ re }) => re);

const areOneEquation = (a: EquationLine, b: EquationLine) => {
  const [from, to] = [a.of[0], b.of[0]];
  if (!from || !to || a.of.length !== 1 || b.of.length !== 1) return false;
  return areMultiples(join('-', from.left, from.right), join('-', to.left, to.right));
};

function slackOf(before: EquationLine, after: EquationLine): { share: number; amount: number } {
  if (!before.isRounded && !after.isRounded) return { share: 1e-7, amount: 0 };
  return {
    share: 0.01,
    amount: lastPlace(...[...before.of, ...after.of].flatMap(({ left, right }) => [left, right])) || 0.01,
  };
}

/** Two equations in one unknown, by what solves them. */
export function compareEquations(before: EquationLine, after: EquationLine, letter: string): Change {
  if (areOneEquation(before, after)) return same;
  if (isPeriodic(before, letter) || isPeriodic(after, letter)) return unknown;
  const [from, to] = [solutionsOf(before, letter, nowhere), solutionsOf(after, letter, nowhere)];
  if (from === 'all' || to === 'all') return from === to ? same : unknown;
  if (!from || !to) return hasBareLog(before) || hasBareLog(after) ? unknown : compareByTesting(before, after, letter);
  const { share, amount } = slackOf(before, after);
  const isIn = (one: Complex, set: readonly Complex[]) => set.some((other) => areNear(one, other, share, amount));
  const isNowhereReal = from.length > 0 && to.length > 0 && ![...from, ...to].some(isReal);
  const areComplex =
    isNowhereReal || [before, after].some(({ solved }, k) => solved && [from, to][k]!.some((one) => !isReal(one)));
  const [a, b] = areComplex ? [from, to] : [from.filter(isReal), to.filter(isReal)];
  const lost = a.filter((one) => !isIn(one, b));
  const gained = b.filter((one) => !isIn(one, a));
  if (lost.length + gained.length === 0) return { ...same, kept: a.length > 0 };
  const kept = a.some((one) => isIn(one, b));
  return { is: 'changed', lost, gained, kept };
}

/** Where not all solutions can be told, those of one line are tried in the other. */
function compareByTesting(before: EquationLine, after: EquationLine, letter: string): Change {
  const rounded = before.isRounded || after.isRounded;
  const known = (line: EquationLine) => {
    const found = solutionsOf(line, letter, nowhere);
    return Array.isArray(found) ? reals(found) : foundByWalking(line, letter, nowhere);
  };
  const [from, to] = [known(before), known(after)];
  const lost = from.filter((root) => !solves(after, letter, nowhere, root, rounded));
  const gained = to.filter((root) => !solves(before, letter, nowhere, root, rounded));
  const kept = from.length > lost.length || to.length > gained.length;
  if (lost.length + gained.length === 0) return kept ? same : unknown;
  return { is: 'changed', lost: lost.map(asComplex), gained: gained.map(asComplex), kept };
}

const others = [1.37, 2.19, 0.83, 3.41];

/** Formulas with several letters: for some values of the others, by what solves them for one. */
export function compareFormulas(before: EquationLine, after: EquationLine): Change {
  if (areOneEquation(before, after)) return same;
  const letters = (line: EquationLine) => lettersIn(...line.of.flatMap(({ left, right }) => [left, right]));
  const [first, second] = [letters(before), letters(after)];
  const shared = second.filter((letter) => first.includes(letter));
  if (shared.length !== first.length || shared.length !== second.length) return unknown;
  let isApart = false;
  for (const letter of shared) {
    const rest = shared.filter((one) => one !== letter);
    const found = [0, 1, 2].map((turn) => {
      const point = new Map(
        rest.map((name, k) => [name, others[(k + turn) % others.length]! + turn * 0.31 + k * 0.17]),
      );
      return [solutionsOf(before, letter, point), solutionsOf(after, letter, point)] as const;
    });
    const sets = found.filter((pair): pair is readonly [Complex[], Complex[]] =>
      pair.every((one) => Array.isArray(one) && one.length > 0),
    );
    if (sets.length === 0) continue;
    if (sets.every(([a, b]) => b.every((one) => a.some((other) => areNear(one, other, 1e-6))))) return same;
    if (
      sets.length === found.length &&
      sets.every(([a, b]) => !b.some((one) => a.some((other) => areNear(one, other, 1e-6))))
    )
      isApart = true;
  }
  const isRounded = before.isRounded || after.isRounded;
  return isApart && !isRounded ? { is: 'changed', lost: [], gained: [], kept: false } : unknown;
}
