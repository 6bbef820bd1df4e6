import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkBank } from './bank.ts';
import { faultsOf } from './faults.ts';

const good = readFileSync(
  new URL('../../docs/course-template/MTH-101/2-2-quadratic-equations.bank.md', import.meta.url),
  'utf8',
);
const faults = (text: string, kind: 'lesson' | 'exam' = 'lesson') =>
  faultsOf('bank.md', (say) => checkBank(text, kind, say)).map((fault) => fault.text);

describe('a bank', () => {
  it('that keeps the form has no faults', () => expect(faults(good)).toEqual([]));

  it.each<[what: string, from: string | RegExp, to: string, says: string]>([
    ['with nine questions', /## 10\. hard, apply[\s\S]*?(?=# Open)/, '', 'write 10'],
    ['whose head counts wrongly', 'choice: 10', 'choice: 12', 'the head says choice: 12'],
    ['with a heading of its own kind', '## 3. medium, method', '## 3. middling, method', 'is no question'],
    ['with numbers out of row', '## 3. medium', '## 4. medium', 'number the questions in one row'],
    ['with two keys', '- [ ] $x = 5$ or $x = 3$', '- [x] $x = 5$ or $x = 3$', '2 right options'],
    ['with three options', /- \[ \] \$\(x \+ 8\)\^2 - 61\$\n( {2}.*\n)*/, '', 'write 4'],
    ['with two options alike', '- [ ] $(x + 8)^2 - 61$', '- [ ] $(x + 4)^2 + 19$', 'read alike'],
    ['with "all of these"', '- [ ] two roots, both zero', '- [ ] all of these', 'all of these'],
    [
      'with a lone long option',
      'two equal real roots',
      'two equal real roots, because the discriminant is zero here',
      'unlike length',
    ],
    ['with a wrong option without a slip', '  Slip: halves the width a second time\n', '', 'name the one slip'],
    [
      'with the same slip twice',
      'Slip: fences all four sides',
      'Slip: takes a as 1 in the discriminant',
      'same slip twice',
    ],
    ['with an option without a why', /^ {2}Why: A square of side 10 m.*\n/m, '', '"Why:"'],
    ['with a number without a sum', '  Calc: (40/4)^2 = 100\n', '', 'states a number'],
    ['whose sum is wrong', 'Calc: (40/4)^2 = 100', 'Calc: (40/4)^2 = 101', 'does not hold'],
    ['whose sum is of another number', 'Calc: (40/4)^2 = 100', 'Calc: (30/3)^2 + 1 = 101', 'they must agree'],
    ['whose keys are all at one place', /- \[x\]/, '- [ ]', '0 right options'],
    ['without hard questions', /hard, (method|apply)/g, 'medium, $1', 'are hard'],
    ['that applies nothing', /, apply/g, ', method', 'apply'],
    ['with an open question without an answer', /^Answer: Because.*$/m, '', 'model answer'],
    ['whose marks do not add up', '- 2: adds', '- 3: adds', 'add up to 7'],
    ['with a wrong equation', '3^2 = 9', '3^2 = 8', 'does not hold'],
  ])('%s is refused', (_what, from, to, says) => {
    const spoilt = good.replace(from, to);
    expect(spoilt).not.toBe(good);
    expect(faults(spoilt).join('\n')).toContain(says);
  });

  it('with its keys in one place is told how they are spread', () => {
    const options = good.split(/(?=^- \[)/m);
    const moved = options.map((option, i) =>
      option.replace(/^- \[.\]/, (mark) => (i % 4 === 1 ? '- [x]' : mark && '- [ ]')),
    );
    expect(faults(moved.join('')).join('\n')).toContain('A is the key 10 times');
  });

  it('accepts a number that is a fact when the writer says so', () => {
    expect(faults(good.replace('Calc: (40/4)^2 = 100', 'Calc: none'))).toEqual([]);
  });

  describe('with a typed question', () => {
    const typed = `
# Typed questions

## 15. medium, method

One root of $x^2 - 7x + 12 = 0$ is 3. What is the other?

Number: 4
  Why: The roots add up to 7, so the other is $7 - 3 = 4$; and $4^2 - 28 + 12 = 0$.
  Calc: max(roots(1, -7, 12)) = 4
Not: -4
  Slip: takes the sign of the factor for the root
  Why: $(x - 4) = 0$ gives $x = 4$, not minus 4.
  Calc: -(12 / 3) = -4
Not: 9
  Slip: subtracts the root from the last number
  Why: You took 3 from 12. The roots multiply to 12 and add up to 7.
  Calc: 12 - 3 = 9
`;
    const whole = `${good.replace('open: 4', 'open: 4\ntyped: 1')}${typed}`;

    it('that keeps the form has no faults', () => expect(faults(whole)).toEqual([]));

    it.each<[what: string, from: string, to: string, says: string]>([
      ['that the head does not count', 'typed: 1\n', '', 'the head says typed: 0'],
      ['out of the row', '## 15.', '## 16.', 'this is number 15'],
      ['whose key has no sum', '  Calc: max(roots(1, -7, 12)) = 4\n', '', 'show how "4" comes about'],
      ['whose sum is of another number', 'max(roots(1, -7, 12)) = 4', 'min(roots(1, -7, 12)) = 3', 'must agree'],
      ['whose key cannot be read', 'Number: 4', 'Number: 4,5', 'is not understood'],
      ['with a slip that is the key', 'Not: 9', 'Not: 8/2', 'would be taken for the key'],
      ['with the same slip twice', 'Not: 9', 'Not: -4.0', 'is the same answer as "-4"'],
      ['with one slip', typed.slice(typed.indexOf('Not: 9')), '', 'has 1 "Not:"'],
      ['with a slip without a name', '  Slip: subtracts the root from the last number\n', '', 'name the one slip'],
      ['with a slip that is not explained', /^.*You took 3.*\n/m.exec(typed)![0], '', '"Why:"'],
      ['with a form of its own', '  Why: The roots add', '  Form: nice\n  Why: The roots add', 'is not known'],
    ])('%s is refused', (_what, from, to, says) => {
      const spoilt = whole.replace(from, to);
      expect(spoilt).not.toBe(whole);
      expect(faults(spoilt).join('\n')).toContain(says);
    });
  });

  it('whose typed questions have the same answer is refused', () => {
    const typed = (number: number) =>
      `\n## ${number}. easy, method\n\nWhat is half of ${number}?\n\nNumber: 4\n  Why: x\n`;
    const both = `${good}\n# Typed questions\n${typed(15)}${typed(16)}`;
    expect(faults(both).join('\n')).toContain('question 16 has the answer of question 15');
  });

  it('of an examination has forty questions and says how long it takes', () => {
    const paper = good.replace('lesson: quadratic-equations\ncourse: MTH 101', 'exam: MTH 101');
    expect(faults(paper, 'exam').join('\n')).toMatch(/needs a line "minutes: …"[\s\S]*write 40/);
  });
});
