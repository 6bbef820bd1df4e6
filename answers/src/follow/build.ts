import type { Node, Operator } from '../node.ts';

/** Nodes put together, with numbers folded where that is what a person would write: 2·3 is 6, 2·(3x) is 6x. */

export const num = (value: number): Node =>
  value < 0 ? { is: 'sign', of: num(-value) } : { is: 'number', value, isDecimal: !Number.isInteger(value) };
export const join = (by: Operator, left: Node, right: Node): Node => ({ is: 'operation', by, left, right });

/** A plain number, perhaps with a sign before it. */
export function numberIn(node: Node): number | null {
  if (node.is === 'number') return node.value;
  if (node.is !== 'sign') return null;
  const inner = numberIn(node.of);
  return inner === null ? null : -inner;
}

export function negated(node: Node): Node {
  if (node.is === 'sign') return node.of;
  if (node.is === 'operation' && node.by === '*') {
    const first = numberIn(node.left);
    if (first !== null) return times(num(-first), node.right);
  }
  return { is: 'sign', of: node };
}

export function plus(left: Node, right: Node): Node {
  const [a, b] = [numberIn(left), numberIn(right)];
  if (a !== null && b !== null) return num(a + b);
  if (a === 0) return right;
  if (b === 0) return left;
  return right.is === 'sign' ? join('-', left, right.of) : join('+', left, right);
}

export const minus = (left: Node, right: Node): Node => plus(left, negated(right));

export function times(left: Node, right: Node): Node {
  const [a, b] = [numberIn(left), numberIn(right)];
  if (a !== null && b !== null) return num(a * b);
  if (b !== null) return times(right, left);
  if (a === 1) return right;
  if (a === -1) return negated(right);
  if (right.is === 'sign') return negated(times(left, right.of));
  if (left.is === 'sign' && a === null) return negated(times(left.of, right));
  if (a !== null && right.is === 'operation' && right.by === '*') {
    const inner = numberIn(right.left);
    if (inner !== null) return times(num(a * inner), right.right);
  }
  if (left.is === 'name' && right.is === 'name' && left.name === right.name) return power(left, 2);
  const product = join('*', a !== null && a < 0 ? num(-a) : left, right);
  return a !== null && a < 0 ? { is: 'sign', of: product } : product;
}

export function power(base: Node, exponent: number): Node {
  const value = numberIn(base);
  if (value !== null) return num(value ** exponent);
  if (exponent === 1) return base;
  if (base.is === 'sign' && exponent % 2 === 0) return power(base.of, exponent);
  if (base.is === 'operation' && base.by === '*') return times(power(base.left, exponent), power(base.right, exponent));
  return join('^', base, num(exponent));
}

/** The terms of a sum, each with its sign inside; of anything else the thing itself. */
export function termsOf(node: Node): Node[] {
  if (node.is === 'sign') return termsOf(node.of).map(negated);
  if (node.is !== 'operation' || (node.by !== '+' && node.by !== '-')) return [node];
  const right = termsOf(node.right);
  return [...termsOf(node.left), ...(node.by === '-' ? right.map(negated) : right)];
}

export const sumOf = (terms: readonly Node[]): Node => terms.reduce(plus, num(0));
