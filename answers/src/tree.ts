import type { Node } from './node.ts';
import { take } from './steps.ts';

/** Nothing else in a node is an object. */
export const childrenOf = (node: Node): Node[] => Object.values(node).filter((one) => typeof one === 'object');

/** Every node of a tree, each before those that it is made of. */
export function nodesOf(root: Node): Node[] {
  const all = [root];
  for (const node of all) all.push(...childrenOf(node));
  take(all.length);
  return all;
}

const found = new WeakMap<Node, Set<string>>();

function findNames(node: Node): Set<string> {
  const names =
    found.get(node) ??
    new Set(node.is === 'name' ? [node.name] : childrenOf(node).flatMap((one) => [...findNames(one)]));
  found.set(node, names);
  return names;
}

/** The letters in a part, found once for each. They are counted every time, so that memory decides nothing. */
export function namesIn(node: Node): Set<string> {
  const names = findNames(node);
  take(1 + names.size);
  return names;
}

export const hasDecimals = (node: Node) => nodesOf(node).some((one) => one.is === 'number' && one.isDecimal);
