import { domainOf } from '../domain.ts';
import { CannotRead, type Node } from '../node.ts';
import { pointsFor } from '../points.ts';
import { realAt } from '../real.ts';
import { namesOf } from '../same.ts';
import { hasDecimals } from '../tree.ts';
import { negated, termsOf } from './build.ts';
import { derivativeAt } from './derivative.ts';
import { type Label, labelOf } from './derivative-label.ts';
import { lettersIn } from './equation-line.ts';
import { type Found, follows, slips, unsure } from './line-verdict.ts';
import { insidesOf, motionOf } from './motion.ts';
import { isAmbiguous, stepsOf } from './read-line.ts';
import { type Comparison, lastPlace } from './same-value.ts';
import { compareReads, expressionSlip, type Read, readSide, sidesOf } from './simplify.ts';
import { derivativeSlip } from './slips/derivative-slips.ts';

const leastPoints = 6;
const mostSize = 1e9;
const everywhere = domainOf();

/** A function's derivative from its values, and what was written for it. */
function compareDerivative(before: Node, order: number, letter: string, after: Node): Comparison {
  const names = [...new Set([...namesOf([before, after], false), letter])];
  const share = hasDecimals(after) || hasDecimals(before) ? 0.01 : 1e-5;
  let count = 0;
  for (const point of pointsFor(names, everywhere)) {
    const { value, peak } = realAt(after, point);
    const wanted = derivativeAt(before, letter, order, point);
    if (!Number.isFinite(wanted + value) || Math.abs(wanted) > mostSize) continue;
    if (Math.abs(wanted - value) > share * Math.max(1, Math.abs(wanted)) + 1e-9 * peak) return 'different';
    count += 1;
  }
  return count < leastPoints ? 'unsure' : 'same';
}

interface Function {
  /** By the order of the derivative, as it was written last. */
  orders: (Read | undefined)[];
}

