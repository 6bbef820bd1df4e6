import type { FollowSlip } from '@akada/answers/follow';
import { defineTexts } from '../define.ts';

/** A working, line by line. In what is said of a slip, {was}, {is}, {became}, {root} and {by} are drawn as formulas. */
export const workingTexts = defineTexts('working', {
  title: 'Your working',
  lead: 'One step a line. It’s only for you: nothing here is saved or counted.',
  begins: 'Start from',
  line: (number: number) => `Line ${number}`,
  wants: 'Your next step',
  newLine: 'New line',
  remove: (number: number) => `Remove line ${number}`,
  check: 'Check my working',
  correct: (number: number) => `Correct line ${number}`,
  follows: 'Follows',
  followsFrom: (number: number) => `Follows from line ${number}`,
  agrees: 'Agrees with the line you started from',
  unsure: 'I can’t judge this line',
  first: (number: number) => `Line ${number} doesn’t follow`,
  after: 'Doesn’t follow either',
  gained: 'Test {root} at the end: it solves this line, but not the one you started from.',
  allHold: 'Every line holds.',
  noneWrong: 'I found no slip. The lines marked with a question mark I couldn’t judge.',
  nothing: 'Type a line first.',
  unknown: 'This line doesn’t say the same as the one before. Compare the two, term by term.',
  slips: {
    'sign crossed': 'When {was} goes to the other side it becomes {is}.',
    'one side divided': 'Whatever you do with {by}, do it to every term on both sides.',
    subtracted: 'In {was} the {by} multiplies, so divide by it. You took it away.',
    'bracket in part': '{was} is {is}. You wrote {became}: every term needs its share.',
    'minus bracket': '{was} is {is}. You wrote {became}: the minus belongs to every term of the bracket.',
    'square of a sum': '{was} is {is}. You wrote {became}: the middle term is missing.',
    'root of a sum': '{was} isn’t {became}. Add first, then take the root.',
    powers: '{was} is {is}. You wrote {became}.',
    sign: 'The sign changed: {is} became {became}.',
    'minus 4ac': 'In the formula, −4ac is {is} here. You wrote {became}.',
    'minus b': 'In the formula, −b is {is} here. You wrote {became}.',
    'over 2a': 'In the formula you divide by 2a. That’s {is} here, not {became}.',
    'plus minus': 'A square has two roots: {root} is missing. Write ±.',
    'root sign': '{became} doesn’t make it zero. Turn the sign: {is}.',
    'lost root': '{root} solves the line before, and here it’s lost.',
    'gained root': '{root} doesn’t solve the line you started from. Test your values, and leave it out.',
    'exponent kept': 'The derivative of {was} is {is}. You wrote {became}: the power goes down by one.',
    'exponent raised': 'The derivative of {was} is {is}. You wrote {became}: the power went up.',
    'factor lost': 'The derivative of {was} is {is}. You wrote {became}: the power comes down as a factor.',
    'constant kept': '{was} doesn’t change, so its derivative is 0.',
    'inner lost': 'In {was}, multiply by the derivative of what’s inside as well: {by}.',
    'product rule': '{was} is a product: the derivative isn’t the product of the two derivatives.',
    'sign of cosine': 'Check the sign of the derivative of {was}.',
    'upside down': '{was} is {is}. You wrote {became}: the factor is upside down.',
    'unit power': '{was} is {is}. You wrote {became}: the factor counts once for each length.',
    'power of ten': '{was} is {is}. You wrote {became}: a power of ten is off.',
    unit: '{was} and {became} don’t measure the same thing.',
    arithmetic: '{was} is {is}. You wrote {became}.',
    became: '{was} became {became}.',
  } satisfies Record<FollowSlip['kind'], string>,
  divided: 'You divided by {by}: {root} is lost.',
  becameButIs: '{was} is {is}. You wrote {became}.',
});

declare module '../define.ts' {
  interface Namespaces {
    working: typeof workingTexts;
  }
}
