import type { Judge } from '@akada/answers';
import type { Regrade } from '@akada/contract';
import type { StoredQuestion } from '../quiz.rules.ts';
import { passScore } from '../results/stats.rules.ts';
import { percentOf, type StoredAnswer } from '../taking/attempt.rules.ts';
import { isRight } from '../taking/grading.rules.ts';

/** Grading again by right answers that were corrected. Questions that are gone, or are others now, count as before. */

interface GradedResult {
  id: string;
  score: number;
  correct: number;
  total: number;
  answers: readonly StoredAnswer[];
}

interface Regraded {
  before: GradedResult;
  after: { id: string; score: number; correct: number; total: number; answers: StoredAnswer[] };
  /** The questions that made the difference. */
  questions: string[];
}

/** The results that the right answers of today change; of those that they do not, nothing. */
export function regrade(
  questions: readonly StoredQuestion[],
  results: readonly GradedResult[],
  judge: Judge,
): Regraded[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return results.flatMap((before) => {
    const answers = before.answers.map((answer): StoredAnswer => {
      const question = byId.get(answer.question);
      return question ? { ...answer, isCorrect: isRight(question, answer, judge) } : answer;
    });
    const differing = answers.filter(({ isCorrect }, index) => isCorrect !== before.answers[index]?.isCorrect);
    if (differing.length === 0) return [];
    const correct = answers.filter(({ isCorrect }) => isCorrect).length;
    const { id, total } = before;
    const after = { id, score: percentOf(correct, total), correct, total, answers };
    return [{ before, after, questions: differing.map(({ question }) => question) }];
  });
}

export const nothingRegraded: Regrade = {
  questions: [],
  results: 0,
  raised: 0,
  lowered: 0,
  now_passed: 0,
  now_failed: 0,
};

/** The same in figures; null where nothing changes. */
export function describeRegrade(regraded: readonly Regraded[]): Regrade | null {
  if (regraded.length === 0) return null;
  const count = (test: (before: number, after: number) => boolean) =>
    regraded.filter(({ before, after }) => test(before.score, after.score)).length;
  const passes = (score: number) => score >= passScore;
  return {
    questions: [...new Set(regraded.flatMap(({ questions }) => questions))],
    results: regraded.length,
    raised: regraded.filter(({ before, after }) => after.correct > before.correct).length,
    lowered: regraded.filter(({ before, after }) => after.correct < before.correct).length,
    now_passed: count((before, after) => !passes(before) && passes(after)),
    now_failed: count((before, after) => passes(before) && !passes(after)),
  };
}
