import type { TypedKey } from '@akada/answers';
import { decimalOf } from '@akada/answers/decimal';
import { sureKind } from '@akada/answers/sure-kind';
import { plainDecimal } from './typed-out.ts';

/** Numbers and short answers of other programs as typed questions; a text says why one cannot be taken. */

const most = { also: 10, nots: 6 };
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i;

/** A number of a file; null where it is none. */
export function numberIn(text: string): number | null {
  const value = NUMBER.test(text.trim()) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

interface NumberFound {
  value: number;
  off: number;
  unit?: string;
  nots?: readonly number[];
}

export function typedNumber({ value, off, unit = '', nots = [] }: NumberFound): TypedKey {
  const withUnit = (one: number) => [plainDecimal(one), unit.trim()].filter(Boolean).join(' ');
  const key = withUnit(value);
  // Without a word on it a decimal would be forgiven a hundredth, which its writer did not mean.
  const isLoose = off > 0 || !Number.isInteger(value);
  return {
    kind: 'number',
    key,
    ...(isLoose && { tolerance: `±${plainDecimal(off)}` }),
    ...(nots.length > 0 && { nots: nots.slice(0, most.nots).map(withUnit) }),
  };
}

/** "=2.9..3.1" as its middle and how far off that may be. */
export function numberBetween(least: number, greatest: number): Pick<NumberFound, 'value' | 'off'> {
  const short = (value: number) => Number(value.toPrecision(12));
  return { value: short((least + greatest) / 2), off: short(Math.abs(greatest - least) / 2) };
}

interface WordsFound {
  accepted: readonly string[];
  nots?: readonly string[];
}

/** Several ways to write one number, such as 1/2 and 0.5: any other way counts as well. */
function areOneNumber(texts: readonly string[]): boolean {
  const [first, ...others] = texts.map((key) =>
    sureKind(key) === 'number' ? decimalOf({ kind: 'number', key }) : null,
  );
  if (!first) return false;
  return others.every((other) => other?.value === first.value && other.unit === first.unit);
}

/** One short answer may be a number or a formula beyond doubt, which is then judged by its value. */
export function typedWords({ accepted, nots = [] }: WordsFound): TypedKey | string {
  const [key, ...also] = [...new Set(accepted.map((text) => text.trim()).filter(Boolean))];
  if (key === undefined) return 'The right answer isn’t marked';
  if (also.length > most.also) return `A typed question can have up to ${most.also + 1} right answers`;
  const known = nots.map((text) => text.trim()).filter(Boolean);
  if (also.length > 0 && known.length === 0 && areOneNumber([key, ...also])) return { kind: 'number', key };
  return {
    kind: (also.length === 0 && sureKind(key)) || 'word',
    key,
    ...(also.length > 0 && { also }),
    ...(known.length > 0 && { nots: known.slice(0, most.nots) }),
  };
}

/** Whether a short answer of Moodle stands for more than its own words. */
const hasWildcard = (text: string): boolean => /(?<!\\)\*/.test(text);
const wildcard = 'A star stands for any text, which we can’t read';

const withStars = (text: string) => text.replaceAll('\\*', '*');

/** The same with its stars as stars. */
export const moodleWords = ({ accepted, nots = [] }: WordsFound): TypedKey | string =>
  [...accepted, ...nots].some(hasWildcard)
    ? wildcard
    : typedWords({ accepted: accepted.map(withStars), nots: nots.map(withStars) });

export const notOne = 'We can only read questions with one right answer, true or false, numbers and short answers';
export const inPart = 'An answer counts in part, and ours are right or wrong';
