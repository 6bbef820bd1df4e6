import type { TypedKey } from '@akada/answers';
import { decimalOf } from '@akada/answers/decimal';

/** How a typed question goes to programs that know decimals and short answers. */

export interface NumberOut {
  is: 'number';
  value: string;
  /** How far off an answer may be, on either side. */
  off: string;
  unit: string;
  /** Known wrong answers, as decimals. */
  nots: string[];
}

export interface WordsOut {
  is: 'words';
  /** What is right, the key first. */
  accepted: string[];
  nots: string[];
}

/** Without an exponent as long as that can be read. */
export function plainDecimal(value: number): string {
  const text = String(value);
  return /e-/.test(text) ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}

/** In a short answer of Moodle a star stands for any text, unless a backslash takes that away. */
export const starless = (text: string): string => text.replaceAll('*', '\\*');

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function notsOf({ nots = [] }: TypedKey, unit: string): string[] {
  return nots.flatMap((not) => {
    const decimal = decimalOf({ kind: 'number', key: not });
    return decimal && (decimal.unit === unit || decimal.unit === '') ? plainDecimal(decimal.value) : [];
  });
}

/** A number that the format can hold, else its key in letters, as everything else. */
export function typedOut(typed: TypedKey, { hasUnits }: { hasUnits: boolean }): NumberOut | WordsOut {
  const decimal = typed.kind === 'number' ? decimalOf(typed) : null;
  if (decimal && (hasUnits || decimal.unit === '')) {
    const { value, off, unit } = decimal;
    return { is: 'number', value: plainDecimal(value), off: plainDecimal(off), unit, nots: notsOf(typed, unit) };
  }
  const { key, also = [], nots = [] } = typed;
  return { is: 'words', accepted: [key, ...also].map(onOneLine), nots: nots.map(onOneLine) };
}

const asWords = 'It goes out as a short answer, so the other program compares it letter by letter';

/** What of a typed question the other program does not know. */
export function lossesOf(typed: TypedKey, { hasUnits }: { hasUnits: boolean }): string[] {
  const { kind, sf, form } = typed;
  if (kind === 'expression') return [`A formula. ${asWords}`];
  if (kind === 'set') return [`Several values. ${asWords}`];
  if (kind === 'word') return [];
  const out = typedOut(typed, { hasUnits });
  if (out.is === 'words') return [`A number with a unit, or a complex one, which the format doesn’t have. ${asWords}`];
  return [
    ...(sf ? ['The other program doesn’t count figures; how far off it may be stands in their place'] : []),
    ...(form ? ['The other program doesn’t ask for the form of the answer'] : []),
    ...(!sf && decimalOf(typed)?.isCut ? [`The exact value goes out as ${out.value}`] : []),
  ];
}
