import {
  type Bank,
  type ChoiceQuestion,
  type OpenQuestion,
  readBank,
  type TypedBankQuestion,
} from '../courses/form/bank.ts';
import { named } from '../courses/form/options.ts';
import { BankHeadSchema, ExamHeadSchema } from '../courses/schema.ts';
import { checkClaims } from './claims.ts';
import type { Say } from './faults.ts';
import { checkHead } from './head.ts';
import { checkOptionSums } from './option-sums.ts';
import { optionsFault, unlikeLengths } from './options.ts';
import { checkPlainness } from './prose.ts';
import { checkSum } from './sums.ts';
import { checkFormulas } from './tex.ts';
import { checkTyped, TYPED_IN_BANK } from './typed.ts';

interface Measure {
  choice: number;
  open: number;
  /** Of each difficulty, at least. */
  each: number;
  apply: number;
  /** How often each letter may be the key. */
  keys: [least: number, most: number];
}

const LESSON: Measure = { choice: 10, open: 4, each: 2, apply: 3, keys: [2, 3] };
const EXAM: Measure = { choice: 40, open: 4, each: 8, apply: 12, keys: [7, 13] };
const LEAST_WHY = 30;
const LEAST_ANSWER = 80;

/** A bank of a lesson, or the paper at the end of a course. */
export function checkBank(text: string, kind: 'lesson' | 'exam', say: Say): Bank {
  const bank = readBank(text);
  const measure = kind === 'lesson' ? LESSON : EXAM;
  const head =
    kind === 'lesson' ? checkHead(BankHeadSchema, bank.source, say) : checkHead(ExamHeadSchema, bank.source, say);
  for (const { heading, at } of bank.unread) {
    say(at, `"## ${heading}" is no question: write "## 7. hard, apply" or "## 11. medium, 6 marks"`);
  }
  for (const key of ['choice', 'open', 'typed'] as const) {
    const found = bank[key].length;
    if (key !== 'typed' && found !== measure[key])
      say(1, `the bank has ${found} ${key} questions; write ${measure[key]}`);
    if (head && head[key] !== found)
      say(bank.source.lineOf(key), `the head says ${key}: ${head[key]}, the file has ${found}`);
  }
  [...bank.choice, ...bank.open, ...bank.typed].forEach(({ number, at }, index) => {
    if (number !== index + 1)
      say(at, `number the questions in one row: this is number ${index + 1}, choice questions first, typed ones last`);
  });
  for (const question of bank.choice) checkChoice(question, say);
  for (const question of bank.open) checkOpen(question, say);
  for (const question of bank.typed) checkTyped(question, `question ${question.number}`, TYPED_IN_BANK, say);
  checkKeysDiffer(bank.typed, say);
  checkMixture(bank.choice, measure, say);
  const calc = /^\s*Calc: /;
  checkFormulas(
    bank.source.lines.filter((line) => !calc.test(line.text)),
    say,
  );
  checkPlainness(
    bank.source.lines.filter((line) => !calc.test(line.text)),
    say,
  );
  checkClaims(bank.source.lines, say);
  return bank;
}

function checkChoice(question: ChoiceQuestion, say: Say) {
  const { at, number, stem, options, stray } = question;
  if (stem.length < 10) say(at, `question ${number} asks nothing: put its text between heading and options`);
  const fault = optionsFault(options, 4, 4);
  if (fault) say(at, `question ${number} ${fault}`);
  for (const line of stray) say(line.at, 'this line belongs to no option: indent Slip, Why and Calc by two spaces');
  const unlike = unlikeLengths(options);
  if (unlike)
    say(at, `the options of question ${number} are of unlike length (${unlike} signs): the odd one gives itself away`);
  for (const option of options) {
    const why = named(option.notes, 'Why');
    const slips = named(option.notes, 'Slip');
    if (why.length !== 1 || why[0]!.text.length < LEAST_WHY) {
      say(
        option.at,
        `give "${option.text}" one "Why:" line that ${option.right ? 'solves the question' : 'names the wrong step and mends it'}`,
      );
    }
    if (option.right && slips.length > 0) say(slips[0]!.at, 'the right option has no Slip');
    if (!option.right && slips.length !== 1)
      say(option.at, `name the one slip that leads to "${option.text}" in a "Slip:" line`);
    const first = option.notes[0];
    if (first && !/^(?:Slip|Why|Calc):/.test(first.text))
      say(first.at, 'begin the line with "Slip:", "Why:" or "Calc:"');
  }
  const slips = options.flatMap(({ notes }) => named(notes, 'Slip').map(({ text }) => text.toLowerCase()));
  if (new Set(slips).size < slips.length)
    say(at, `question ${number} names the same slip twice: each wrong option has its own`);
  checkOptionSums(options, say);
}

function checkOpen({ at, number, marks, question, answer, calc, points, stray }: OpenQuestion, say: Say) {
  if (question.length < 10) say(at, `question ${number} asks nothing: put its text below the heading`);
  if (answer.length < LEAST_ANSWER)
    say(at, `question ${number} needs "Answer: …", a model answer of ${LEAST_ANSWER} letters at least`);
  const sum = points.reduce((total, point) => total + point.marks, 0);
  if (points.length < 3) say(at, `question ${number} needs three or more lines "- 2: what earns them" below "Marks:"`);
  else if (sum !== marks) say(at, `the marks of question ${number} add up to ${sum}; its heading says ${marks}`);
  for (const line of stray) say(line.at, 'below "Marks:" write lines such as "- 2: what earns them"');
  for (const line of calc) {
    const checked = line.text === 'none' ? null : checkSum(line.text);
    if (checked && 'fault' in checked) say(line.at, checked.fault);
  }
}

/** Who has just typed 32 would type it again for the next question, whatever it asks. */
function checkKeysDiffer(questions: TypedBankQuestion[], say: Say) {
  questions.forEach(({ at, number, key }, index) => {
    const same = questions.slice(0, index).find((other) => other.key.text === key.text);
    if (same) say(at, `question ${number} has the answer of question ${same.number}: change its numbers`);
  });
}

function checkMixture(questions: ChoiceQuestion[], measure: Measure, say: Say) {
  if (questions.length !== measure.choice) return;
  const keys = questions.map(({ options }) => 'ABCD'[options.findIndex(({ right }) => right)] ?? '?');
  const [least, most] = measure.keys;
  for (const letter of 'ABCD') {
    const often = keys.filter((key) => key === letter).length;
    if (often < least || often > most)
      say(
        1,
        `${letter} is the key ${often} times; spread the keys, ${least} to ${most} times each (now ${keys.join('')})`,
      );
  }
  for (const difficulty of ['easy', 'medium', 'hard']) {
    const found = questions.filter((question) => question.difficulty === difficulty).length;
    if (found < measure.each) say(1, `only ${found} choice questions are ${difficulty}; ${measure.each} at least`);
  }
  const apply = questions.filter(({ demand }) => demand === 'apply').length;
  if (apply < measure.apply)
    say(1, `only ${apply} choice questions apply what was learnt ("apply"); ${measure.apply} at least`);
}
