import type { Node } from '../../node.ts';
import type { FollowSlip } from '../line-verdict.ts';

/** What a line would be after a slip. */
export interface Slipped {
  node: Node;
  slip: FollowSlip;
}

export type Swap = (node: Node) => Slipped[];

/** Every tree that comes of one swap somewhere in it. */
export function* rewritten(node: Node, swap: Swap): Generator<Slipped> {
  yield* swap(node);
  switch (node.is) {
    case 'sign':
    case 'factorial':
    case 'call':
      for (const one of rewritten(node.of, swap)) yield { ...one, node: { ...node, of: one.node } };
      return;
    case 'operation':
      for (const one of rewritten(node.left, swap)) yield { ...one, node: { ...node, left: one.node } };
      for (const one of rewritten(node.right, swap)) yield { ...one, node: { ...node, right: one.node } };
  }
}
