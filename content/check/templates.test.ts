import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults.ts';
import { checkTemplates } from './templates.ts';

const good = readFileSync(new URL('../courses/MTH-101/2-2-quadratic-equations.templates.md', import.meta.url), 'utf8');
const faults = (text: string) => faultsOf('x', (say) => checkTemplates(text, 200, say)).map((fault) => fault.text);

const expression = `---
lesson: x
course: MTH 101
templates: 1
---

## 1. easy, recall

Numbers:
- a: 2..9
- n: 3..9

Differentiate $@{a}x^{@{n}}$ with respect to $x$.

Expression: @{a * n}x^@{n - 1}
  Why: Bring the exponent to the front and lower it by one.
  Check: (a * 2.0001^n - a * 1.9999^n) / 0.0002 = a * n * 2^(n - 1)
Not: @{a * n}x^@{n}
  Slip: leaves the exponent
  Why: The exponent falls by one when it comes to the front.
`;

describe('templates', () => {
  it('that keep the form have no faults', () => expect(faults(good)).toEqual([]));

  it.each<[what: string, from: string | RegExp, to: string, says: string]>([
    ['whose head counts wrongly', 'templates: 5', 'templates: 4', 'the head says templates: 4'],
    ['with a heading of another kind', '## 2. medium, method', '## 2. medium, 4 marks', 'is no template'],
    ['out of row', '## 2. medium', '## 3. medium', 'number the templates in one row'],
    ['with a working of no kind', 'Working: equation', 'Working: guessing', 'is not known'],
    ['with a working from nowhere', /\n {2}Begins: .*= 0/, '', 'write both'],
    ['with a working that cannot begin', '@{signed(c)} = 0\nNot', '@{signed(c)} = \nNot', 'a working cannot begin'],
    ['without a second route', '  Check: roots(1, b, c) = [r, s]\n', '', 'by a second route'],
    ['whose second route is the first', 'Check: 3^2 + b*3 + c - (3 + p)^2 = -k', 'Check: h^2 - k = c', 'another route'],
    [
      'whose second route leads elsewhere',
      'Check: roots(1, b, c) = [r, s]',
      'Check: roots(1, b, -c) = [r, s]',
      'does not hold',
    ],
    ['whose key is not what the check says', 'Set: @{r}, @{s}', 'Set: @{r}, @{s + 20}', 'they must agree'],
    ['whose slip may be right', 'Not: @{2 * w}', 'Not: @{w^2}', 'is right as well'],
    ['whose slips may meet', 'Where: c != 0; c != k', 'Where: c != 0', 'two slips lead to'],
    ['whose options may be alike', 'Where: m != n; n != a * m', 'Where: m > 0', 'read alike'],
    ['whose wrong road leads elsewhere', 'Check: b / a = -total', 'Check: b / a = total', 'does not hold'],
    ['whose conditions nothing meets', 'Where: p - q > 2', 'Where: p < 0', 'no numbers were found'],
    ['that are always the same', '- p: 10..40\n- q: 8..30', '- p: 40..41\n- q: 8..8', 'different questions'],
    ['with numbers that nobody reads', '= @{-k}$.', '= @{-k}$, @{k / 7}.', 'too many figures'],
    ['where two signs meet', '$x^2 @{term(b)}x', '$x^2 + @{b}x', 'two signs meet'],
    ['where 1 is written', '$x^2 @{term(b)}x', '$x^2 @{signed(b)}x', 'is not written'],
    ['where a fraction is a whole number', '= @{-k}$.', '= @{-k}$, $\\dfrac{@{abs(k)}}{1}$.', 'is written as one'],
    ['with an equation that does not hold', '$@{p + 2 * w} \\times', '$@{p + w} \\times', 'does not hold'],
    ['with a slip without a name', '  Slip: drops one root\n', '', 'name the one slip'],
    ['without a hint', /Hint: Look for.*\n/, '', 'needs "Hint: …"'],
    ['with an unknown name', 'What is $q$?', 'What is $q$? @{z}', '"z" is no number'],
    ['with a formula that cannot be set', 'What is $q$?', 'What is $dfrac{q$?', 'cannot be set'],
    ['with a number that hides a function', /\btotal\b/g, 'sum', 'hides the function sum'],
  ])('%s are told', (_, from, to, says) => {
    expect(faults(good.replace(from, to)).join('\n')).toContain(says);
  });

  it('tell the line and the numbers of the draw', () => {
    const changed = good.replace('Not: @{2 * w}', 'Not: @{w^2}');
    const [fault] = faultsOf('x', (say) => checkTemplates(changed, 200, say));
    expect(changed.split('\n')[fault!.at - 1]).toBe('Not: @{w^2}');
    expect(fault!.text).toMatch(/\(seed \d+: w = \d+, p = \d+/);
  });

  it('whose key is an expression reach it by key(…)', () => {
    expect(faults(expression).join('\n')).toContain('let a Check reach the key');
    const sure = expression.replace(/Check: .*/, 'Check: key(2) = a * n * 2^(n - 1)');
    expect(faults(sure)).toEqual([]);
    expect(faults(sure.replace('x^@{n - 1}', 'x^@{n - 2}')).join('\n')).toContain('does not hold');
  });
});
