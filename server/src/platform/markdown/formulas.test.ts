import { describe, expect, it } from 'vitest';
import { bracketed, holdsFormulas, inDollars, readFormulas, writeFormulas } from './formulas.ts';

/** Formulas as `<tex>`, those of a line of their own as `<<tex>>`. */
const shown = (text: string) =>
  readFormulas(text)
    .map((part) => (typeof part === 'string' ? part : part.isDisplay ? `<<${part.tex}>>` : `<${part.tex}>`))
    .join('');

const asTyped = [
  'It costs $5 and $6 with tax.',
  'Between $5-$6 a bag.',
  'He paid $20, then $30.',
  'A profit of $100 or of $200?',
  'US$5 or US$6',
  'N500 or ₦500, never $ 500',
  'At ₦1,500 to $1, what are $40 in naira?',
  '$3.33 at ₦1,500/$',
  'Cost ($) and price ($) of a good',
  'Price ($), quantity (kg), cost ($)',
  '50% of ₦2,000 is 25% of ₦4,000.',
  'Is 10% off $50 more than $4.50?',
  'The sign $ stands alone, and $ again.',
  'Ratings: $, $$ and $$$',
  '$5',
  'Only one $x here',
  'A blank line parts $x\n\nand y$.',
  'Run `echo $a . $b$` and say what is shown.',
  '```\n$x = "$y";\nprint $x$;\n```',
  'Which is code: `\\(a\\)`?',
  'C:\\temp and \\n are no formulas',
  '$$$$ is empty',
  'An open \\( that nobody closes',
  'An open \\[ too, and $$ too',
  'vector<int> v; if (a<b) v.push_back(5);',
  'Earns $1,000 a week; spends $400; saves $600?',
];

it.each(asTyped)('no formula: %s', (text) => {
  expect(shown(text)).toBe(text);
  expect(holdsFormulas(text)).toBe(false);
});

it.each([
  ['Solve $x^2 = 4$ for $x$.', 'Solve <x^2 = 4> for <x>.'],
  ['The $n$th term of $2, 4, 8$', 'The <n>th term of <2, 4, 8>'],
  ['\\(x^2\\) and \\[x^3\\]', '<x^2> and <<x^3>>'],
  ['Given $$\\frac{a}{b}$$ find $a$.', 'Given <<\\frac{a}{b}>> find <a>.'],
  ['It costs $20, and $x$ is the tax.', 'It costs $20, and <x> is the tax.'],
  ['Pay \\$5 for $n$ bags.', 'Pay $5 for <n> bags.'],
  ['\\$5 and \\$6', '$5 and $6'],
  ['$\\$5 + x$ in all', '<\\$5 + x> in all'],
  ['₦500 at $r\\%$ a year', '₦500 at <r\\%> a year'],
  ['($x$)', '(<x>)'],
  ['“$x$”, $y$; $z$?', '“<x>”, <y>; <z>?'],
  ['$[Na^+]$ in mol/l', '<[Na^+]> in mol/l'],
  ['\\[\\begin{matrix} a & b \\\\ c & d \\end{matrix}\\]', '<<\\begin{matrix} a & b \\\\ c & d \\end{matrix}>>'],
  ['$$\nx = 1\n$$', '<<x = 1>>'],
  ['Is `a$b` like $ab$?', 'Is `a$b` like <ab>?'],
  ['<b>Find</b> *the* $x$ & y', '<b>Find</b> *the* <x> & y'],
])('with formulas: %s', (text, read) => {
  expect(shown(text)).toBe(read);
  expect(holdsFormulas(text)).toBe(true);
});

it.each(['\\(', '\\[', '$', '$$ ', '`', '```', '$x ', '\\( \n\n', '$a$', '\\'])(
  'takes as long as the text is: %s',
  (sign) => {
    const text = sign.repeat(200_000 / sign.length);
    // Quadratic, it would take minutes and the test's time would be over.
    expect(readFormulas(text).length).toBeGreaterThan(0);
  },
);

const inBrackets = (text: string) => writeFormulas(text, { words: (words) => words, formula: bracketed });

describe('formulas written another way', () => {
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
