import { CannotRead } from './node.ts';
import { isComplex, realOf, slackOf } from './number.ts';
import { quantityOf } from './quantity.ts';
import type { TypedKey } from './verdict.ts';

/** The key of a number as programs have it that know nothing but decimals. */
export interface Decimal {
  value: number;
  /** How far off an answer may be, on either side. */
  off: number;
  unit: string;
  /** The key has no end as a decimal, such as 1/3 or √2. */
  isCut: boolean;
}

/** More digits than anybody types. */
const digits = 10;
/** As a decimal an exact value can only be met nearly: three figures are enough. */
const ofCut = 0.0005;

const cut = (value: number) => Number(value.toPrecision(digits));

/** Null for a complex number, and for what cannot be read. */
export function decimalOf(question: TypedKey): Decimal | null {
  try {
    const { number, unit } = quantityOf(question.key);
    if (isComplex(number)) return null;
    const exact = realOf(number);
    if (!Number.isFinite(exact)) return null;
    if (question.sf) {
      const value = Number(exact.toPrecision(question.sf));
      const last = value === 0 ? 1 : 10 ** (Math.floor(Math.log10(Math.abs(value))) - question.sf + 1);
      return { value, off: cut(last / 2), unit, isCut: false };
    }
    const { share, amount } = slackOf(question, number);
    const isCut = Number(exact.toPrecision(6)) !== cut(exact);
    // A share that only forgives rounding is none.
    const asked = share > 1e-6 ? share * Math.abs(exact) : 0;
    const off = asked + amount || (isCut ? ofCut * Math.abs(exact) : 0);
    return { value: cut(exact), off: cut(off), unit, isCut };
  } catch (error) {
    if (error instanceof CannotRead) return null;
    throw error;
  }
}