/** A function and its derivatives, line by line. */
export function followDifferentiating(begins: string, lines: readonly string[]): Found[] {
  const beginSides = sidesOf(begins);
  const begun = beginSides.length > 1 ? labelOf(beginSides[0]!) : null;
  const start = readSide(beginSides.at(-1)!, new Set());
  const letters = lettersIn(start[0]!);
  const letter = begun?.letter ?? (letters.includes('x') ? 'x' : (letters[0] ?? 'x'));
  const known = new Set([...letters, letter]);
  // To the base ten for some, to the base e for others.
  const hasLog = /\blog(?!_)/.test(begins);
  const main = begun?.name || 'y';
  const functions = new Map<string, Function>([[main, { orders: [start] }]]);
  let open = { name: main, order: 0 };
  const moved = motionOf(main, letter, known, lines);
  const functionOf = (name: string) =>
    functions.get(name) ??
    functions.get(name.toLowerCase()) ??
    (/^[yfF]$/.test(name) ? functions.get(main) : undefined);

  /** A velocity is the derivative of a place: "v" is dx/dt, "dv/dt" d²x/dt². */
  function meant(label: Label): Label {
    const order = functions.has(label.name) ? undefined : moved.get(label.name.toLowerCase());
    return order === undefined ? label : { ...label, name: main, order: label.order + order };
  }

  const latest = ({ orders }: Function, order: number) => {
    for (let k = order; k >= 0; k -= 1) if (orders[k]) return { read: orders[k]!, order: k };
    return null;
  };

  function compareSide(of: Function, order: number, side: Read): Comparison {
    const base = latest(of, order);
    if (!base) return 'unsure';
    const found =
      base.order === order
        ? compareReads(base.read, side)
        : kindest(base.read.flatMap((a) => side.map((b) => compareDerivative(a, order - base.order, letter, b))));
    // A number for what is no number is its value somewhere, or a condition: "dy/dx = 0".
    const isNumber = lettersIn(side[0]!).length === 0 && lettersIn(base.read[0]!).length > 0;
    return found === 'different' && isNumber && !isConstant(base.read[0]!, order - base.order) ? 'unsure' : found;
  }

  function isConstant(node: Node, order: number): boolean {
    const values = [0.7, 1.9, 3.2].map((x) => derivativeAt(node, letter, order, new Map([[letter, x]])));
    return values.every((one) => Math.abs(one - values[0]!) < 1e-6 * Math.max(1, Math.abs(one)));
  }

  function slipOf(of: Function, order: number, side: Read): Found {
    const base = latest(of, order)!;
    if (base.order === order) return slips(() => expressionSlip(base.read[0]!, side[0]!));
    return slips(() => (order - base.order === 1 ? derivativeSlip(base.read[0]!, side[0]!, letter) : undefined));
  }

  /** "f'(2) = 3(2)² − 2 = 10". */
  function judgeValue(of: Function, { order, at }: Label, sides: readonly Read[]): Found {
    const base = latest(of, order);
    const [where] = readSide(at!, known);
    const x = realAt(where!, new Map()).value;
    if (!base || !Number.isFinite(x)) return unsure;
    const wanted = derivativeAt(base.read[0]!, letter, order - base.order, new Map([[letter, x]]));
    for (const [side] of sides) {
      if (lettersIn(side!).length > 0 || !Number.isFinite(wanted)) return unsure;
      const { value } = realAt(side!, new Map());
      const slack = hasDecimals(side!)
        ? Math.max(0.01 * Math.abs(wanted), lastPlace(side!))
        : 1e-6 * Math.max(1, Math.abs(wanted));
      if (Math.abs(value - wanted) > slack) return slips();
    }
    return follows;
  }

  /** "v = 2t + 1", where that stands inside the function, may be a name for it. */
  const isOfInside = (side: Read, order: number) =>
    insidesOf(start[0]!).some((node) => compareReads([node], side) === 'same') &&
    compareSide(functions.get(main)!, order, side) !== 'same';

  function judgeLabelled(written: Label, sides: readonly Read[]): Found {
    const label = meant(written);
    if (label !== written && written.order === 0 && sides.some((side) => isOfInside(side, label.order))) return unsure;
    if (label.name === letter || (label.letter && label.letter !== letter)) return unsure;
    const of = label.of ? { orders: [readSide(label.of, known)] } : functionOf(label.name);
    if (!of) {
      if (label.order === 0 && label.at === undefined) functions.set(label.name, { orders: [sides.at(-1)!] });
      return unsure;
    }
    if (label.at !== undefined) return judgeValue(of, label, sides);
    if (!label.of) open = { name: label.name, order: label.order };
    return judgeSides(of, label.order, sides);
  }

  function judgeSides(of: Function, order: number, sides: readonly Read[]): Found {
    let told = follows;
    for (const side of sides) {
      const found = compareSide(of, order, side);
      if (found === 'different' && told.is !== 'slips') told = slipOf(of, order, side);
      if (found === 'unsure' && told.is === 'follows') told = unsure;
      if (found !== 'unsure') of.orders[order] = side;
    }
    return told;
  }

  /** Without a name before it: the line above written in another way, or its derivative. */
  function judgeBare(sides: readonly Read[]): Found {
    const of = functionOf(open.name)!;
    if (sides.length > 1) return lettersIn(sides.at(-1)![0]!).length === 0 ? unsure : bareChain(of, sides);
    const [side] = sides as [Read];
    const orders = [open.order, open.order + 1, 1, 0].filter((one, k, all) => all.indexOf(one) === k);
    const found = orders.map((order) => compareSide(of, order, side));
    const at = found.indexOf('same');
    if (at >= 0) {
      open = { ...open, order: orders[at]! };
      of.orders[orders[at]!] = side;
      return follows;
    }
    if (found.includes('unsure') || isOfOneTerm(side[0]!)) return unsure;
    const order = Math.max(1, open.order);
    const told = slipOf(of, order, side);
    open = { ...open, order };
    of.orders[order] = side;
    return told;
  }

  /** Some take the terms one by one. */
  function isOfOneTerm(side: Node): boolean {
    const terms = termsOf(start[0]!).flatMap((term) => [term, negated(term)]);
    return (
      terms.length > 2 &&
      terms.some((term) => [0, 1].some((order) => compareDerivative(term, order, letter, side) === 'same'))
    );
  }

  /** A calculation beside it. */
  function bareChain(of: Function, sides: readonly Read[]): Found {
    const isOfFunction = compareSide(of, open.order, sides[0]!) === 'same';
    return isOfFunction ? judgeSides(of, open.order, sides) : unsure;
  }

  /** "v = dx/dt = …", "a(t) = v′(t) = …": the same, named again. */
  function isSameName(label: Label, side: string): boolean {
    const other = labelOf(side);
    if (!other) return false;
    const [a, b] = [meant(label), meant(other.of ? { ...other, name: main } : other)];
    return (
      a.order > 0 &&
      a.order === b.order &&
      functionOf(a.name) === functionOf(b.name) &&
      functionOf(a.name) !== undefined
    );
  }

  /** "2 x 6t" multiplies, where x is no letter of the function. */
  const withTimes = (side: string) => (known.has('x') ? side : side.replace(/(?<=[\d)]\s*)[xX](?=\s*[\d(])/g, ' * '));

  function judge(step: string): Found {
    const sides = sidesOf(step);
    const label = sides.length > 1 && sides[0] !== '' ? labelOf(sides[0]!) : null;
    const isNamed = label !== null || sides[0] === '';
    const said = isNamed ? sides.slice(1) : sides;
    while (label && said.length > 0 && isSameName(label, said[0]!)) said.shift();
    const reads = said.map((side) => readSide(withTimes(side), known));
    if (reads.length === 0 || reads.some(([node]) => lettersIn(node!).some((one) => !known.has(one)))) return unsure;
    if (label) return judgeLabelled(label, reads);
    return sides[0] === '' ? judgeSides(functionOf(open.name)!, open.order, reads) : judgeBare(reads);
  }

  return lines.map((line) => {
    try {
      const told = stepsOf(line).map(judge);
      const wrong = told.find(({ is }) => is === 'slips');
      if (wrong) return isAmbiguous(line) || hasLog ? unsure : wrong;
      return told.length > 0 && told.every(({ is }) => is === 'follows') ? follows : unsure;
    } catch (error) {
      if (error instanceof CannotRead) return unsure;
      throw error;
    }
  });
}

const kindest = (all: readonly Comparison[]): Comparison =>
  all.includes('same') ? 'same' : all.includes('unsure') ? 'unsure' : 'different';
