import type { Complex } from '../complex.ts';
import type { Node } from '../node.ts';
import { numberIn, termsOf } from './build.ts';

const binds: Record<string, number> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 };
const firmness = (node: Node) => (node.is === 'operation' ? binds[node.by]! : node.is === 'sign' ? 1 : 5);
const held = (node: Node, least: number) => (firmness(node) < least ? `(${show(node)})` : show(node));
const isDigit = (text: string) => /^[\d.]/.test(text);

/** "30°" is read as thirty times π/180, which nobody typed. */
const isDegrees = (node: Node) =>
  node.is === 'operation' && node.by === '/' && node.right.is === 'number' && node.right.text === undefined;

/** What was understood, as somebody would type it. */
export function show(node: Node): string {
  switch (node.is) {
    case 'number':
      return node.text ?? shownNumber(node.value);
    case 'name':
      return node.name;
    case 'sign':
      return `−${held(node.of, 2)}`;
    case 'factorial':
      return `${held(node.of, 5)}!`;
    case 'call':
      return node.name === 'sqrt' ? `√${held(node.of, 5)}` : `${node.name}(${show(node.of)})`;
    default:
      return shownOperation(node);
  }
}

function shownOperation({ by, left, right }: Extract<Node, { is: 'operation' }>): string {
  if (by === '*' && isDegrees(right)) return `${held(left, 5)}°`;
  if (by === '+') return `${show(left)} + ${held(right, 2)}`;
  if (by === '-') return `${show(left)} − ${held(right, 2)}`;
  if (by === '^') return `${held(left, 5)}^${held(right, 5)}`;
  if (by === '/') return `${held(left, 2)}/${held(right, 3)}`;
  const [first, second] = [held(left, 2), held(right, 2)];
  const isApart = isDigit(second) || (left.is === 'operation' && left.by === '^') || numberIn(right) !== null;
  return isApart ? `${first} × ${second}` : `${first}${second}`;
}

/** With its sign before it, as it stands within a sum. */
export function showTerm(node: Node): string {
  const shown = show(node);
  return shown.startsWith('−') ? shown : `+${termsOf(node).length > 1 ? `(${shown})` : shown}`;
}

/** A root, which may be complex: "2 − 4i". */
export function shownRoot({ re, im }: Complex): string {
  if (im === 0) return shownNumber(re);
  const part = `${Math.abs(im) === 1 ? '' : shownNumber(Math.abs(im))}i`;
  if (re === 0) return (im < 0 ? '−' : '') + part;
  return `${shownNumber(re)} ${im < 0 ? '−' : '+'} ${part}`;
}

const mostBelow = 60;

/** Whether a number can be told in full. */
export const isTold = (value: number) => /^−?\d+(?:\/\d+)?$/.test(shownNumber(value));

/** A number that came out: whole, as a fraction where it is one, or with some decimals. */
export function shownNumber(value: number): string {
  const sign = value < 0 ? '−' : '';
  const size = Math.abs(value);
  for (let below = 1; below <= mostBelow; below += 1) {
    const top = Math.round(size * below);
    if (Math.abs(size * below - top) < 1e-7 * Math.max(1, size)) return sign + (below === 1 ? top : `${top}/${below}`);
  }
  return sign + Number(size.toPrecision(4));
}
