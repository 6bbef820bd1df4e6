import { afterEach, expect, test } from 'vitest';
import { linesOfText } from './from-text.ts';
import { readPapers } from './read-paper.ts';

/** Counts the letters that patterns look at: every scan of the reader is one of them. */
const exec = RegExp.prototype.exec;
afterEach(() => {
  RegExp.prototype.exec = exec;
});

function stepsFor(text: string): number {
  let steps = 0;
  RegExp.prototype.exec = function counted(this: RegExp, input: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, input);
    // A sticky pattern, as `split` uses, looks at one place.
    const to = match ? match.index + match[0].length : this.sticky ? from : String(input).length;
    steps += to - from + 1;
    return match;
  };
  readPapers([{ name: 'a.txt', lines: linesOfText(text) }]);
  RegExp.prototype.exec = exec;
  return steps;
}

const question = (number: number) => `${number}. What is ${number}?\nA. one\nB. two  C. three\nD. four [2 marks]\n`;
const shapes: [string, (size: number) => string][] = [
  ['a paper', (size) => Array.from({ length: size }, (_, at) => question(at + 1)).join('')],
  ['one paragraph', (size) => Array.from({ length: size }, (_, at) => question(at + 1).replace(/\n/g, ' ')).join('')],
  ['one question that runs on', (size) => `1. What?\n${'A. x\nB. y\nAns: B\nand more\n'.repeat(size)}`],
  ['letters without end', (size) => `1. What?\n${'B. x A. y D. z '.repeat(size)}`],
  ['options on one line', (size) => `1. What? ${'A. x B. y C. z '.repeat(size)}`],
  ['keys without end', (size) => 'ANSWERS\n1. B 2. C 3. D\nAnswers\n'.repeat(size)],
  ['keys between questions', (size) => `${question(1)}ANSWERS\n1. B\n`.repeat(size)],
  ['numbers that are none', (size) => '7. is\n7. was\n3 Cells\n'.repeat(size)],
  ['parts of parts', (size) => `1. Let x.\n${'(a) Find x. (i) Show it. (ii) Prove it.\n(b) State it.\n'.repeat(size)}`],
  ['headings', (size) => 'SECTION A\nUse the table below for questions 4-6\n'.repeat(size)],
  ['white', (size) => `1. What?${' '.repeat(size * 40)}A. x\n\n\n`],
  ['glued parts', (size) => `${'1a. Define x. 5 marks\nb. i) Find y ii) Find z (5 marks)\nOR\n'.repeat(size)}`],
  ['keys in one line', (size) => `1. Find x.\nANSWERS\n${'1. (a) 4 (b) (i) 5 (ii) 7 2. 8 3. 9 '.repeat(size)}`],
  ['marks without end', (size) => `1. Define x.\n${'(5 marks)\n[5\nmarks]\n'.repeat(size)}`],
  ['broken words', (size) => `1. What ${'differ-\nence '.repeat(size)}`],
];

test.each(shapes)('reads ten times as much in about ten times as many steps: %s', (_, shape) => {
  const once = stepsFor(shape(30));
  const ten = stepsFor(shape(300));
  expect(once).toBeGreaterThan(300);
  expect(ten / once).toBeLessThan(14);
});
