import type { Node } from '../../node.ts';
import { realAt } from '../../real.ts';
import { join, minus, negated, num, numberIn, plus, power, sumOf, termsOf, times } from '../build.ts';
import { lettersIn } from '../equation-line.ts';
import type { FollowSlipKind } from '../line-verdict.ts';
import { show, shownNumber, showTerm } from '../show.ts';
import type { Slipped, Swap } from './rewrite.ts';

const isSum = (node: Node) => termsOf(node).length > 1;
const said = (kind: FollowSlipKind, was: Node, is: Node, became: Node): Slipped => ({
  node: became,
  slip: { kind, was: show(was), is: show(is), became: show(became) },
});

/** A factor before a bracket that was given to one term only. */
export const bracketInPart: Swap = (node) => {
  if (node.is !== 'operation' || (node.by !== '*' && node.by !== '/')) return [];
  const { left, right } = node;
  if (node.by === '/') {
    if (!isSum(left) || isSum(right)) return [];
    const terms = termsOf(left);
    const whole = sumOf(terms.map((term) => join('/', term, right)));
    return terms.map((_, k) =>
      said('bracket in part', node, whole, sumOf(terms.map((term, at) => (at === k ? join('/', term, right) : term)))),
    );
  }
  if (isSum(left) && isSum(right)) {
    const [a, b] = [termsOf(left), termsOf(right)];
    if (a.length !== 2 || b.length !== 2) return [];
    const whole = sumOf(a.flatMap((one) => b.map((other) => times(one, other))));
    return [said('bracket in part', node, whole, plus(times(a[0]!, b[0]!), times(a[1]!, b[1]!)))];
  }
  if (isSum(left) === isSum(right)) return [];
  const [factor, terms] = isSum(right) ? [left, termsOf(right)] : [right, termsOf(left)];
  const whole = sumOf(terms.map((term) => times(factor, term)));
  return terms.map((_, k) =>
    said('bracket in part', node, whole, sumOf(terms.map((term, at) => (at === k ? times(factor, term) : term)))),
  );
};

/** A minus before a bracket that reached the first term only. */
export const minusBracket: Swap = (node) => {
  const bracket = bracketAfterMinus(node);
  if (!bracket) return [];
  const { before, factor, inside } = bracket;
  const all = inside.map((term) => times(factor, term));
  const slipped = all.map((term, k) => (k === 0 ? term : negated(term)));
  const was: Node = numberIn(factor) === -1 ? { is: 'sign', of: sumOf(inside) } : times(factor, sumOf(inside));
  const slip = { was: show(was), is: show(sumOf(all)), became: show(sumOf(slipped)) };
  return [{ node: before ? plus(before, sumOf(slipped)) : sumOf(slipped), slip: { kind: 'minus bracket', ...slip } }];
};

function bracketAfterMinus(node: Node): { before: Node | null; factor: Node; inside: Node[] } | null {
  if (node.is === 'sign') return isSum(node.of) ? { before: null, factor: num(-1), inside: termsOf(node.of) } : null;
  if (node.is !== 'operation') return null;
  const { by, left, right } = node;
  if (by === '*' && (numberIn(left) ?? 0) < 0 && isSum(right))
    return { before: null, factor: left, inside: termsOf(right) };
  if (by !== '-') return null;
  // Terms are told apart first: a − b is no bracket.
  if (isSum(right)) return { before: left, factor: num(-1), inside: termsOf(right) };
  if (right.is === 'operation' && right.by === '*' && isSum(right.right) && !isSum(right.left)) {
    return { before: left, factor: negated(right.left), inside: termsOf(right.right) };
  }
  return null;
}

export const squareOfSum: Swap = (node) => {
  if (node.is !== 'operation' || node.by !== '^' || numberIn(node.right) !== 2) return [];
  const terms = termsOf(node.left);
  if (terms.length !== 2) return [];
  const [a, b] = terms as [Node, Node];
  const [aa, bb] = [power(a, 2), power(b, 2)];
  const whole = plus(plus(aa, times(num(2), times(a, b))), bb);
  const withSign = b.is === 'sign' || (numberIn(b) ?? 0) < 0 ? [minus(aa, bb)] : [];
  return [plus(aa, bb), ...withSign].map((became) => said('square of a sum', node, whole, became));
};

const rootOf = (node: Node): Node => {
  const root = realAt(node, new Map()).value ** 0.5;
  return Number.isInteger(root) ? num(root) : { is: 'call', name: 'sqrt', of: node };
};

export const rootOfSum: Swap = (node) => {
  if (node.is !== 'call' || node.name !== 'sqrt') return [];
  const terms = termsOf(node.of);
  if (terms.length !== 2) return [];
  const plain = terms.map((term) => (term.is === 'sign' ? term.of : term));
  const [a, b] = plain.map(rootOf) as [Node, Node];
  const became = terms[1]!.is === 'sign' ? minus(a, b) : plus(a, b);
  return [{ node: became, slip: { kind: 'root of a sum', was: show(node), became: show(became) } }];
};

/** x³·x² taken for x⁶, (x³)² for x⁵. */
export const powers: Swap = (node) => {
  if (node.is !== 'operation') return [];
  const { by, left, right } = node;
  if (by === '^' && left.is === 'operation' && left.by === '^') {
    const [m, n] = [numberIn(left.right), numberIn(right)];
    return m === null || n === null ? [] : [said('powers', node, power(left.left, m * n), power(left.left, m + n))];
  }
  if (by !== '*') return [];
  const [a, b] = [asPower(left), asPower(right)];
  if (!a || !b || show(a.base) !== show(b.base)) return [];
  return [said('powers', node, power(a.base, a.exponent + b.exponent), power(a.base, a.exponent * b.exponent))];
};

function asPower(node: Node): { base: Node; exponent: number } | null {
  if (node.is !== 'operation' || node.by !== '^') return null;
  const exponent = numberIn(node.right);
  return exponent === null ? null : { base: node.left, exponent };
}

/** One term that changed its sign, and nothing else. Under a root of the formula it is −4ac. */
export const sign: Swap = (node) => {
  const isRoot = node.is === 'call' && node.name === 'sqrt';
  const terms = termsOf(isRoot ? node.of : node);
  if (terms.length < 2) return [];
  return terms.map((term, k) => {
    const flipped = sumOf(terms.map((one, at) => (at === k ? negated(one) : one)));
    const isNumber = lettersIn(term).length === 0;
    const value = realAt(term, new Map()).value;
    const isMinus4ac = isRoot && isNumber && /(?:^|[−(× ])4(?: ×|\()/.test(show(term));
    const shown = isNumber
      ? { is: signed(value), became: signed(-value) }
      : { is: showTerm(term), became: showTerm(negated(term)) };
    return {
      node: isRoot ? { ...node, of: flipped } : flipped,
      slip: { kind: isMinus4ac ? 'minus 4ac' : 'sign', was: showTerm(term), ...shown },
    };
  });
};

export const signed = (value: number) => (value < 0 ? shownNumber(value) : `+${shownNumber(value)}`);

/** In this order: what has a better name comes first. */
export const expressionSwaps: readonly Swap[] = [minusBracket, bracketInPart, squareOfSum, rootOfSum, powers];
