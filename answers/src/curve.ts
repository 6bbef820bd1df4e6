import { CannotRead } from './node.ts';
import { parse } from './parse.ts';
import { realAt } from './real.ts';

/** The value of an expression for given letters; NaN where it has none, or cannot be read. */
export function curve(expression: string): (letters: Readonly<Record<string, number>>) => number {
  try {
    const tree = parse(expression);
    return (letters) => realAt(tree, new Map(Object.entries(letters))).value;
  } catch (error) {
    if (error instanceof CannotRead) return () => Number.NaN;
    throw error;
  }
}
