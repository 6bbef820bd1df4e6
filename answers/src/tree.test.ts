import { expect, it } from 'vitest';
import type { Node } from './node.ts';
import { stepsTaken, within } from './steps.ts';
import { hasDecimals, namesIn, nodesOf } from './tree.ts';

const leaf: Node = { is: 'name', name: 'x' };
const one: Node = { is: 'number', value: 1, isDecimal: false };
const deep = (levels: number): Node =>
  Array.from({ length: levels }).reduce<Node>((right) => ({ is: 'operation', by: '+', left: one, right }), leaf);
const stepsOf = (work: () => unknown) => within(10_000, () => [work(), stepsTaken()], null)?.[1];

it.each([nodesOf, hasDecimals])('T103 counts every node that is looked at by %o', (look) => {
  expect(stepsOf(() => look(deep(100)))).toBe(201);
});

it('T103 counts letters the same whether they were found before or not', () => {
  const tree = deep(100);
  const first = stepsOf(() => namesIn(tree));
  expect(first).toBeGreaterThan(0);
  expect(stepsOf(() => namesIn(tree))).toBe(first);
});
