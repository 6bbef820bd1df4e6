import { judgeExpression } from './expression.ts';
import { CannotRead } from './node.ts';
import { judgeNumber } from './number.ts';
import { judgeSet } from './set.ts';
import type { TypedKey, Verdict } from './verdict.ts';
import { judgeWord } from './word.ts';

export type { TypedKey, Verdict } from './verdict.ts';

const judges = { number: judgeNumber, expression: judgeExpression, set: judgeSet, word: judgeWord };

/**
 * Whether what somebody typed is the answer, by its value. The same code runs on the phone, for practice, and on the
 * server, which has the last word. What cannot be read is not wrong: it is asked for again.
 */
export function judge(question: TypedKey, typed: string): Verdict {
  if (typed.trim() === '') return { is: 'unread', why: 'empty' };
  try {
    return judges[question.kind](question, typed);
  } catch (error) {
    if (error instanceof CannotRead) return { is: 'unread', why: error.why };
    throw error;
  }
}
