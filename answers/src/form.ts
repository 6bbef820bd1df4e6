import { hasDecimals, type Node, namesIn } from './node.ts';

/** Forms that a question may ask for, besides the value. */
export type Form = 'factorised' | 'exact' | 'expanded';

const hasNames = (node: Node) => [...namesIn(node)].some((name) => name !== 'pi' && name !== 'e');

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

/** Whether brackets with a sum inside are still multiplied or raised somewhere. */
function hasOpenProduct(node: Node): boolean {
  if (node.is === 'sign') return hasOpenProduct(node.of);
  if (node.is !== 'operation') return false;
  const { by, left, right } = node;
  const isSum = (one: Node) => one.is === 'operation' && (one.by === '+' || one.by === '-') && hasNames(one);
  if (by === '*' || by === '^') return isSum(left) || isSum(right) || hasOpenProduct(left) || hasOpenProduct(right);
  return hasOpenProduct(left) || hasOpenProduct(right);
}

/** Whether an answer of the right value has the form that was asked for; the key shows how far it goes. */
export function hasForm(form: Form, key: Node, given: Node): boolean {
  if (form === 'exact') return !hasDecimals(given);
  if (form === 'expanded') return !hasOpenProduct(given);
  return factorsOf(given) >= Math.max(2, factorsOf(key));
}
