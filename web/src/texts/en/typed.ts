import { defineTexts } from '../define.ts';

/** Where an answer is typed, wherever that is. */
export const typedTexts = defineTexts('typed', {
  yours: 'Your answer',
  check: 'Check',
  right: 'Right',
  wrong: 'Not yet',
  wrongForGood: 'Not quite',
  unread: 'I couldn’t read that, so it doesn’t count.',
  understood: 'I read:',
  rightIs: 'The answer:',
  keypad: {
    name: 'Maths keypad',
    open: 'That still has to be worked out.',
    left: 'Move left',
    right: 'Move right',
    rubOut: 'Delete',
    keyboard: 'Phone keyboard',
    enter: 'Check',
    names: {
      'a/b': 'Fraction',
      'x²': 'Squared',
      xⁿ: 'Power',
      '×10ⁿ': 'Times ten to the power',
      '√': 'Square root',
      '÷': 'Divided by',
      '×': 'Times',
      '−': 'Minus',
      '␣': 'Space',
    } as Record<string, string>,
  },
  wants: {
    number: 'A number, e.g. 12 or 3/4',
    unit: 'A number and its unit, e.g. 12 m/s',
    expression: 'E.g. x^2 - 3x or sqrt(3)/2',
    set: 'All of them, e.g. 2, -5',
    pair: 'In order, e.g. (2, -5)',
    word: 'A word or a name',
  },
  slips: {
    unit: 'The number’s right; the unit isn’t.',
    'no unit': 'The number’s right. Add its unit.',
    form: 'The value’s right, but not in the form the question asks for.',
    constant: 'Nearly: add the constant of integration, + C.',
    rounded: 'That’s rounded. Give it exactly, as a fraction, a root or with π.',
    figures: 'The value’s right. Round it to the figures the question asks for.',
    sign: 'The size is right. Check the sign.',
    'some missing': 'What you have is right, but there’s more to find.',
    'too many': 'The right ones are there, but so is something that doesn’t belong.',
    order: 'The right values, in the wrong order.',
  },
  working: {
    show: 'Show your working',
    hide: 'Hide your working',
    loading: 'Getting the lines ready…',
    failed: 'Open this once with a connection. After that it works offline too.',
  },
  again: 'That isn’t it. Look again and have another go.',
  why: {
    empty: 'Type your answer first.',
    'too long': 'It’s longer than I can read.',
    comma: 'Is that comma a decimal point? Write 3.5 with a point.',
    bracket: 'A bracket is missing.',
    sign: 'There’s a sign I don’t know, or one is missing between two numbers.',
    unfinished: 'Something’s missing at the end.',
    unit: 'I don’t know that unit.',
    'other unit': 'That’s in another unit. Give it in the one the question asks for.',
    open: 'That still has to be worked out.',
    'no number': 'Type a number here, without other letters.',
    undefined: 'It has no value: are you dividing by zero?',
  },
});

declare module '../define.ts' {
  interface Namespaces {
    typed: typeof typedTexts;
  }
}
