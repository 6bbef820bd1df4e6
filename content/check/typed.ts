import { judge } from '../../answers/src/index.ts';
import { named } from '../courses/form/options.ts';
import type { Line } from '../courses/form/source.ts';
import { type TypedAnswer, type TypedLine, typedKeyOf } from '../courses/form/typed.ts';
import type { Say } from './faults.ts';
import { checkSum, type Value } from './sums.ts';
import { workingFault } from './working.ts';

const OF_KEY = ['Why', 'Calc', 'Figures', 'Tolerance', 'Unit', 'Form', 'Domain', 'Also', 'Working', 'Begins'];
const OF_NOT = ['Why', 'Slip', 'Calc'];
const FORMS = ['factorised', 'exact', 'expanded'];

interface Measure {
  /** How many known slips. */
  nots: [least: number, most: number];
  /** Letters of a Why, at least. */
  why: number;
  /** Whether each slip has a name. */
  isNamed: boolean;
}

export const TYPED_CHECK: Measure = { nots: [0, 4], why: 20, isNamed: false };
export const TYPED_IN_BANK: Measure = { nots: [2, 4], why: 30, isNamed: true };

/** A question whose answer is typed, judged by what will judge the student. `called` is "the check" or "question 15". */
export function checkTyped(
  question: TypedAnswer,
  called: string,
  { nots: [least, most], why, isNamed }: Measure,
  say: Say,
) {
  const { stem, key, nots, stray } = question;
  if (stem.length < 10) say(key.at, `${called} asks nothing: put its text above "${question.kind}:"`);
  for (const line of stray)
    say(line.at, 'this line belongs to nothing: indent notes by two spaces, slips begin with "Not: "');
  if (nots.length < least || nots.length > most)
    say(key.at, `${called} has ${nots.length} "Not:"; write ${least} to ${most}`);
  checkNotes(key, OF_KEY, say);
  checkSettings(question, say);
  for (const line of [key, ...nots]) {
    if (line !== key) checkNotes(line, OF_NOT, say);
    const said = named(line.notes, 'Why');
    if (said.length !== 1 || said[0]!.text.length < why) {
      say(
        line.at,
        `give "${line.text}" one "Why:" that ${line === key ? 'solves the question' : 'names the wrong step and mends it'}`,
      );
    }
  }
  if (isNamed) checkSlips(nots, say);
  checkVerdicts(question, say);
  checkSums(question, say);
}

function checkNotes({ notes }: TypedLine, known: string[], say: Say) {
  let isOpen = false;
  for (const { text, at } of notes) {
    const [, label] = /^([A-Z][a-z]+):/.exec(text) ?? [];
    if (label && known.includes(label)) isOpen = true;
    else if (label || !isOpen) say(at, `begin the line with ${known.map((name) => `"${name}:"`).join(', ')}`);
  }
}

function checkSettings({ kind, key }: TypedAnswer, say: Say) {
  const lineOf = (name: string) => named(key.notes, name)[0]?.at ?? key.at;
  const [figures, tolerance, form] = ['Figures', 'Tolerance', 'Form'].map((name) => named(key.notes, name)[0]?.text);
  if (figures && !/^[1-9]$/.test(figures))
    say(lineOf('Figures'), 'write how many significant figures, as "Figures: 3"');
  if (tolerance && !/^(?:±\s*[\d.]+|[\d.]+ ?%)$/.test(tolerance))
    say(lineOf('Tolerance'), 'write "Tolerance: 2 %" or "Tolerance: ±0.5"');
  if (figures && tolerance) say(lineOf('Tolerance'), 'give "Figures:" or "Tolerance:", not both');
  if (form && !FORMS.includes(form)) say(lineOf('Form'), `a form "${form}" is not known; use ${FORMS.join(', ')}`);
  const unit = named(key.notes, 'Unit')[0]?.text;
  if (unit && (kind !== 'Number' || judge({ kind: 'number', key: '1', unit }, `1 ${unit}`).is !== 'right'))
    say(lineOf('Unit'), 'write the unit that the question asks for, as "Unit: m/s"; only numbers have one');
  const working = workingFault(key.notes);
  if (working) say(working.at, working.text);
  if (named(key.notes, 'Also')[0] && kind !== 'Word')
    say(lineOf('Also'), '"Also:" is for words: a value is known in every form');
}

function checkSlips(nots: TypedLine[], say: Say) {
  const slips = nots.flatMap(({ notes }) => named(notes, 'Slip').map(({ text }) => text.toLowerCase()));
  for (const { text, at, notes } of nots) {
    if (named(notes, 'Slip').length !== 1) say(at, `name the one slip that leads to "${text}" in a "Slip:" line`);
  }
  if (new Set(slips).size < slips.length) say(nots[0]!.at, 'the same slip is named twice: each "Not:" has its own');
}

function checkVerdicts(question: TypedAnswer, say: Say) {
  const { key, nots } = question;
  const asked = typedKeyOf(question);
  const { nots: _, ...plain } = asked;
  const own = judge(plain, key.text).is;
  if (own !== 'right') {
    say(
      key.at,
      `the key "${key.text}" is ${own === 'unread' ? 'not understood' : 'not right by its own notes'}: write it as a student would type it`,
    );
    return;
  }
  nots.forEach(({ text, at }, index) => {
    const verdict = judge(plain, text).is;
    if (verdict === 'right') say(at, `"${text}" would be taken for the key: it is no slip`);
    else if (verdict === 'unread') say(at, `"${text}" is not understood: write it as a student would type it`);
    else {
      const same = judge(asked, text);
      if (same.is === 'wrong' && same.known !== undefined && same.known < index)
        say(at, `"${text}" is the same answer as "${nots[same.known]!.text}": one of them goes`);
    }
  });
}

function checkSums(question: TypedAnswer, say: Say) {
  for (const line of [question.key, ...question.nots]) {
    const sums = named(line.notes, 'Calc');
    if (sums.length === 0 && question.kind === 'Number' && line === question.key)
      say(line.at, `show how "${line.text}" comes about in a "Calc:" line, or write "Calc: none" if it is a fact`);
    for (const { text, at } of sums) if (text !== 'none') checkOneSum(question, line, { text, at }, say);
  }
}

function checkOneSum({ kind }: TypedAnswer, line: TypedLine, { text, at }: Line, say: Say) {
  const sum = checkSum(text);
  if ('fault' in sum) say(at, sum.fault);
  else if (kind !== 'Expression' && kind !== 'Word' && !isValueOf(line.text, sum.right, kind)) {
    say(at, `"${line.text}" and its Calc, ${sum.right.map(typedAs).join('; ')}, must agree`);
  }
}

/** Whether a key says these numbers, whatever its unit. */
function isValueOf(key: string, values: Value[], kind: string): boolean {
  const typed = values.map(typedAs).join('; ');
  const verdict = judge({ kind: kind === 'Number' ? 'number' : 'set', key, tolerance: 1e-9 }, typed);
  return verdict.is === 'right' || (verdict.is === 'wrong' && verdict.slip === 'no unit');
}

function typedAs([real, imaginary]: Value): string {
  if (imaginary === 0) return String(real);
  return `${real} ${imaginary < 0 ? '-' : '+'} ${Math.abs(imaginary)} i`;
}
