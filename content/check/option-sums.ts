import { named, type Option } from '../courses/form/options.ts';
import type { Say } from './faults.ts';
import { checkSum, near, sameValues, shown, type Value, valuesOf } from './sums.ts';
import { numberOf } from './tex-number.ts';

const NUMBER = /(?<![\p{L}\d.,])[-−]?\d[\d,]*(?:\.\d+)?(?![\p{L}\d])/gu;

/** Numbers that stand in a text by themselves: not the 2 of CO2, and not parts of formulas with letters. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(NUMBER)].map(([number]) => Number(number.replace('−', '-').replace(/,/g, '')));
}

/** The values that an option states as numbers: "$x = 3 \pm \sqrt{2}$", "₦1,200", "2.16 m²". */
export function stated(option: string): Value[] {
  if (!option.includes('$')) return numbersIn(option.replace(/[₦]/g, '')).map((value) => [value, 0]);
  return [...option.matchAll(/\$([^$]+)\$/g)].flatMap(([, tex]) => {
    const last = tex!.split('=').at(-1)!;
    const both = last.includes('\\pm') ? [last.replace('\\pm', '+'), last.replace('\\pm', '-')] : [last];
    return both.map(numberOf).flatMap((expression) => {
      try {
        return expression === null ? [] : valuesOf(expression);
      } catch {
        return [];
      }
    });
  });
}

/** Numbers that all options share are part of the wording, not answers. */
function sharedNumbers(options: Option[]): Set<number> {
  const [first = [], ...others] = options.map(({ text }) => numbersIn(text));
  return new Set(first.filter((number) => others.every((list) => list.includes(number))));
}

/** Every number that an option states is the result of its own Calc. */
export function checkOptionSums(options: Option[], say: Say): void {
  const shared = sharedNumbers(options);
  for (const option of options) {
    const sums = named(option.notes, 'Calc');
    if (sums.length === 1 && sums[0]!.text === 'none') continue;
    const numbers = numbersIn(option.text.replace(/[₦$]/g, ' ')).filter((number) => !shared.has(number));
    if (numbers.length > 0 && sums.length === 0) {
      say(option.at, `the option "${option.text}" states a number: show how it comes about in a "Calc:" line`);
    }
    const values = stated(option.text);
    for (const { text, at } of sums) {
      const sum = checkSum(text);
      if ('fault' in sum) say(at, sum.fault);
      else if (!agrees(option, values, sum.right)) {
        say(
          at,
          `the option says ${shown(values) || `"${option.text}"`}, its Calc says ${shown(sum.right)}: they must agree`,
        );
      }
    }
  }
}

function agrees(option: Option, values: Value[], right: Value[]): boolean {
  if (sameValues(values, right)) return true;
  const why = named(option.notes, 'Why')
    .map(({ text }) => text.replace(/[₦$]/g, ' ').replace(/\{,\}/g, ''))
    .join(' ');
  const tidy = option.text.replace(/[₦$]/g, ' ').replace(/([-+−])\s+(?=\d)/g, ' $1');
  // An option of words, or a formula with letters: its sum appears in the explanation or as a part of the formula.
  const told = values.length > 1 ? values : [...numbersIn(why), ...numbersIn(tidy)].map((value): Value => [value, 0]);
  if (values.length === 1) return false;
  return right.every((value) => told.some((other) => near(other, value)));
}
