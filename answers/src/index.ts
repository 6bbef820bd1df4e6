import { judgeExpression } from './expression.ts';
import { CannotRead } from './node.ts';
import { judgeNumber } from './number.ts';
import { judgeSet } from './set.ts';
import type { Slip, TypedKey, Verdict } from './verdict.ts';
import { judgeWord } from './word.ts';

export { drawTyped } from './draw.ts';
export type { Slip, TypedKey, Verdict } from './verdict.ts';

const judges = { number: judgeNumber, expression: judgeExpression, set: judgeSet, word: judgeWord };

/**
 * Whether what somebody typed is the answer, by its value. The same code runs on the phone, for practice, and on the
 * server, which has the last word. What cannot be read is not wrong: it is asked for again.
 */
export function judge(question: TypedKey, typed: string): Verdict {
  const { nots = [], ...plain } = question;
  const verdict = judgeAlone(plain, typed);
  if (verdict.is !== 'wrong') return verdict;
  const known = nots.findIndex((not) => isKnown(plain, not, typed, verdict.slip));
  return known < 0 ? verdict : { ...verdict, known };
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

function judgeAlone(question: TypedKey, typed: string): Verdict {
  if (typed.trim() === '') return { is: 'unread', why: 'empty' };
  try {
    return judges[question.kind](question, typed);
  } catch (error) {
    if (error instanceof CannotRead) return { is: 'unread', why: error.why };
    throw error;
  }
}
