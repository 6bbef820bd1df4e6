import type { Node } from './node.ts';
import { realAt } from './real.ts';
import { childrenOf, hasDecimals, namesIn } from './tree.ts';

/** Forms that a question may ask for, besides the value. */
export type Form = 'factorised' | 'exact' | 'expanded';

const worthOf = (node: Node) => realAt(node).value;
const isWhole = (value: number) => Math.round(value) !== 0 && Math.abs(value - Math.round(value)) < 1e-9;

const hasNames = (node: Node) => [...namesIn(node)].some((name) => !['pi', 'e'].includes(name));

/** How many factors with a letter in them a product shows; a sum is one, and a power counts as often as it says. */
function factorsOf(node: Node): number {
  if (!hasNames(node)) return 0;
  if (node.is === 'sign') return factorsOf(node.of);
  if (node.is !== 'operation') return 1;
  const { by, left, right } = node;
  if (by === '*') return factorsOf(left) + factorsOf(right);
  if (by === '/') return factorsOf(left);
  if (by === '^' && right.is === 'number' && Number.isInteger(right.value)) return factorsOf(left) * right.value;
  return 1;
}

const isSum = (node: Node) => node.is === 'operation' && '+-'.includes(node.by) && hasNames(node);

/** Whether brackets with a sum inside are still multiplied or raised somewhere. */
function hasOpenProduct(node: Node): boolean {
  if (node.is === 'call') return false;
  const isProduct = node.is === 'operation' && '*^'.includes(node.by);
  return (isProduct && childrenOf(node).some(isSum)) || childrenOf(node).some(hasOpenProduct);
}

/** Whether a number is not worked out: "16^(3/4)", "(4 + 5i)(5 + 2i)". A fraction is, and so is 3 × 10^4. */
export function isOpen(node: Node): boolean {
  if (node.is === 'sign') return isOpen(node.of);
  if (node.is !== 'operation') return false;
  const { by, left, right } = node;
  const [isOfI, isByI] = [left, right].map((one) => namesIn(one).has('i'));
  if (by === '/' ? isByI : by === '*' ? isOfI && isByI : by === '^' && isOfI) return true;
  const value = by === '^' && !Number.isInteger(worthOf(right)) ? worthOf(node) : 0;
  return isWhole(value) || isWhole(1 / value) || isOpen(left) || isOpen(right);
}

/** Whether an answer of the right value has the form that was asked for; the key shows how far it goes. */
export function hasForm(form: Form, key: Node, given: Node): boolean {
  if (form === 'exact') return !hasDecimals(given) && (isOpen(key) || !isOpen(given));
  if (form === 'expanded') return !hasOpenProduct(given);
  return factorsOf(given) >= Math.max(2, factorsOf(key));
}
