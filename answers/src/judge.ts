import { judgeExpression } from './expression.ts';
import { readOr } from './node.ts';
import { judgeNumber } from './number.ts';
import { plainSigns } from './plain-signs.ts';
import { judgeSet } from './set.ts';
import { stepsTaken, take, within } from './steps.ts';
import { knownUnits } from './units.ts';
import { type Judge, right, type Slip, type TypedKey, type Verdict } from './verdict.ts';
import { judgeWord } from './word.ts';

/** Nearly six times what the longest honest answer takes (decision 077). */
export const mostSteps = 65_000;

const judges = { word: judgeWord, set: judgeSet, number: judgeNumber, expression: judgeExpression };

/**
 * Whether what somebody typed is the answer, by its value. The same code runs on the phone, for practice, and on the
 * server, which has the last word. What cannot be read is not wrong: it is asked for again.
 */
export const judge: Judge = (question, typed, most = mostSteps) =>
  within(most, () => judged(question, typed), { is: 'unread', why: 'too long' });

/** The same, and what it took; null where so many steps are too few. For whoever has to share a thread with others. */
export function judgeBriefly(question: TypedKey, typed: string, most: number) {
  const verdict = within<Verdict | null>(most, () => judged(question, typed), null);
  return verdict && { verdict, steps: stepsTaken() };
}

function judged(question: TypedKey, typed: string): Verdict {
  const { nots = [], behind = '', ...rest } = question;
  const [, power = '', unit = ''] = POWER.exec(behind) ?? [];
  // What stands behind the field is the unit that is asked for, where it is one.
  const withUnit = knownUnits(unit).length > 0 ? { ...rest, unit: rest.unit ?? unit } : rest;
  const plain = power ? rest : withUnit;
  const verdict = judgeAlone(plain, typed);
  const whole = rest.key + power;
  if (power && [whole, `${whole} ${unit}`].some((key) => judgeAlone({ ...rest, key }, typed).is === 'right'))
    return right;
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
  const { form: _, also: __, ...rest } = question;
  const verdict = judgeAlone({ ...rest, key: not }, typed);
  const isThere =
    verdict.is === 'right' || (verdict.is === 'wrong' && (verdict.slip === 'no unit' || verdict.slip === 'figures'));
  // Only then: what the key says of it takes as long again.
  const asKey = isThere && judgeAlone(question, not);
  return asKey && asKey.is === 'wrong' && asKey.slip === slip;
}

function judgeAlone(question: TypedKey, typed: string): Verdict {
  take(typed.length);
  return readOr<Verdict, Verdict>(
    () => judges[question.kind](question, typed),
    (why) => ({ is: 'unread', why }),
  );
}
