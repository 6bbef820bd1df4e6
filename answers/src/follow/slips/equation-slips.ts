import { type Complex, complexAt } from '../../complex.ts';
import type { Node } from '../../node.ts';
import { realAt } from '../../real.ts';
import { join, negated, num, numberIn, sumOf, termsOf, times } from '../build.ts';
import { difference } from '../difference.ts';
import { type Equation, type EquationLine, lettersIn } from '../equation-line.ts';
import type { FollowSlip } from '../line-verdict.ts';
import { coefficientsOf } from '../polynomial.ts';
import { areEqual, areMultiples } from '../same-value.ts';
import { isTold, show, shownNumber, shownRoot, showTerm } from '../show.ts';
import { areNear, type Solutions, solutionsOf } from '../solutions.ts';
import { expressionSwaps, sign, signed } from './expression-slips.ts';
import { rewritten, type Swap } from './rewrite.ts';

interface SlippedEquation {
  equation: Equation;
  slip: FollowSlip;
}

const mostCandidates = 60;
const none = new Map<string, number>();
const differenceOf = ({ left, right }: Equation) => join('-', left, right);

function* byExpression(equation: Equation, swaps: readonly Swap[]): Generator<SlippedEquation> {
  for (const swap of swaps) {
    for (const side of ['left', 'right'] as const) {
      for (const { node, slip } of rewritten(equation[side], swap))
        yield { equation: { ...equation, [side]: node }, slip };
    }
  }
}

/** A term that went to the other side and kept its sign. */
function* crossed({ left, right }: Equation): Generator<SlippedEquation> {
  const [lefts, rights] = [termsOf(left), termsOf(right)];
  const slip = (term: Node): FollowSlip => ({
    kind: 'sign crossed',
    was: showTerm(term),
    is: showTerm(negated(term)),
  });
  // A term with the unknown goes across to where another one is.
  const goes = (term: Node) =>
    numberIn(term) !== 0 &&
    (lettersIn(term).length === 0 || [lefts, rights].every((side) => lettersIn(...side).length > 0));
  for (const term of lefts.filter(goes)) {
    const rest = sumOf(lefts.filter((one) => one !== term));
    yield { equation: { left: rest, right: sumOf([...rights, term]) }, slip: slip(term) };
  }
  for (const term of rights.filter(goes)) {
    const rest = sumOf(rights.filter((one) => one !== term));
    yield { equation: { left: sumOf([...lefts, term]), right: rest }, slip: slip(term) };
  }
}

/** The number that a term is a multiple of. */
function factorIn(term: Node): number | null {
  const bare = term.is === 'sign' ? term.of : term;
  if (bare.is === 'operation' && (bare.by === '*' || bare.by === '/')) {
    const first = numberIn(bare.by === '*' ? bare.left : bare.right);
    return first === null ? null : Math.abs(first);
  }
  return null;
}

function* divided({ left, right }: Equation): Generator<SlippedEquation> {
  const [lefts, rights] = [termsOf(left), termsOf(right)];
  const factors = new Set([...lefts, ...rights].map(factorIn).filter((one) => one !== null && one > 1));
  for (const by of factors as Set<number>) {
    const slip: FollowSlip = { kind: 'one side divided', by: shownNumber(by) };
    const less = (terms: readonly Node[], which = (_: number) => true) =>
      sumOf(terms.map((term, k) => (which(k) ? join('/', term, num(by)) : term)));
    const more = (terms: readonly Node[], which = (_: number) => true) =>
      sumOf(terms.map((term, k) => (which(k) ? times(num(by), term) : term)));
    yield { equation: { left: less(lefts), right }, slip };
    yield { equation: { left, right: less(rights) }, slip };
    yield { equation: { left: more(lefts), right }, slip };
    yield { equation: { left, right: more(rights) }, slip };
    for (const [k] of lefts.entries()) {
      yield { equation: { left: less(lefts, (at) => at !== k), right: less(rights) }, slip };
      yield { equation: { left: more(lefts, (at) => at !== k), right: more(rights) }, slip };
    }
    for (const [k] of rights.entries()) {
      if (rights.length > 1) yield { equation: { left: less(lefts), right: less(rights, (at) => at !== k) }, slip };
    }
    if (lefts.length === 1) {
      const alone = join('/', left, num(by));
      const taken: FollowSlip = { kind: 'subtracted', was: show(left), by: shownNumber(by) };
      yield { equation: { left: alone, right: join('-', right, num(by)) }, slip: taken };
    }
  }
}

