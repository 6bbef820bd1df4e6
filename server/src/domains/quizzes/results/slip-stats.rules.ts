import type { Judge } from '@akada/answers';
import type { QuestionStats } from '@akada/contract';
import { slipsOf } from '../numbers/drawn.rules.ts';
import type { DrawnFrom, StoredQuestion } from '../stored-question.rules.ts';
import { type GivenAnswer, keyFor, type Outcome } from '../taking/grading.rules.ts';

/** What was typed where everybody had other numbers: not which number is told, but which slip led to it. */
export function describeSlips(
  question: StoredQuestion & { drawnFrom: DrawnFrom },
  faced: readonly { answer: GivenAnswer; outcome: Outcome }[],
  judge: Judge,
): NonNullable<QuestionStats['typed']> {
  const count = (wanted: Outcome) => faced.filter(({ outcome }) => outcome === wanted).length;
  const slips = slipsOf(question.drawnFrom);
  const counts = slips.map(() => 0);
  for (const { answer, outcome } of faced) {
    const { typed } = keyFor(question, answer);
    if (outcome !== 'wrong' || !typed || !answer.typed) continue;
    const verdict = judge(typed, answer.typed);
    const known = verdict.is === 'wrong' ? verdict.known : undefined;
    if (known !== undefined) counts[known] = (counts[known] ?? 0) + 1;
  }
  const known = slips
    .map((text, index) => ({ text, count: counts[index] ?? 0, is_correct: false }))
    .filter((slip) => slip.count > 0)
    .sort((a, b) => b.count - a.count);
  const right = count('right');
  return {
    key: question.typed?.key ?? '',
    answers: [...(right > 0 ? [{ text: question.typed?.key ?? '', count: right, is_correct: true }] : []), ...known],
    others: count('wrong') - known.reduce((sum, slip) => sum + slip.count, 0),
    unread: count('unread'),
  };
}
