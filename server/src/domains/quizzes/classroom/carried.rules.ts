import type { Judge } from '@akada/answers';
import type { DraftQuestion } from '@akada/contract';
import { withoutStruck } from '../editing/strike.rules.ts';
import { letterOf, type StoredQuestion } from '../quiz.rules.ts';
import type { StoredAnswer } from '../taking/attempt.rules.ts';
import { isRight } from '../taking/grading.rules.ts';

/** A quiz with its results on its way from a laptop to the site: what is taken along, and what of it can be. */

export interface CarriedAnswer {
  question: string;
  selected: number | null;
  typed?: string | undefined;
  seed?: number | undefined;
}

export interface CarriedAttempt {
  attempt: string;
  content_version: number;
  student_name: string;
  student_email: string;
  student_number: string | null;
  student_group: string | null;
  score: number;
  seconds: number | null;
  is_late: boolean;
  is_unverified: boolean;
  is_outside: boolean;
  is_once: boolean;
  reopened: number;
  submitted_at: string;
  answers: CarriedAnswer[];
}

/** An attempt as it is kept. */
interface KeptAttempt extends Omit<CarriedAttempt, 'submitted_at' | 'answers'> {
  submitted_at: Date;
  answers: readonly StoredAnswer[];
}

/** A question as an owner would send it: what comes in is checked as if it had been typed. */
export function toDraft(question: StoredQuestion): DraftQuestion {
  const { id, text, picture, options, correct, typed, explanation, drawnFrom } = question;
  return {
    id,
    ...(drawnFrom && { template_id: drawnFrom.templateId }),
    question: text,
    options: options.map((option) => ({ text: option })),
    correct_answer: correct === null ? null : letterOf(correct),
    ...(typed && { typed }),
    ...(picture && { picture: { id: picture.id, alt: picture.alt } }),
    explanation,
  };
}

export function toCarried(row: KeptAttempt): CarriedAttempt {
  return {
    attempt: row.attempt,
    content_version: row.content_version,
    student_name: row.student_name,
    student_email: row.student_email,
    student_number: row.student_number,
    student_group: row.student_group,
    score: row.score,
    seconds: row.seconds,
    is_late: row.is_late,
    is_unverified: row.is_unverified,
    is_outside: row.is_outside,
    is_once: row.is_once,
    reopened: row.reopened,
    submitted_at: row.submitted_at.toISOString(),
    answers: row.answers.map(({ isCorrect: _, ...answer }) => answer),
  };
}

/** Whether somebody can have given this answer to this question. */
function fits({ options, typed, drawnFrom }: StoredQuestion, answer: CarriedAnswer): boolean {
  const isChosen = answer.selected !== null;
  if (answer.seed !== undefined && !drawnFrom) return false;
  if (typed) return !isChosen;
  return answer.typed === undefined && (answer.selected === null || answer.selected < options.length);
}

/**
 * The answers of an attempt, marked here by the questions that it had; null where they do not fit these. Questions that
 * were struck count for nobody and may be missing.
 */
export function markCarried(
  questions: readonly StoredQuestion[],
  struck: readonly string[],
  answers: readonly CarriedAnswer[],
  judge: Judge,
) {
  const counted = questions.filter(({ id }) => !struck.includes(id));
  const given = new Map(answers.map((answer) => [answer.question, answer]));
  const isOdd =
    given.size !== answers.length ||
    counted.some(({ id }) => !given.has(id)) ||
    answers.some(({ question }) => !questions.some(({ id }) => id === question));
  if (isOdd) return null;
  const marked: StoredAnswer[] = [];
  for (const question of counted) {
    const answer = given.get(question.id);
    if (!answer || !fits(question, answer)) return null;
    marked.push({ ...answer, isCorrect: isRight(question, answer, judge) });
  }
  return withoutStruck({ answers: marked }, struck);
}

const oldestMonths = 12;

/** When it was handed in by the laptop's clock, which may be wrong; null for a time whose results are kept no longer. */
export function submittedAt(claimed: string, now: Date): Date | null {
  const moment = new Date(claimed);
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - oldestMonths);
  if (moment < oldest) return null;
  return moment > now ? now : moment;
}
