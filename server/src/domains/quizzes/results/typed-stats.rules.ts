import type { Judge, TypedKey } from '@akada/answers';
import type { QuestionStats } from '@akada/contract';
import type { GivenAnswer, Outcome } from '../taking/grading.rules.ts';

/** What was typed most often, by its value: a hundred students write one number in ten ways. */

type TypedStats = NonNullable<QuestionStats['typed']>;

const mostShown = 8;
/** So many different texts are compared with each other; rarer ones are counted, not shown. Formulas take longer. */
const mostCompared = { number: 40, word: 40, expression: 12, set: 12 };

interface Group {
  text: string;
  count: number;
  is_correct: boolean;
}

type Counted = Pick<Group, 'text' | 'count'>;

/** The commonest first; of equals the shortest, so that the order of handing in does not decide. */
const byCount = (a: Counted, b: Counted) =>
  b.count - a.count || a.text.length - b.text.length || (a.text < b.text ? -1 : 1);

const plainOf = (text: string) => text.replace(/\s+/gu, ' ');

/** The different texts with how often each was typed, the commonest first. */
function countTexts(texts: readonly string[]): Counted[] {
  const byPlain = new Map<string, Counted>();
  for (const text of texts) {
    const entry = byPlain.get(plainOf(text)) ?? { text, count: 0 };
    entry.count += 1;
    byPlain.set(plainOf(text), entry);
  }
  return [...byPlain.values()].sort(byCount);
}

/** All comparing of one question takes no more steps than thirty of the longest answers: what would take more is another. */
const mostSteps = 2_000_000;

/** Each as the key of the other: a unit or a form that only one has makes two answers of them. */
function comparerFor({ kind, ordered = false }: TypedKey, judge: Judge) {
  const most = Math.floor(mostSteps / (mostCompared[kind] * (mostCompared[kind] - 1)));
  const keys = new Map<string, TypedKey>();
  const isRight = (key: string, answer: string) => {
    const typed = keys.get(key) ?? { kind, ordered, key };
    keys.set(key, typed);
    return judge(typed, answer, most).is === 'right';
  };
  return (left: string, right: string) => isRight(left, right) && isRight(right, left);
}

export function describeTyped(
  typed: TypedKey,
  faced: readonly { answer: GivenAnswer; outcome: Outcome }[],
  judge: Judge,
): TypedStats {
  const textsOf = (wanted: Outcome) =>
    faced.flatMap(({ answer, outcome }) => (outcome === wanted && answer.typed ? answer.typed : []));
  const right = countTexts(textsOf('right'));
  const wrong = textsOf('wrong');
  const groups: Group[] = [];
  const haveSameValue = comparerFor(typed, judge);
  for (const { text, count } of countTexts(wrong).slice(0, mostCompared[typed.kind])) {
    const group = groups.find((one) => haveSameValue(one.text, text));
    if (group) group.count += count;
    else groups.push({ text, count, is_correct: false });
  }
  const rightCount = right.reduce((sum, { count }) => sum + count, 0);
  const [first] = right;
  const ofRight: Group[] = first ? [{ text: first.text, count: rightCount, is_correct: true }] : [];
  const commonest = groups.sort(byCount).slice(0, mostShown - ofRight.length);
  const answers = [...ofRight, ...commonest].sort(byCount);
  const shown = answers.reduce((sum, { count }) => sum + count, 0);
  return {
    key: typed.key,
    answers,
    others: rightCount + wrong.length - shown,
    unread: textsOf('unread').length,
  };
}
