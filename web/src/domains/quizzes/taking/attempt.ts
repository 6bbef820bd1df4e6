import type { SubmissionResult } from '@akada/contract/client';
import type { Ask, Letter, TakerQuestion, TakerQuiz } from './taker-quiz.ts';

export interface Student {
  name: string;
  email: string;
  /** Undefined until a quiz asked for it; empty where it was left out. */
  number?: string;
  group?: string;
}

const isUnanswered = (ask: Ask, given: string | undefined) =>
  ask !== 'no' && (given === undefined || (ask === 'required' && given === ''));

/** Whether the quiz asks for something that this student was not asked for yet. */
export const isAskedMore = ({ askNumber, askGroup }: TakerQuiz, { number, group }: Student): boolean =>
  isUnanswered(askNumber, number) || isUnanswered(askGroup, group);

/** Under this name a result is saved where nobody gave one. */
export const ANONYMOUS: Student = { name: 'Anonymous', email: 'anonymous@example.com' };

/** An unfinished attempt that is older is not taken up again while there is a connection. */
const STALE_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * One going through a quiz, as this device keeps it.
 * `waiting`: handed in, not saved yet, so locked and without a score. `refused`: the server will never take it.
 */
export interface Attempt {
  token: string;
  student: Student;
  beganAt: number;
  /** By question: the letter, or what was typed. */
  answers: Record<string, string>;
  state: 'answering' | 'waiting' | 'saved' | 'refused';
  /** The clock handed it in. */
  isTimeOver?: true;
  result?: SubmissionResult;
  /** Why it was refused, in the server's words. */
  refusal?: string;
}

export const beginAttempt = (token: string, student: Student, now: number): Attempt => ({
  token,
  student,
  beganAt: now,
  answers: {},
  state: 'answering',
});

export const countAnswered = ({ answers }: Attempt, { questions }: TakerQuiz): number =>
  questions.filter(({ id }) => answers[id] !== undefined).length;

/** The number of the first question without an answer; 0 where there is none. */
export const firstOpen = ({ answers }: Attempt, { questions }: TakerQuiz): number =>
  questions.findIndex(({ id }) => answers[id] === undefined) + 1;

/** Answers cannot be changed once they are handed in. What was typed and rubbed out again is none. */
export function withAnswer(attempt: Attempt, questionId: string, given: string): Attempt {
  if (attempt.state !== 'answering') return attempt;
  const { [questionId]: _, ...others } = attempt.answers;
  return { ...attempt, answers: given.trim() ? { ...others, [questionId]: given } : others };
}

/** When the time is over, in this device's milliseconds; null without a limit. */
export const deadlineOf = ({ timeLimitMinutes, beganAt }: TakerQuiz): number | null =>
  timeLimitMinutes === null ? null : beganAt + timeLimitMinutes * 60_000;

/** Whether a kept attempt is the one to go on with: its letters belong to the quiz as it was loaded under its token. */
export function isResumable(attempt: Attempt | null, quiz: TakerQuiz | null, now: number): boolean {
  if (!attempt || !quiz || attempt.token !== quiz.attemptToken) return false;
  return attempt.state !== 'answering' || now - attempt.beganAt < STALE_AFTER_MS;
}

const toSend = ({ id, typed }: TakerQuestion, answer: string) =>
  typed ? { question_id: id, typed_answer: answer.trim() } : { question_id: id, selected_answer: answer as Letter };

/** The body of the submission. The browser counts nothing: the server grades. */
export function submissionOf(quizId: string, { token, student, answers }: Attempt, quiz: TakerQuiz) {
  const { questions, askNumber, askGroup } = quiz;
  const given = questions.flatMap((question) => {
    const answer = answers[question.id];
    return answer === undefined ? [] : toSend(question, answer);
  });
  return {
    quiz_id: quizId,
    student_name: student.name || ANONYMOUS.name,
    student_email: student.email || ANONYMOUS.email,
    ...(askNumber !== 'no' && { student_number: student.number ?? '' }),
    ...(askGroup !== 'no' && { student_group: student.group ?? '' }),
    attempt_token: token,
    results: { totalQuestions: questions.length, answers: given },
  };
}
export type Submission = ReturnType<typeof submissionOf>;
