import type { Judge, TypedKey } from '@akada/answers';
import type { DropReason, QuestionStats, QuizStats, Weakness } from '@akada/contract';
import { pictureField } from '../pictures/question-picture.rules.ts';
import { letterOf, type StoredQuestion } from '../quiz.rules.ts';
import type { StoredAnswer } from '../taking/attempt.rules.ts';
import { type Outcome, outcomeOf } from '../taking/grading.rules.ts';
import { describeSlips } from './slip-stats.rules.ts';
import { describeTyped } from './typed-stats.rules.ts';

/** What a quiz's submissions say about it and about each of its questions. */

export interface GradedSubmission {
  score: number;
  correct: number;
  total: number;
  answers: readonly StoredAnswer[];
}

export const passScore = 50;
/** Fewer say nothing about a question. */
const enough = 10;
/** Fewer do not speak against a question for good. */
const enoughToDrop = 30;
const tooEasy = 0.95;
const tooHard = 0.2;

const toOneDecimal = (value: number) => Math.round(value * 10) / 10;
const toThreeDecimals = (value: number) => Math.round(value * 1000) / 1000;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Ten bands; the last one holds 90 to 100. */
function spread(scores: readonly number[]): QuizStats['distribution'] {
  const bandOf = (score: number) => Math.min(9, Math.floor(score / 10));
  return Array.from({ length: 10 }, (_, band) => ({
    from: band * 10,
    to: band === 9 ? 100 : band * 10 + 9,
    count: scores.filter((score) => bandOf(score) === band).length,
  }));
}

/** Pearson's correlation; null where one side does not vary. */
function correlate(pairs: readonly (readonly [number, number])[]): number | null {
  if (pairs.length < 2) return null;
  const [meanX, meanY] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [x, y] of pairs) {
    xy += (x - meanX) * (y - meanY);
    xx += (x - meanX) ** 2;
    yy += (y - meanY) ** 2;
  }
  return xx < 1e-12 || yy < 1e-12 ? null : xy / Math.sqrt(xx * yy);
}

interface Faced {
  answer: StoredAnswer;
  /** By the right answer of today, also where the score was given by an earlier one. */
  outcome: Outcome;
  /** Share right of the attempt's other questions; null where there was no other. */
  rest: number | null;
}

/** A submission whose answers are found by their question. */
interface Indexed extends Pick<GradedSubmission, 'correct' | 'total'> {
  byQuestion: Map<string, StoredAnswer>;
}

function facedBy(question: StoredQuestion, submissions: readonly Indexed[], judge: Judge): Faced[] {
  return submissions.flatMap(({ byQuestion, correct, total }) => {
    const answer = byQuestion.get(question.id);
    if (!answer) return [];
    const rest = total > 1 ? (correct - (answer.isCorrect ? 1 : 0)) / (total - 1) : null;
    return [{ answer, outcome: outcomeOf(question, answer, judge), rest }];
  });
}

function weaknessesOf(
  answered: number,
  { difficulty, discrimination, options }: Pick<QuestionStats, 'difficulty' | 'discrimination' | 'options'>,
): Weakness[] {
  if (answered < enough || difficulty === null) return [];
  const isUnused = options.some(({ is_correct, count }) => !is_correct && count === 0);
  return [
    ...(difficulty >= tooEasy ? (['too_easy'] as const) : []),
    ...(difficulty <= tooHard ? (['too_hard'] as const) : []),
    ...(discrimination !== null && discrimination < 0 ? (['negative_discrimination'] as const) : []),
    // Where everyone is right no option can be blamed.
    ...(isUnused && difficulty < tooEasy ? (['unused_distractor'] as const) : []),
  ];
}