const isSameSet = (a: Solutions, b: Solutions) =>
  Array.isArray(a) &&
  Array.isArray(b) &&
  a.length > 0 &&
  a.length === b.length &&
  a.every((one) => b.some((other) => areNear(one, other, 1e-6)));

/** The formula for quadratic equations with one thing in it wrong. */
function byFormula(before: Equation, after: Complex[], letter: string): FollowSlip | undefined {
  const coefficients = coefficientsOf((x) => realAt(differenceOf(before), new Map([[letter, x]])).value);
  if (coefficients?.length !== 3) return undefined;
  const [c, b, a] = coefficients as [number, number, number];
  const isReached = (first: number, under: number, below: number) => {
    const root = Math.sqrt(Math.abs(under));
    const reached = [1, -1].map((one) =>
      under < 0 ? { re: first / below, im: (one * root) / below } : { re: (first + one * root) / below, im: 0 },
    );
    return isSameSet(reached, after);
  };
  const under = b * b - 4 * a * c;
  if (c !== 0 && isReached(-b, b * b + 4 * a * c, 2 * a)) {
    return { kind: 'minus 4ac', is: signed(-4 * a * c), became: signed(4 * a * c) };
  }
  if (b !== 0 && isReached(b, under, 2 * a)) return { kind: 'minus b', is: signed(-b), became: signed(b) };
  if (a !== 1 || b !== 0) {
    if (isReached(-b, under, a)) return { kind: 'over 2a', is: shownNumber(2 * a), became: shownNumber(a) };
  }
  return undefined;
}

/** Roots that were taken with the other sign, as from (x + 2)(x + 3) = 0. */
function byRootSign(before: Solutions, after: Complex[], letter: string): FollowSlip | undefined {
  if (!Array.isArray(before) || before.length !== after.length) return undefined;
  const wrong = before.filter((one) => !after.some((other) => areNear(one, other)));
  const areTurned = wrong.every(({ re, im }) => im === 0 && after.some((other) => areNear({ re: -re, im }, other)));
  const [first] = wrong;
  if (!areTurned || !first) return undefined;
  return {
    kind: 'root sign',
    is: `${letter} = ${shownNumber(first.re)}`,
    became: `${letter} = ${shownNumber(-first.re)}`,
  };
}

/** A root that was taken of a square, and is another number: x − 2 = ±4 from (x − 2)² = 9. */
function bySquareRoot({ left, right }: Equation, to: Equation): FollowSlip | undefined {
  if (left.is !== 'operation' || left.by !== '^' || numberIn(left.right) !== 2) return undefined;
  if (lettersIn(right, to.right).some((one) => one !== 'i') || !areEqual(left.left, to.left)) return undefined;
  const under = realAt(right, none).value;
  const { re, im } = complexAt(to.right, new Map());
  // The square of what was written, which is complex as well.
  if (!Number.isFinite(under) || areNear({ re: re * re - im * im, im: 2 * re * im }, { re: under, im: 0 }))
    return undefined;
  const was = show({ is: 'call', name: 'sqrt', of: num(under) });
  const became = show(to.right.is === 'sign' ? to.right.of : to.right);
  const root = Math.sqrt(under);
  return isTold(root) ? { kind: 'arithmetic', was, is: shownNumber(root), became } : { kind: 'became', was, became };
}

