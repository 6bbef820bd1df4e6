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

/** What a format can say of an answer that is typed. */
export interface Knows {
  hasUnits: boolean;
  /** Whether it has numbers at all, or only words. */
  hasNumbers?: boolean;
}

/** All in letters; a number also as the decimal that it is, if it is one exactly. */
export function wordsOut(typed: TypedKey): WordsOut {
  const { kind, key, also = [], nots = [] } = typed;
  const decimal = kind === 'number' ? decimalOf(typed) : null;
  const exact = decimal && decimal.unit === '' && !decimal.isCut ? [plainDecimal(decimal.value)] : [];
  const accepted = [key, ...also, ...exact].map(onOneLine);
  return { is: 'words', accepted: [...new Set(accepted)], nots: nots.map(onOneLine) };
}

/** A number that the format can hold, else its key in letters, as everything else. */
export function typedOut(typed: TypedKey, { hasUnits }: Pick<Knows, 'hasUnits'>): NumberOut | WordsOut {
  const decimal = typed.kind === 'number' ? decimalOf(typed) : null;
  if (!decimal || !(hasUnits || decimal.unit === '')) return wordsOut(typed);
  const { value, off, unit } = decimal;
  return { is: 'number', value: plainDecimal(value), off: plainDecimal(off), unit, nots: notsOf(typed, unit) };
}

const asWords = 'It goes out as a short answer, so the other program compares it letter by letter';

/** What of a typed question the other program does not know. */
export function lossesOf(typed: TypedKey, { hasUnits, hasNumbers = true }: Knows): string[] {
  const { kind, sf, form } = typed;
  if (kind === 'expression') return [`A formula. ${asWords}`];
  if (kind === 'set') return [`Several values. ${asWords}`];
  if (kind === 'word') return [];
  if (!hasNumbers) return [`A number, which the format doesn’t have. ${asWords}`];
  const out = typedOut(typed, { hasUnits });
  if (out.is === 'words') return [`A number with a unit, or a complex one, which the format doesn’t have. ${asWords}`];
  return [
    ...(sf ? ['The other program doesn’t count figures; how far off it may be stands in their place'] : []),
    ...(form ? ['The other program doesn’t ask for the form of the answer'] : []),
    ...(!sf && decimalOf(typed)?.isCut ? [`The exact value goes out as ${out.value}`] : []),
  ];
}
