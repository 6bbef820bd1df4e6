import { parse } from 'mathjs';
import { type Names, readExpression } from './sums.ts';

/** In answers "log" is to base ten; a constant of integration may be anything. */
const MEANT: Names = { log: Math.log10, C: 0 };

/** A key such as "2x + 3" as a function `key(x)` for Check lines; with several letters they come in alphabetical order. */
export function keyFunction(text: string): (...at: number[]) => unknown {
  const side = text.slice(text.lastIndexOf('=') + 1);
  const letters = new Set<string>();
  parse(side).traverse((node, path, parent) => {
    const isCalled = parent?.type === 'FunctionNode' && path === 'fn';
    const { name } = node as { name?: string };
    if (node.type === 'SymbolNode' && name && !isCalled && !(name in MEANT) && !['e', 'pi', 'i'].includes(name))
      letters.add(name);
  });
  const read = readExpression(side);
  const names = [...letters].sort();
  return (...at) => {
    if (at.length !== names.length) throw new Error(`key(…) takes ${names.length}: ${names.join(', ')}`);
    const [[real]] = read({ ...MEANT, ...Object.fromEntries(names.map((name, index) => [name, at[index]])) }) as [
      [number, number],
    ];
    return real;
  };
}
