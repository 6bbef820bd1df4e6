import type { FieldFault, GradedAnswer, Letter, PublicQuestion } from '@akada/contract';
import { letterOf, letters, type StoredQuestion } from '../quiz.rules.ts';

/** One attempt: the order in which it shows questions and options, its token, and its grading. */

export interface AttemptClaim {
  linkId: string;
  contentVersion: number;
  shufflesQuestions: boolean;
  shufflesOptions: boolean;
  /** Seconds since 1970. */
  beganAt: number;
  /** Random: names the attempt and decides its order. */
  nonce: string;
}

/** A phone may be offline for days before it can hand in. */
export const attemptDays = 7;
/** For slow networks and clocks. */
const graceSeconds = 60;

/** The signed part of a token; no part of it holds a dot. */
export function writeClaim(claim: AttemptClaim): string {
  const flags = (claim.shufflesQuestions ? 1 : 0) + (claim.shufflesOptions ? 2 : 0);
  return [claim.linkId, claim.contentVersion, flags, claim.beganAt.toString(36), claim.nonce].join('.');
}

/** Takes a token apart; null where it has another form. Whether it is real is for its seal to say. */
export function readToken(token: string): { claim: AttemptClaim; signed: string; seal: string } | null {
  const match = /^(([\w-]{1,64})\.(\d{1,9})\.([0-3])\.([0-9a-z]{1,9})\.([\w-]{8,64}))\.([\w-]{20,100})$/.exec(token);
  if (!match) return null;
  const [, signed = '', linkId = '', version, flags, began = '', nonce = '', seal = ''] = match;
  const claim = {
    linkId,
    contentVersion: Number(version),
    shufflesQuestions: (Number(flags) & 1) === 1,
    shufflesOptions: (Number(flags) & 2) === 2,
    beganAt: Number.parseInt(began, 36),
    nonce,
  };
  return { claim, signed, seal };
}

/** One question of an attempt: which one it is, and which option stands at each letter. */
interface Shown {
  question: StoredQuestion;
  options: number[];
}

/** Small and seeded: the same attempt always has the same order. */
function createRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle<T>(values: readonly T[], random: () => number): T[] {
  const shuffled = [...values];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}

type Order = Pick<AttemptClaim, 'shufflesQuestions' | 'shufflesOptions' | 'nonce'>;

/** The owner's order, for whoever hands in without a token. */
export const plainOrder: Order = { shufflesQuestions: false, shufflesOptions: false, nonce: '' };

export function arrange(questions: readonly StoredQuestion[], order: Order): Shown[] {
  const random = createRandom(order.nonce);
  const inOrder = order.shufflesQuestions ? shuffle(questions, random) : questions;
  return inOrder.map((question) => {
    const positions = question.options.map((_, position) => position);
    return { question, options: order.shufflesOptions ? shuffle(positions, random) : positions };
  });
}

/** A key that was corrected while somebody sat over the questions counts for them too. */
export function withKeysOf(shown: readonly Shown[], today: readonly StoredQuestion[]): readonly Shown[] {
  const keys = new Map(today.map(({ id, correct }) => [id, correct]));
  return shown.map(({ question, options }) => ({
    question: { ...question, correct: keys.get(question.id) ?? question.correct },
    options,
  }));
}

/** What a taker sees: no answer, no explanation, no source. */
export function toPublicQuestions(shown: readonly Shown[]): PublicQuestion[] {
  return shown.map(({ question, options }) => ({
    id: question.id,
    question: question.text,
    options: options.map((original, position) => ({
      label: letterOf(position),
      text: question.options[original] ?? '',
    })),
  }));
}

/** As it is kept: the position in the owner's order, or null for no answer. */
export interface StoredAnswer {
  question: string;
  selected: number | null;
  isCorrect: boolean;
}

export interface Grade {
  answers: StoredAnswer[];
  correct: number;
  total: number;
  score: number;
}

type GivenAnswer = { question_id: string; selected_answer: Letter };

/** Grades what was handed in, or names every answer that cannot be one. */
export function grade(shown: readonly Shown[], given: readonly GivenAnswer[]): Grade | FieldFault[] {
  const byId = new Map(shown.map((entry) => [entry.question.id, entry]));
  const selected = new Map<string, number>();
  const faults: FieldFault[] = [];
  given.forEach(({ question_id, selected_answer }, index) => {
    const fault = (field: string, msg: string, type: string) =>
      faults.push({ loc: ['body', 'results', 'answers', index, field], msg, type });
    const entry = byId.get(question_id);
    const original = entry?.options[letters.indexOf(selected_answer)];
    if (!entry) fault('question_id', 'This question isn’t in the quiz', 'unknown_question');
    else if (original === undefined) fault('selected_answer', 'This option isn’t in the question', 'unknown_option');
    else if (selected.has(question_id)) fault('question_id', 'This question has two answers', 'duplicate');
    else selected.set(question_id, original);
  });
  if (faults.length > 0) return faults;
  const answers = shown.map(({ question }): StoredAnswer => {
    const choice = selected.get(question.id) ?? null;
    return { question: question.id, selected: choice, isCorrect: choice === question.correct };
  });
  const correct = answers.filter(({ isCorrect }) => isCorrect).length;
  return { answers, correct, total: answers.length, score: percentOf(correct, answers.length) };
}

export const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/**
 * The graded answers as the taker saw the questions. The right answer is that of today, unless the grade speaks against
 * it: then it was corrected afterwards, and the result not yet regraded.
 */
export function toGradedAnswers(
  shown: readonly Shown[],
  answers: readonly StoredAnswer[],
  today: readonly StoredQuestion[],
): GradedAnswer[] {
  const byId = new Map(answers.map((answer) => [answer.question, answer]));
  const todayById = new Map(today.map((question) => [question.id, question]));
  return shown.map(({ question, options }) => {
    const answer = byId.get(question.id);
    const selected = answer?.selected ?? null;
    const isCorrect = answer?.isCorrect ?? false;
    const agrees = ({ correct }: StoredQuestion) => (selected === correct) === isCorrect;
    const key = [todayById.get(question.id) ?? question, question].find(agrees) ?? question;
    const correct = isCorrect && selected !== null ? selected : key.correct;
    return {
      question_id: question.id,
      selected_answer: selected === null ? null : letterOf(options.indexOf(selected)),
      correct_answer: letterOf(options.indexOf(correct)),
      is_correct: isCorrect,
      explanation: key.correct === correct ? key.explanation : '',
      mistake: isCorrect || selected === null ? '' : (question.mistakes?.[selected] ?? ''),
    };
  });
}

interface Ending {
  seconds: number | null;
  limitMinutes: number | null;
  closesAt: Date | null;
  /** What the owner gave this one beyond both. */
  extraMinutes?: number;
}

/** Whether an attempt came after its time limit or after the close. */
export function isLate({ seconds, limitMinutes, closesAt, extraMinutes = 0 }: Ending, now: Date): boolean {
  const grace = graceSeconds + extraMinutes * 60;
  const isOverLimit = seconds !== null && limitMinutes !== null && seconds > limitMinutes * 60 + grace;
  return isOverLimit || (closesAt !== null && now.getTime() > closesAt.getTime() + grace * 1000);
}
