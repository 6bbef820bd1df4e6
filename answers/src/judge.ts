import { judgeExpression } from './expression.ts';
import { readOr } from './node.ts';
import { judgeNumber } from './number.ts';
import { plainSigns } from './plain-signs.ts';
import { judgeSet } from './set.ts';
import { knownUnits } from './units.ts';
import { right, type Slip, type TypedKey, type Verdict } from './verdict.ts';
import { judgeWord } from './word.ts';

const judges = { number: judgeNumber, expression: judgeExpression, set: judgeSet, word: judgeWord };

/**
 * Whether what somebody typed is the answer, by its value. The same code runs on the phone, for practice, and on the
 * server, which has the last word. What cannot be read is not wrong: it is asked for again.
 */
export function judge(question: TypedKey, typed: string): Verdict {
  const { nots = [], behind = '', ...rest } = question;
  const [, power = '', unit = ''] = POWER.exec(behind) ?? [];
  // What stands behind the field is the unit that is asked for, where it is one.
  const withUnit = knownUnits(unit).length > 0 ? { ...rest, unit: rest.unit ?? unit } : rest;
  const plain = power ? rest : withUnit;
  const verdict = judgeAlone(plain, typed);
  const wholes = power ? [rest.key + power, `${rest.key}${power} ${unit}`] : [];
  if (wholes.some((key) => judgeAlone({ ...rest, key }, typed).is === 'right')) return right;
  // What the question gives has the value that it asks for, and is no answer, unless the key says the same.
  if (verdict.is === 'right' && isBegin(rest, typed) && !isBegin(rest, rest.key)) return { is: 'unread', why: 'open' };
  if (verdict.is !== 'wrong') return verdict;
  const known = nots.findIndex((not) => isKnown(plain, not, typed, verdict.slip));
  return known < 0 ? verdict : { ...verdict, known };
}

const bare = (text = '') => plainSigns(text).replace(/\s/g, '');
const isBegin = ({ working }: TypedKey, text: string) => bare(text) === bare(working?.begins);

/** Behind a field: "×10^9 m". Who types it as well has typed the whole number. */
const POWER = /^\s*([×*x]\s*10\s*\^\s*[-−]?\d+)?\s*(.*)$/s;

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
  return readOr<Verdict, Verdict>(
    () => judges[question.kind](question, typed),
    (why) => ({ is: 'unread', why }),
  );
}
