import { describe, expect, it } from 'vitest';
import { bracketed, inDollars, writeFormulas } from './formulas.ts';

const inBrackets = (text: string) => writeFormulas(text, { words: (words) => words, formula: bracketed });

describe('formulas in a text', () => {
  it.each([
    ['Solve $x^2$ or $$y$$.', 'Solve \\(x^2\\) or \\[y\\].'],
    ['\\( a \\) and \\[b\n+ c\\]', '\\(a\\) and \\[b\n+ c\\]'],
    ['($n$), $n$-th', '(\\(n\\)), \\(n\\)-th'],
    ['price $5 and $6', 'price $5 and $6'],
    ['$5, $6 and $x$', '$5, $6 and \\(x\\)'],
    ['$20,000 or US$30,000', '$20,000 or US$30,000'],
    ['\\$5 for $x$ at \\$6', '\\$5 for \\(x\\) at \\$6'],
    ['$\\$5 + x$', '\\(\\$5 + x\\)'],
    ['$ x $ and $$', '$ x $ and $$'],
    ['from $a\nto b$', 'from $a\nto b$'],
  ])('%s', (text, written) => {
    expect(inBrackets(text)).toBe(written);
  });

  it('come back between dollars where nothing else is taken for one then', () => {
    expect(inDollars('Solve \\(x^2\\), \\[y\\].')).toBe('Solve $x^2$, $$y$$.');
    expect(inDollars('It costs $5,\\(x\\)')).toBe('It costs $5,\\(x\\)');
    expect(inDollars('\\(x\\)2')).toBe('\\(x\\)2');
  });

  it('cost no more than their length, whatever is left open', () => {
    expect(inBrackets('\\('.repeat(50_000))).toHaveLength(100_000);
    expect(inBrackets('$x '.repeat(50_000))).toHaveLength(150_000);
    expect(inBrackets('$\\'.repeat(50_000))).toHaveLength(100_000);
  });
});
