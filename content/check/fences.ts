import type { Fence } from '../courses/form/lesson.ts';
import { readOptions } from '../courses/form/options.ts';
import { joined, type Line } from '../courses/form/source.ts';
import { readTyped } from '../courses/form/typed.ts';
import { checkFaded } from './faded.ts';
import type { Say } from './faults.ts';
import { optionsFault } from './options.ts';
import { checkPlay } from './plays.ts';
import { checkSum } from './sums.ts';
import { checkTyped, TYPED_CHECK } from './typed.ts';

const FENCES = ['guess', 'check', 'card', 'faded', 'calc', 'boxes', 'rewrite', 'play', 'python', 'text'];
const LEAST_FEEDBACK = 20;
/** Two leave half to luck. The least becomes three once the courses' checks with two have a third. */
const [LEAST_OPTIONS, MOST_OPTIONS] = [3, 4];

/** A block of a lesson: a guess, a check, a card, a faded example, sums, drawn sentences, or a listing. */
export function checkFence(fence: Fence, say: Say) {
  const text = joined(fence.lines);
  if (!fence.closed) say(fence.at, 'this block is never closed: put ``` alone on a line below it');
  if (!FENCES.includes(fence.name)) say(fence.at, `a block "${fence.name}" is not known; use ${FENCES.join(', ')}`);
  if (fence.name === 'calc') {
    for (const line of fence.lines) {
      const sum = line.text.trim() ? checkSum(line.text.trim()) : null;
      if (sum && 'fault' in sum) say(line.at, sum.fault);
    }
  }
  if (fence.name === 'card' && !/\S\n---\n\S/.test(text)) say(fence.at, 'a card has a front, a line "---" and a back');
  if (fence.name === 'check' || fence.name === 'guess') checkCheck(fence, say);
  if (fence.name === 'faded') checkFaded(fence, say);
  if (fence.name === 'boxes') for (const line of fence.lines) checkBoxes(line, say);
  if (fence.name === 'rewrite') checkRewrite(fence, say);
  if (fence.name === 'play') checkPlay(fence, say);
}

/** A check, or a guess, which is written like one. */
function checkCheck({ name, lines, at }: Fence, say: Say) {
  const typed = readTyped(lines);
  if (typed) {
    checkTyped(typed, `the ${name}`, TYPED_CHECK, say);
    return;
  }
  const { stem, options, stray } = readOptions(lines);
  if (!stem) say(at, `the ${name} asks nothing: put its question above the options`);
  const fault = optionsFault(options, LEAST_OPTIONS, MOST_OPTIONS);
  if (fault) say(at, `the ${name} ${fault}`);
  for (const line of stray)
    say(line.at, 'this line belongs to no option: indent feedback by two spaces, options begin with "- [ ] "');
  for (const option of options) {
    if (option.notes.map(({ text }) => text).join(' ').length < LEAST_FEEDBACK) {
      say(option.at, `say below "${option.text}", indented by two spaces, why it is right or wrong`);
    }
  }
}

function checkBoxes({ text, at }: Line, say: Say) {
  if (!text.trim()) return;
  if (!/(?:main|sub)\[/.test(text) || !/\S = \S/.test(text))
    say(at, 'write a sentence with main[…] or sub[…] in it, then " = " and what it is');
  let depth = 0;
  for (const sign of text) depth += sign === '[' ? 1 : sign === ']' ? -1 : 0;
  if (depth !== 0) say(at, 'the brackets of this line do not close');
}

function checkRewrite({ lines, at }: Fence, say: Say) {
  for (const name of ['Before', 'After', 'Why']) {
    const line = lines.find(({ text }) => text.startsWith(`${name}: `));
    if (!line) say(at, `a rewrite needs a line "${name}: …"`);
    else if (name !== 'Why' && /\[/.test(line.text)) checkBoxes(line, say);
  }
}
