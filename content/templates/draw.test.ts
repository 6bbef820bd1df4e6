import { describe, expect, it } from 'vitest';
import { readTemplates, templateOf } from '../courses/form/templates.ts';
import { draw } from './draw.ts';
import { parse, valueAt } from './expression.ts';
import { fill } from './print.ts';

const text = `---
lesson: quadratic-equations
course: MTH 101
templates: 2
---

## 1. medium, method

Numbers:
- r: 2..9
- s: 2..9
- b = r + s
- c = r * s
Where: r < s; whole(b / 2)

One root of $x^2 - @{b}x + @{c} = 0$ is @{r}. What is the other?

Number: @{s}
  Why: The roots add up to @{b}, so the other is $@{b} - @{r} = @{s}$.
  Check: max(roots(1, -b, c)) = s
Not: @{-s}
  Slip: takes the sign of the factor for the root
  Why: $(x - @{s}) = 0$ gives $x = @{s}$.
Hint: The two roots add up to the number
before $x$.
Step: $@{r} + \\text{other} = @{b}$.

## 2. easy, recall

Numbers:
- n: 2..9

What is half of @{2 * n}?

- [ ] @{4 * n}
  Slip: doubles
  Why: That is twice as much.
- [x] @{n}
  Why: Two of them make @{2 * n}.
`;

const [typed, choice] = readTemplates(text).entries.map(templateOf) as [
  ReturnType<typeof templateOf>,
  ReturnType<typeof templateOf>,
];

describe('a draw', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(draw(typed, 7)).toEqual(draw(typed, 7));
    expect(new Set(Array.from({ length: 40 }, (_, seed) => draw(typed, seed).question)).size).toBeGreaterThan(8);
  });

  it('of one seed never changes: what was answered years ago can be judged again', () => {
    expect(draw(typed, 2026)).toMatchInlineSnapshot(`
      {
        "answer": {
          "is": "typed",
          "key": {
            "key": "8",
            "kind": "number",
            "nots": [
              "-8",
            ],
          },
          "nots": [
            {
              "slip": "takes the sign of the factor for the root",
              "text": "-8",
              "why": "$(x - 8) = 0$ gives $x = 8$.",
            },
          ],
        },
        "hint": "The two roots add up to the number before $x$.",
        "numbers": {
          "b": 10,
          "c": 16,
          "r": 2,
          "s": 8,
        },
        "question": "One root of $x^2 - 10x + 16 = 0$ is 2. What is the other?",
        "step": "$2 + \\text{other} = 10$.",
        "why": "The roots add up to 10, so the other is $10 - 2 = 8$.",
      }
    `);
  });

  it('meets the conditions', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const { r, s, b } = draw(typed, seed).numbers as { r: number; s: number; b: number };
      expect(r < s && b % 2 === 0).toBe(true);
    }
  });

  it('puts the numbers into every text', () => {
    const { numbers, ...drawn } = draw(typed, 3);
    expect(JSON.stringify(drawn)).not.toContain('@{');
    expect(drawn.hint).toBe('The two roots add up to the number before $x$.');
    expect(drawn.answer).toMatchObject({ key: { kind: 'number', key: String(numbers.s) } });
  });

  it('mixes its options, of which 0 is the right one wherever it stands', () => {
    const places = Array.from({ length: 20 }, (_, seed) => {
      const { answer, numbers } = draw(choice, seed);
      const { options } = answer as Extract<typeof answer, { is: 'choice' }>;
      expect(options.find(({ index }) => index === 0)?.text).toBe(String(numbers.n));
      return options.findIndex(({ index }) => index === 0);
    });
    expect(new Set(places)).toEqual(new Set([0, 1]));
  });

  it.each<[what: string, change: Partial<typeof typed>, says: string]>([
    ['with conditions that nothing meets', { where: ['r > 20'] }, 'no numbers were found'],
    ['with a name that nobody declared', { question: '@{q}' }, '"q" is no number'],
    ['with a name that means something else', { numbers: ['e: 2..9'] }, 'a meaning of its own'],
    ['with an open hole', { question: 'What is @{r?' }, 'not closed'],
    ['with a number that has no value', { numbers: [...typed.numbers, 'd = 1 / (r - r)'] }, 'd has no value'],
    ['with a range that holds nothing', { numbers: ['r: 9..2'] }, 'nothing to choose'],
    ['with a sum that cannot be read', { where: ['2r < 3'] }, 'write * for times'],
    ['with what reaches outside', { where: ['constructor(1) = 1'] }, 'no function of templates'],
  ])('%s says so', (_, change, says) => {
    expect(() => draw({ ...typed, ...change }, 1)).toThrow(says);
  });
});

describe('a number in a text', () => {
  const scope = new Map([
    ['a', -1],
    ['x', 1234.5678],
    ['q', 1.6e-19],
  ]);
  it.each([
    ['@{x}', '1234.57'],
    ['@{0.1 + 0.2}', '0.3'],
    ['@{0 * a}', '0'],
    ['@{150000000}', '150000000'],
    ['@{fixed(x, 2)}', '1234.57'],
    ['@{fixed(1.005, 2)}', '1.01'],
    ['@{fixed(-0.001, 2)}', '0.00'],
    ['@{figures(x, 3)}', '1230'],
    ['@{figures(9.996, 3)}', '10.0'],
    ['$x @{signed(a)}$', '$x - 1$'],
    ['$@{times(a)}x @{term(-a)}y$', '$-x + y$'],
    ['@{bracket(a)}', '(-1)'],
    ['₦@{grouped(1234567)}', '₦1,234,567'],
    ['@{fraction(4, -6)}', '-\\dfrac{2}{3}'],
    ['@{plain(6, 3)}', '2'],
    ['@{scientific(q, 2)}', '1.6 \\times 10^{-19}'],
  ])('%s is written %s', (written, shown) => expect(fill(written, scope)).toBe(shown));
});

describe('a sum of a template', () => {
  it.each([
    ['-2^2', -4],
    ['2^3^2', 512],
    ['7 - 2 - 1', 4],
    ['choose(5, 2) + perm(4, 2)', 22],
    ['mod(-7, 3)', 2],
    ['floor(0.3 / 0.1)', 3],
    ['round(sind(30), 9)', 0.5],
    ['0.1 + 0.2 <= 0.3', 1],
    ['factorial(171) > 0', 0],
  ])('%s is %d', (sum, value) => expect(valueAt(parse(sum), new Map())).toBe(value));
});
