import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Fault, faultsOf } from './faults.ts';
import { checkLesson } from './lesson.ts';

const good = readFileSync(
  new URL('../../docs/course-template/MTH-101/2-2-quadratic-equations.md', import.meta.url),
  'utf8',
);

const aGuess =
  '```guess\nWhat do you think?\n\nNumber: 2\n  Why: Because it is so, and not otherwise.\n  Calc: none\n```';

/** The faults of the lesson after one change; the change has to be one. */
function faultsWith(from: string | RegExp, to: string): Fault[] {
  const spoilt = good.replace(from, () => to);
  expect(spoilt).not.toBe(good);
  return faultsOf('lesson.md', (say) => checkLesson(spoilt, say));
}

describe('a lesson', () => {
  it('that keeps the form has no faults', () => {
    expect(faultsOf('lesson.md', (say) => checkLesson(good, say))).toEqual([]);
  });

  it.each<[what: string, from: string | RegExp, to: string, says: string]>([
    ['without minutes', 'minutes: 18\n', '', 'minutes'],
    ['with a field that is none', 'minutes: 18', 'minute: 18', 'no field "minute"'],
    ['of too many minutes', 'minutes: 18', 'minutes: 45', 'minutes:'],
    ['whose opening asks nothing', /Who, and how can you know.*\?/, 'One of them knows.', 'question'],
    ['whose opening is long', 'Hauwa has', `${'word '.repeat(60)}Hauwa has`, '90 at most'],
    ['with a section without a check', /```card\n[\s\S]*?```\n/, '', 'exactly one'],
    ['with two checks in a section', '## Factorising', '```card\na\n---\nb\n```\n\n## Factorising', 'exactly one'],
    ['whose ends are out of order', '## Remember', '## To remember', 'the last three sections'],
    ['that remembers two things', /^3\. The roots.*$/m, '', 'write three'],
    ['whose key term is not in the text', '**Parabola**: the', '**Hyperbola**: the', 'does not stand in the lesson'],
    ['of too many key terms', '- **Root**: a', `${'- **Root**: a root.\n'.repeat(3)}- **Root**: a`, 'four to eight'],
    ['with a key term in another form', '- **Root**: a', '- Root: a', '- **Term**: definition'],
    ['that is too short', /## Completing the square[\s\S]*?(?=## Common)/, '', '600 to 1,000'],
    ['whose TeX is broken', '$x = -4$ only', '$\\frac{x = -4$ only', 'cannot be set'],
    ['with an open formula', 'If one side is $x$', 'If one side is $x', 'does not close'],
    ['with a formula beside "$$"', '$$\nx(50 - x) = 600.\n$$', '$$x(50 - x) = 600.$$', 'alone on its line'],
    ['with a small fraction', 'The roots are $\\dfrac', 'The roots are $\\frac', '\\dfrac'],
    ['with a wrong equation', '2500 - 2800 = -300', '2500 - 2800 = -200', 'does not hold'],
    ['with a wrong sum', 'disc(1, -50, 625) = 0', 'disc(1, -50, 625) = 1', 'does not hold'],
    ['with a check without a key', '- [x] $x(x + 3) = 10$', '- [ ] $x(x + 3) = 10$', '0 right options'],
    [
      'with a check without feedback',
      '  The highest power of $x$ is 1, so this one is linear.\n',
      '',
      'why it is right or wrong',
    ],
    ['with a check that asks nothing', 'Which of these is a quadratic equation?\n', '', 'asks nothing'],
    ['with a card without a back', /---\n(?=\$3\^2)/, '', 'a front'],
    ['with a guess below a heading', '## Factorising', `${aGuess}\n\n## Factorising`, 'above the first'],
    ['with two guesses', '```guess', `${aGuess}\n\n\`\`\`guess`, 'one guess'],
    ['whose guess comes before its question', 'Hauwa has 100', `${aGuess}\n\nHauwa has 100`, 'below the question'],
    ['with a guess without a key', '- [x] The numbers 100', '- [ ] The numbers 100', 'the guess has 0 right options'],
    [
      'with a faded example in the opening',
      '```guess',
      '```faded\nx\n```\n\n```guess',
      'section of the worked example',
    ],
    ['with a blank that is not understood', '{{9}}', '{{9 +}}', 'not understood'],
    ['with a blank in a formula', '40n^2 = 24360$', '40n^2 = {{24360}}$', 'outside of $…$'],
    ['with a blank of no number', '{{9}}', '{{several}}', 'not understood'],
    ['with a faded example of one blank', /\{\{([^{}]*)\}\}(?=[\s\S]*\{\{)/g, '9', '1 blanks'],
    ['with a faded example without a test', 'Why: At ₦420', 'Test: At ₦420', 'belongs to nothing'],
    ['with a faded example whose sum is wrong', 'Calc: 360 / 40 = 9', 'Calc: 360 / 40 = 8', 'does not hold'],
    ['with a faded example whose result is not proven', 'Calc: 400 + 20*9 = 580\n', '', 'no "Calc:" line gives "580"'],
    ['with a block that is not known', '```card', '```quiz', 'not known'],
    ['without a picture', /^!\[.*$/gm, '', 'no picture'],
    ['with HTML', 'Both prices work.', '<b>Both</b> prices work.', 'HTML'],
    ['with a link', 'Both prices work.', '[Both](x) prices work.', 'no links'],
    ['with a sentence without end', 'Both prices work.', `${'Both prices work and '.repeat(9)}stop.`, 'say it in two'],
  ])('%s is refused', (_what, from, to, says) => {
    const faults = faultsWith(from, to);
    expect(faults.map(({ text }) => text).join('\n')).toContain(says);
  });

  describe('with a typed check', () => {
    const typed = `What must be added to $x^2 - 10x$ to make a perfect square?

Number: 25
  Why: Half of $-10$ is $-5$, and its square is 25.
  Calc: (-10 / 2)^2 = 25
Not: 100
  Why: You squared 10. Halve it first.
\`\`\``;
    const inPlaceOfOptions = (check: string) =>
      faultsWith(/What must be added[\s\S]*?```/, check).map(({ text }) => text);

    it('that keeps the form has no faults', () => expect(inPlaceOfOptions(typed)).toEqual([]));

    it('counts as the one check of its section', () => {
      expect(inPlaceOfOptions(`${typed}\n\n\`\`\`card\na\n---\nb\n\`\`\``).join()).toContain('exactly one');
    });

    it.each([
      ['without a why', '  Why: Half of $-10$ is $-5$, and its square is 25.\n', '', 'solves the question'],
      ['that takes a right answer for a slip', 'Not: 100', 'Not: 5^2', 'would be taken for the key'],
      ['with a line that belongs to nothing', 'Not: 100', 'Nor: 100', 'belongs to nothing'],
      ['whose sum does not hold', '(-10 / 2)^2 = 25', '(-10)^2 = 25', 'does not hold'],
    ])('%s is refused', (_what, from, to, says) => {
      expect(inPlaceOfOptions(typed.replace(from, to)).join('\n')).toContain(says);
    });
  });

  it('is told the line on which the fault stands', () => {
    const [fault] = faultsWith('disc(1, -50, 625) = 0', 'disc(1, -50, 625) = 1');
    expect(good.split('\n')[fault!.at - 1]).toBe('disc(1, -50, 625) = 0');
  });
});
