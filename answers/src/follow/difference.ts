import type { Node } from '../node.ts';
import { realAt } from '../real.ts';
import { childrenOf } from '../tree.ts';
import { join, termsOf } from './build.ts';
import { lettersIn } from './equation-line.ts';
import type { FollowSlip } from './line-verdict.ts';
import { areEqual } from './same-value.ts';
import { isTold, show, shownNumber } from './show.ts';

interface Changed {
  was: Node;
  became: Node;
}

/** What the two have not in common, each part of one matched with one part of the other. */
function unmatched(before: readonly Node[], after: readonly Node[]): [Node[], Node[]] {
  const rest = [...after];
  const gone = before.filter((one) => {
    const at = rest.findIndex((other) => areEqual(one, other));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return [gone, rest];
}

const isAlike = (a: Node, b: Node) =>
  a.is === b.is &&
  (a.is !== 'operation' || (b.is === 'operation' && a.by === b.by)) &&
  (a.is !== 'call' || (b.is === 'call' && a.name === b.name));

/** A sum as it stands, without working it out. */
const unfolded = (terms: readonly Node[]) =>
  terms.reduce((sum, term) => (term.is === 'sign' ? join('-', sum, term.of) : join('+', sum, term)));

const mostDepth = 12;

/** The smallest part of a line that became something else in the next. */
function changed(before: Node, after: Node, depth = 0): Changed {
  const whole = { was: before, became: after };
  if (depth > mostDepth) return whole;
  const [a, b] = [termsOf(before), termsOf(after)];
  if (a.length > 1 || b.length > 1) {
    const [gone, come] = unmatched(a, b);
    if (gone.length === 0 || come.length === 0) return whole;
    if (gone.length === 1 && come.length === 1) return changed(gone[0]!, come[0]!, depth + 1);
    return { was: gone.length === a.length ? before : unfolded(gone), became: unfolded(come) };
  }
  if (!isAlike(before, after)) return whole;
  const [children, others] = [childrenOf(before), childrenOf(after)];
  const differing = children.filter((child, k) => !areEqual(child, others[k]!));
  if (differing.length !== 1) return whole;
  const at = children.indexOf(differing[0]!);
  return changed(children[at]!, others[at]!, depth + 1);
}

const mostShown = 40;

/** What became what, where no slip with a name explains it; nothing where that would be the whole line. */
export function difference(before: Node, after: Node, isWholeTold: boolean): FollowSlip | undefined {
  const { was, became } = changed(before, after);
  const [from, to] = [show(was), show(became)];
  if (from.length > mostShown || to.length > mostShown || from === to) return undefined;
  const { value } = realAt(was, new Map());
  if (lettersIn(was, became).length === 0 && Number.isFinite(value) && isTold(value) && was.is !== 'number') {
    return { kind: 'arithmetic', was: from, is: shownNumber(value), became: to };
  }
  return was === before && !isWholeTold ? undefined : { kind: 'became', was: from, became: to };
}