/** The best by the rest of their score against all others: where most of the best fail, more often than the others do. */
function failsTheBest(faced: readonly Faced[]): boolean {
  const ranked = faced.flatMap(({ outcome, rest }) => (rest === null ? [] : [{ rest, isRight: outcome === 'right' }]));
  ranked.sort((a, b) => b.rest - a.rest);
  // Who is as good as the last of the best third belongs to it: the order of equals must not decide.
  const least = ranked[Math.ceil(ranked.length / 3) - 1]?.rest ?? 0;
  const right = (part: typeof ranked) =>
    part.length === 0 ? 1 : part.filter(({ isRight }) => isRight).length / part.length;
  const best = right(ranked.filter(({ rest }) => rest >= least));
  return best < 0.5 && best < right(ranked.filter(({ rest }) => rest < least));
}

function dropReasonOf(faced: readonly Faced[], difficulty: number | null): DropReason | null {
  if (faced.length < enoughToDrop) return null;
  if (difficulty === 1) return 'all_right';
  if (difficulty === 0) return 'none_right';
  return failsTheBest(faced) ? 'best_wrong' : null;
}

function typedStatsOf(question: StoredQuestion, typed: TypedKey, faced: readonly Faced[], judge: Judge) {
  const { drawnFrom } = question;
  return drawnFrom ? describeSlips({ ...question, drawnFrom }, faced, judge) : describeTyped(typed, faced, judge);
}

function describeQuestion(question: StoredQuestion, submissions: readonly Indexed[], judge: Judge): QuestionStats {
  const faced = facedBy(question, submissions, judge);
  const right = faced.filter(({ outcome }) => outcome === 'right').length;
  const difficulty = faced.length === 0 ? null : toThreeDecimals(right / faced.length);
  const pairs = faced.flatMap(({ outcome, rest }) =>
    rest === null ? [] : [[outcome === 'right' ? 1 : 0, rest] as const],
  );
  const correlation = correlate(pairs);
  const discrimination = correlation === null ? null : toThreeDecimals(correlation);
  const options = question.options.map((text, position) => ({
    label: letterOf(position),
    text,
    count: faced.filter(({ answer }) => answer.selected === position).length,
    is_correct: position === question.correct,
  }));
  return {
    question_id: question.id,
    question: question.text,
    ...pictureField(question),
    answered: faced.length,
    difficulty,
    discrimination,
    options,
    ...(question.typed && { typed: typedStatsOf(question, question.typed, faced, judge) }),
    unanswered: faced.filter(({ outcome }) => outcome === 'none').length,
    weaknesses: weaknessesOf(faced.length, { difficulty, discrimination, options }),
    drop_reason: dropReasonOf(faced, faced.length === 0 ? null : right / faced.length),
  };
}

type Described = Pick<
  QuizStats,
  'attempts' | 'averageScore' | 'medianScore' | 'passRate' | 'distribution' | 'questions'
>;

export function describeResults(
  questions: readonly StoredQuestion[],
  submissions: readonly GradedSubmission[],
  judge: Judge,
): Described {
  const scores = submissions.map(({ score }) => score);
  const passed = scores.filter((score) => score >= passScore).length;
  const isEmpty = scores.length === 0;
  const indexed = submissions.map(({ correct, total, answers }): Indexed => {
    return { correct, total, byQuestion: new Map(answers.map((answer) => [answer.question, answer])) };
  });
  return {
    attempts: scores.length,
    averageScore: isEmpty ? 0 : toOneDecimal(mean(scores)),
    medianScore: isEmpty ? 0 : median(scores),
    passRate: isEmpty ? 0 : toOneDecimal((passed / scores.length) * 100),
    distribution: spread(scores),
    questions: questions.map((question) => describeQuestion(question, indexed, judge)),
  };
}

/** Whether so many submissions say anything about a question. */
export const canTellWeak = (submissions: number): boolean => submissions >= enough;

/** How many questions the statistics call weak. */
export const countWeak = (
  questions: readonly StoredQuestion[],
  submissions: readonly GradedSubmission[],
  judge: Judge,
): number =>
  describeResults(questions, submissions, judge).questions.filter(({ weaknesses }) => weaknesses.length > 0).length;
