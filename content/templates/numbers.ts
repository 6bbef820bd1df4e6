import { type Node, parse, type Scope, TemplateFault, valueAt } from './expression.ts';
import { functions, round } from './functions.ts';
import { oneOf } from './random.ts';

/** A number of a template: worked out from those above it, or chosen. */
export interface Declared {
  name: string;
  draw(scope: Scope, chance: () => number): number;
}

const DECLARED = /^([A-Za-z]+\d*)\s*(:|=)\s*(.+)$/;
const RANGE = /^(.+?)\.\.(.+?)(?:\s+step\s+(.+))?$/;
const mostNumbers = 24;
const mostChoices = 100_000;
/** Powers, constants and the imaginary unit: a number called so would mislead. */
const taken = ['e', 'pi', 'i'];

/** Reads "r: 2..9", "t: 0..3 step 0.5", "n: one of 2, 3, 5" and "b = r + s". */
export function declaredIn(lines: readonly string[]): Declared[] {
  if (lines.length > mostNumbers) throw new TemplateFault(`a template has ${mostNumbers} numbers at most`);
  const known = new Set<string>();
  return lines.map((line) => {
    const [, name, sign, rest] = DECLARED.exec(line.trim()) ?? [];
    if (!name || !rest)
      throw new TemplateFault(`"${line}" is no number: write "r: 2..9", "r: one of 2, 3" or "b = r + 1"`);
    if (known.has(name)) throw new TemplateFault(`the number ${name} is declared twice`);
    if (taken.includes(name) || Object.hasOwn(functions, name))
      throw new TemplateFault(`"${name}" has a meaning of its own: call the number otherwise`);
    known.add(name);
    return { name, draw: sign === '=' ? workedOut(rest) : chosen(rest) };
  });
}

function workedOut(text: string): Declared['draw'] {
  const node = parse(text);
  return (scope) => valueAt(node, scope);
}

function chosen(text: string): Declared['draw'] {
  if (/^one of\s/.test(text)) {
    const members = text.slice('one of'.length).split(',').map(parse);
    return (scope, chance) => valueAt(members[oneOf(members.length, chance)]!, scope);
  }
  const [, low, high, step = '1'] = RANGE.exec(text) ?? [];
  if (!low || !high) throw new TemplateFault(`"${text}" is no range: write "2..9", "0..3 step 0.5" or "one of 2, 3"`);
  return inSteps(parse(low), parse(high), parse(step));
}

function inSteps(low: Node, high: Node, step: Node): Declared['draw'] {
  return (scope, chance) => {
    const [from, to, by] = [low, high, step].map((one) => valueAt(one, scope)) as [number, number, number];
    const count = Math.floor((to - from) / by + 1e-9) + 1;
    if (!(count >= 1 && count <= mostChoices)) {
      throw new TemplateFault(`from ${from} to ${to} by ${by} there is nothing to choose, or too much`);
    }
    // 0.1 thrice is 0.3.
    return round(from + oneOf(count, chance) * by, 9);
  };
}
