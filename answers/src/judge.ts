import { judgeExpression } from './expression.ts';
import { CannotRead } from './node.ts';
import { judgeNumber } from './number.ts';
import { quantityOf } from './quantity.ts';
import { judgeSet } from './set.ts';
import { right, type Slip, type TypedKey, type Verdict } from './verdict.ts';
import { judgeWord } from './word.ts';

const judges = { number: judgeNumber, expression: judgeExpression, set: judgeSet, word: judgeWord };

/**
 * Whether what somebody typed is the answer, by its value. The same code runs on the phone, for practice, and on the
 * server, which has the last word. What cannot be read is not wrong: it is asked for again.
 */
export function judge(question: TypedKey, typed: string): Verdict {
  const { nots = [], behind = '', ...plain } = question;
  const verdict = judgeAlone(plain, typed);
  if (verdict.is !== 'right' && isTypedWhole(plain, behind, typed)) return right;
  if (verdict.is !== 'wrong') return verdict;
  const known = nots.findIndex((not) => isKnown(plain, not, typed, verdict.slip));
  return known < 0 ? verdict : { ...verdict, known };
}

const POWER = /^\s*([×*x]\s*10\s*\^\s*[-−]?\d+)?\s*(.*)$/s;

/** Whether somebody typed what stands behind the field too: the whole number, its unit, or both. */
function isTypedWhole(question: TypedKey, behind: string, typed: string): boolean {
  const [, power = '', unit = ''] = POWER.exec(behind) ?? [];
  const isKey = (key: string) => judgeAlone({ ...question, key }, typed).is === 'right';
  if (power && isKey(`${question.key} ${power}`)) return true;
  return unit !== '' && hasUnit(typed) && isKey(`${question.key} ${power} ${unit}`);
}

/** 0.25 is no 25, though a percent sign stands behind the field. */
function hasUnit(typed: string): boolean {
  try {
    return quantityOf(typed).unit !== '';
  } catch (error) {
    if (error instanceof CannotRead) return false;
    throw error;
  }
}

/** Whether somebody took the wrong road that ends in `not`. What went wrong beside it (a unit, a sign) has to be the same. */
function isKnown(question: TypedKey, not: string, typed: string, slip: Slip | undefined): boolean {
  const asKey = judgeAlone(question, not);
  if (asKey.is !== 'wrong' || asKey.slip !== slip) return false;
  const { form: _, also: __, ...rest } = question;
  const verdict = judgeAlone({ ...rest, key: not }, typed);
  return (
    verdict.is === 'right' || (verdict.is === 'wrong' && (verdict.slip === 'no unit' || verdict.slip === 'figures'))
  );
}

/** Of all members of a set together; each has its own bound. */
const mostLetters = 2000;

function judgeAlone(question: TypedKey, typed: string): Verdict {
  if (typed.length > mostLetters) return { is: 'unread', why: 'too long' };
  if (typed.trim() === '') return { is: 'unread', why: 'empty' };
  try {
    return judges[question.kind](question, typed);
  } catch (error) {
    if (error instanceof CannotRead) return { is: 'unread', why: error.why };
    throw error;
  }
}