/** Which slip leads from one line to the next, if it is one that is known. */
export function equationSlip(before: EquationLine, after: EquationLine, letter: string): FollowSlip | undefined {
  const [from, to] = [before.of[0], after.of[0]];
  if (!from || !to) return undefined;
  const ofSquare = before.of.length === 1 ? bySquareRoot(from, to) : undefined;
  if (ofSquare) return ofSquare;
  const pairs = before.of.length === after.of.length;
  const isSideBySide = ({ left, right }: Equation) => areEqual(left, to.left) && areEqual(right, to.right);
  if (pairs) {
    for (const { equation, slip } of limited(byExpression(from, [...expressionSwaps, sign]))) {
      if (isSideBySide(equation)) return slip;
    }
  }
  const reached = solutionsOf(after, letter, none);
  if (before.of.length === 1) {
    const matches = (equation: Equation) => {
      const found = solutionsOf({ ...before, of: [equation] }, letter, none);
      if (Array.isArray(found) && Array.isArray(reached)) return isSameSet(found, reached);
      return after.of.length === 1 && areMultiples(differenceOf(equation), differenceOf(to));
    };
    if (after.solved && Array.isArray(reached)) {
      const isLinear = lettersIn(differenceOf(from)).length === 1 && reached.length === 1;
      const ofRoots = [
        () => byRootSign(solutionsOf(before, letter, none), reached, letter),
        () => byFormula(from, reached, letter),
      ];
      // Who writes √ or ± has used the formula.
      const isFormula = after.of.some(
        ({ right }) =>
          right.is === 'operation' &&
          right.by === '/' &&
          lettersIn(right).length === 0 &&
          numberIn(right.left) === null,
      );
      for (const tell of isLinear ? [] : isFormula ? ofRoots.reverse() : ofRoots) {
        const slip = tell();
        if (slip) return slip;
      }
    }
    for (const slipped of [byExpression(from, expressionSwaps), crossed(from), divided(from)]) {
      for (const { equation, slip } of limited(slipped)) if (matches(equation)) return slip;
    }
  }
  if (before.of.length > 1 && after.solved && Array.isArray(reached)) {
    const found = byRootSign(solutionsOf(before, letter, none), reached, letter);
    if (found) return found;
  }
  if (!pairs) return undefined;
  const [sameLeft, sameRight] = [areEqual(from.left, to.left), areEqual(from.right, to.right)];
  if (sameLeft === sameRight) return undefined;
  return sameLeft ? difference(from.right, to.right, true) : difference(from.left, to.left, true);
}

function* limited<T>(all: Generator<T>): Generator<T> {
  let count = 0;
  for (const one of all) {
    if (count++ >= mostCandidates) return;
    yield one;
  }
}

/** How a root got lost. */
export function lostSlip(before: EquationLine, after: EquationLine, letter: string, root: Complex): FollowSlip {
  const shown = `${letter} = ${shownRoot(root)}`;
  const isSquare = (node: Node) => node.is === 'operation' && node.by === '^' && (numberIn(node.right) ?? 1) % 2 === 0;
  const hasRoot = after.of.length === 1 && show(after.of[0]!.right).includes('√');
  const isSquared = before.of.some(
    ({ left, right }) =>
      (isSquare(left) && lettersIn(right).length === 0) || (isSquare(right) && lettersIn(left).length === 0),
  );
  if (isSquared || hasRoot) return { kind: 'plus minus', root: shown };
  const [from, to] = [before.of[0], after.of[0]];
  if (from && to && root.im === 0 && before.of.length === 1 && after.of.length === 1) {
    const factor =
      root.re === 0 ? ({ is: 'name', name: letter } as const) : sumOf([{ is: 'name', name: letter }, num(-root.re)]);
    const whole = (power: number) =>
      Array.from({ length: power }).reduce<Node>((node) => join('*', node, factor), differenceOf(to));
    if (areMultiples(differenceOf(from), whole(1)) || areMultiples(differenceOf(from), whole(2))) {
      return { kind: 'lost root', root: shown, by: show(factor) };
    }
  }
  return { kind: 'lost root', root: shown };
}
