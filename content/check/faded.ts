import { judge } from '../../answers/src/index.ts';
import { type Blank, blankKey, blanksOf, type Faded, readFaded } from '../courses/form/faded.ts';
import type { Fence } from '../courses/form/lesson.ts';
import type { Say } from './faults.ts';
import { checkSum, type Value } from './sums.ts';
import { statesValues } from './typed-values.ts';

const [LEAST_STEPS, MOST_STEPS] = [2, 6];
const [LEAST_BLANKS, MOST_BLANKS] = [2, 6];
const [LEAST_TASK, LEAST_WHY] = [10, 20];

/** A worked example with blanks: each key is read and right by what will judge the reader, and its sums are proven. */
export function checkFaded({ lines, at }: Fence, say: Say) {
  const faded = readFaded(lines);
  const { task, steps, whys, stray } = faded;
  const blanks = blanksOf(faded);
  if (task.length < LEAST_TASK) say(at, 'the faded example asks nothing: say above its steps what is to be done');
  if (/\{\{/.test(task)) say(at, 'blanks stand in the numbered steps, not above them');
  if (steps.length < LEAST_STEPS || steps.length > MOST_STEPS)
    say(at, `the faded example has ${steps.length} numbered steps; write ${LEAST_STEPS} to ${MOST_STEPS}`);
  if (blanks.length < LEAST_BLANKS || blanks.length > MOST_BLANKS)
    say(at, `the faded example has ${blanks.length} blanks; write ${LEAST_BLANKS} to ${MOST_BLANKS} as {{key}}`);
  for (const line of stray)
    say(line.at, 'this line belongs to nothing: steps are "1. …", then come "Why:" and "Calc:" lines');
  if (whys.length !== 1 || whys[0]!.text.length < LEAST_WHY)
    say(at, 'give the faded example one "Why:" line, below its steps, that tests the result');
  for (const { parts, at: line } of steps) {
    const formulas = parts.filter((part) => typeof part === 'string').join(' ');
    if (/\{\{[^{}]*\}\}/.test(formulas)) say(line, 'a blank stands outside of $…$: close the formula before it');
    else if (/\{\{|\}\}(?!\})/.test(formulas.replace(/\$[^$]*\$/g, ''))) say(line, 'write a blank as {{key}}');
  }
  for (const blank of blanks) checkBlank(blank, say);
  checkCalcs(faded, at, say);
}

function checkBlank(blank: Blank, say: Say) {
  const verdict = judge(blankKey(blank), blank.text).is;
  if (verdict === 'unread')
    say(blank.at, `the blank "${blank.text}" is not understood: write it as a student would type it`);
  else if (verdict === 'wrong') say(blank.at, `the blank "${blank.text}" is not right by itself`);
}

const isCounted = ({ kind }: Blank) => kind === 'Number' || kind === 'Set' || kind === 'Pair';

/** Every sum holds, and the last number, which is the result, is what one of them gives. */
function checkCalcs(faded: Faded, at: number, say: Say) {
  const values: Value[][] = [];
  for (const { text, at: line } of faded.calcs) {
    if (text === 'none') continue;
    const sum = checkSum(text);
    if ('fault' in sum) say(line, sum.fault);
    else values.push(sum.right);
  }
  const result = blanksOf(faded).findLast(isCounted);
  if (!result || faded.calcs.some(({ text }) => text === 'none')) return;
  if (faded.calcs.length === 0) say(at, 'prove the numbers of the faded example in "Calc:" lines');
  else if (!values.some((value) => statesValues(blankKey(result), value)))
    say(result.at, `no "Calc:" line gives "${result.text}": prove the result, "… = ${result.text}"`);
}
