import { domainOf } from '../../domain.ts';
import type { Node } from '../../node.ts';
import { pointsFor } from '../../points.ts';
import { realAt } from '../../real.ts';
import { namesIn } from '../../tree.ts';
import { num, power, termsOf, times } from '../build.ts';
import { derivativeAt } from '../derivative.ts';
import type { FollowSlip } from '../line-verdict.ts';
import { show, shownNumber, showTerm } from '../show.ts';

/** What a term would give after a slip, at one place. */
interface TermSlip {
  slip: FollowSlip;
  valueAt: (x: number) => number;
}

interface Monomial {
  factor: number;
  exponent: number;
}

/** Whether a term is c·xⁿ, from its values alone. */
function monomialOf(term: Node, letter: string): Monomial | null {
  const at = (x: number) => realAt(term, new Map([[letter, x]])).value;
  const factor = at(1);
  const exponent = Math.log2(at(2) / factor);
  if (!Number.isFinite(factor * exponent)) return null;
  const isSo = [0.7, 1.6, 3].every((x) => Math.abs(at(x) - factor * x ** exponent) <= 1e-9 * Math.abs(at(x)));
  return isSo
    ? { factor, exponent: Math.abs(exponent - Math.round(exponent)) < 1e-9 ? Math.round(exponent) : exponent }
    : null;
}

function ofMonomial(term: Node, letter: string, { factor, exponent }: Monomial): TermSlip[] {
  const x: Node = { is: 'name', name: letter };
  const shown = (by: number, to: number) => (to === 0 ? shownNumber(by) : show(times(num(by), power(x, to))));
  const was = show(term);
  if (exponent === 0) return [{ slip: { kind: 'constant kept', was }, valueAt: () => factor }];
  const is = shown(factor * exponent, exponent - 1);
  const told = (kind: FollowSlip['kind'], by: number, to: number): TermSlip => ({
    slip: { kind, was, is, became: shown(by, to) },
    valueAt: (at) => by * at ** to,
  });
  return [
    ...(exponent === 1 ? [told('exponent kept', factor, 1)] : [told('factor lost', factor, exponent - 1)]),
    ...(exponent === 1 ? [] : [told('exponent kept', factor * exponent, exponent)]),
    ...(exponent === 1 ? [] : [told('exponent raised', factor * exponent, exponent + 1)]),
  ];
}

const hasLetter = (node: Node, letter: string) => namesIn(node).has(letter);

/** What stands inside something that has a rule of its own: sin(3x), (2x + 1)⁵, e^(2x). */
function innerOf(term: Node, letter: string): Node | null {
  if (term.is === 'sign') return innerOf(term.of, letter);
  if (term.is === 'call') return term.of.is === 'name' ? null : term.of;
  if (term.is !== 'operation') return null;
  const { by, left, right } = term;
  if (by === '^') {
    if (hasLetter(right, letter)) return right.is === 'name' ? null : right;
    return left.is === 'name' ? null : left;
  }
  if (by === '*' && !hasLetter(left, letter)) return innerOf(right, letter);
  return by === '/' && !hasLetter(right, letter) ? innerOf(left, letter) : null;
}

function ofOthers(term: Node, letter: string): TermSlip[] {
  const slope = (node: Node) => (x: number) => derivativeAt(node, letter, 1, new Map([[letter, x]]));
  const whole = slope(term);
  const was = show(term);
  const found: TermSlip[] = [];
  const inner = innerOf(term, letter);
  if (inner) {
    const within = slope(inner);
    found.push({ slip: { kind: 'inner lost', was, by: show(inner) }, valueAt: (x) => whole(x) / within(x) });
  }
  const bare = term.is === 'sign' ? term.of : term;
  if (bare.is === 'operation' && bare.by === '*' && hasLetter(bare.left, letter) && hasLetter(bare.right, letter)) {
    const [u, v] = [slope(bare.left), slope(bare.right)];
    const by = term === bare ? 1 : -1;
    found.push({ slip: { kind: 'product rule', was }, valueAt: (x) => by * u(x) * v(x) });
  }
  if (/sin|cos/.test(was))
    found.push({ slip: { kind: 'sign of cosine', was: showTerm(term) }, valueAt: (x) => -whole(x) });
  return found;
}

/** Which slip leads from a function to what was taken for its derivative. */
export function derivativeSlip(before: Node, after: Node, letter: string): FollowSlip | undefined {
  const points = pointsFor([letter], domainOf('positive')).slice(0, 24);
  const slopes = points.map((point) => derivativeAt(before, letter, 1, point));
  const given = points.map((point) => realAt(after, point).value);
  const at = points.map((point) => point.get(letter)!);
  const isReached = (changes: readonly { term: Node; valueAt: (x: number) => number }[]) => {
    let count = 0;
    for (const [k, x] of at.entries()) {
      const moved = changes.reduce(
        (sum, { term, valueAt }) => sum - derivativeAt(term, letter, 1, points[k]!) + valueAt(x),
        slopes[k]!,
      );
      if (!Number.isFinite(moved) || !Number.isFinite(given[k]!)) continue;
      if (Math.abs(moved - given[k]!) > 1e-5 * Math.max(1, Math.abs(moved))) return false;
      count += 1;
    }
    return count >= 6;
  };
  const all = termsOf(before).map((term) => {
    const monomial = monomialOf(term, letter);
    return { term, slips: monomial ? ofMonomial(term, letter, monomial) : ofOthers(term, letter) };
  });
  for (const { term, slips } of all) {
    for (const { slip, valueAt } of slips) if (isReached([{ term, valueAt }])) return slip;
  }
  // The same slip in every term that allows it.
  for (const kind of ['exponent kept', 'factor lost'] as const) {
    const each = all.flatMap(({ term, slips }) =>
      slips.filter(({ slip }) => slip.kind === kind).map((one) => ({ term, ...one })),
    );
    if (each.length > 1 && isReached(each)) return each[0]!.slip;
  }
  return undefined;
}
