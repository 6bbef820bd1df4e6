import { all, type Complex, create, type MathNode, type Matrix, type Unit } from 'mathjs';
import { functions } from '../templates/functions.ts';

/**
 * The vocabulary of `Calc` lines and `calc` fences: mathjs without what reaches outside of an expression, and three
 * helpers. A sum is written `expression = expression`.
 */

const math = create(all!, { matrix: 'Array' });
const parse = math.parse.bind(math);

const shut =
  'import createUnit evaluate parse simplify derivative resolve rationalize parser help reviver config'.split(' ');
const chance = ['random', 'randomInt', 'pickRandom'];

/** What templates call otherwise than mathjs does. */
const OURS = 'ln sind cosd tand asind acosd atand choose perm whole'.split(' ');

const disc = (a: number, b: number, c: number) => b * b - 4 * a * c;
math.import(
  {
    ...Object.fromEntries([...shut, ...chance].map((name) => [name, refuse(name)])),
    disc,
    roots: (a: number, b: number, c: number) => {
      const root = math.sqrt(disc(a, b, c)) as number;
      return [1, -1].map((sign) => math.divide(math.add(-b, math.multiply(sign, root)), 2 * a));
    },
    ...Object.fromEntries(OURS.map((name) => [name, functions[name]])),
    positive: (list: number[] | Matrix) =>
      (Array.isArray(list) ? list : (list.toArray() as number[])).filter((value) => value > 0),
  },
  { override: true },
);

function refuse(name: string) {
  return () => {
    throw new Error(`${name} is not part of the vocabulary of sums`);
  };
}

/** A number of the plane; a real one has no second part. */
export type Value = readonly [real: number, imaginary: number];

/** What the names of a template stand for in one draw. */
export type Names = Record<string, unknown>;

/** Reads an expression, whose value is a list of its members. Throws a sentence that a writer understands. */
export function readExpression(expression: string): (names?: Names) => Value[] {
  if (/\*\*|=>|Math\./.test(expression)) {
    throw new Error('write it in the vocabulary of sums: ^ for a power, no JavaScript');
  }
  const tree = parse(expression);
  tree.traverse(refuseNode);
  const compiled = tree.compile();
  return (names = {}) => {
    const result: unknown = compiled.evaluate({ ...names });
    const list: unknown = math.isMatrix(result) ? result.toArray() : result;
    return (Array.isArray(list) ? list.flat(Number.POSITIVE_INFINITY) : [list]).map(asValue);
  };
}

export const valuesOf = (expression: string) => readExpression(expression)();

function refuseNode(node: MathNode) {
  if (/Assignment|Block/.test(node.type)) throw new Error('a sum names nothing and has one expression on each side');
  const named = node as MathNode & { accessorName?: string; name?: string };
  if (node.type === 'AccessorNode' && named.name) throw new Error(`".${named.name}" is not part of a sum`);
}

function asValue(result: unknown): Value {
  if (typeof result === 'number' || typeof result === 'boolean') return finite(Number(result), 0);
  const kind = math.typeOf(result);
  if (kind === 'Complex') return finite((result as Complex).re, (result as Complex).im);
  if (kind === 'BigNumber' || kind === 'Fraction') return finite(Number(result), 0);
  if (kind === 'Unit') return finite((result as Unit).toSI().toNumeric() as number, 0);
  throw new Error(`gives a ${kind}, not a number`);
}

function finite(real: number, imaginary: number): Value {
  if (!Number.isFinite(real) || !Number.isFinite(imaginary)) throw new Error('gives no number (a division by zero?)');
  return [real, imaginary];
}

/** Two charges of 10⁻¹⁹ C may differ by half; only beside zero is a trace nothing. */
function close(a: number, b: number): boolean {
  const size = Math.max(Math.abs(a), Math.abs(b));
  return Math.abs(a - b) <= 1e-9 * (a === 0 || b === 0 || size > 1e-6 ? Math.max(1, size) : size);
}
export const near = (a: Value, b: Value) => close(a[0], b[0]) && close(a[1], b[1]);

/** The same numbers, in whatever order. */
export function sameValues(a: Value[], b: Value[]): boolean {
  const rest = [...b];
  return a.length === b.length && a.every((value) => take(rest, value));
}

function take(rest: Value[], value: Value): boolean {
  const at = rest.findIndex((other) => near(other, value));
  if (at >= 0) rest.splice(at, 1);
  return at >= 0;
}

export const shown = (values: Value[]) =>
  values.map(([real, imaginary]) => math.format(imaginary ? math.complex(real, imaginary) : real, 10)).join(', ');

export type Sum = { right: Value[] } | { fault: string };

/** Reads `expression = expression`; evaluating gives what is on the right, or what is wrong. */
export function readSum(text: string): (names?: Names) => Sum {
  const at = text.lastIndexOf(' = ');
  if (at < 0)
    return () => ({ fault: `"${text}" has no " = ": write expression = expression, with spaces around the sign` });
  const failed = (error: unknown) => ({ fault: `"${text}" cannot be computed: ${(error as Error).message}` });
  try {
    const [left, right] = [readExpression(text.slice(0, at)), readExpression(text.slice(at + 3))];
    return (names) => {
      try {
        const [found, wanted] = [left(names), right(names)];
        if (sameValues(found, wanted)) return { right: wanted };
        return { fault: `"${text}" does not hold: the left side is ${shown(found)}. Mend the number or the sum` };
      } catch (error) {
        return failed(error);
      }
    };
  } catch (error) {
    return () => failed(error);
  }
}

export const checkSum = (text: string): Sum => readSum(text)();
