import { type Judge, wishOf } from '@akada/answers';
import type { Body, FieldFault, GradedAnswer, PublicQuestion } from '@akada/contract';
import { pictureField } from '../pictures/question-picture.rules.ts';
import { letterOf, letters, type StoredQuestion } from '../quiz.rules.ts';
import { type GivenAnswer, isRight, outcomeOf } from './grading.rules.ts';

/** One attempt: the order in which it shows questions and options, its token, and its grading. */

export interface AttemptClaim {
  linkId: string;
  contentVersion: number;
  shufflesQuestions: boolean;
  shufflesOptions: boolean;
  /** Questions that draw numbers have those of this attempt; otherwise those that the owner looks at. */
  drawsNumbers: boolean;
  /** Seconds since 1970. */
  beganAt: number;
  /** Names the attempt and decides its order: random, after the name of the clock that runs for its address, if one does. */
  nonce: string;
}

/** A phone may be offline for days before it can hand in. */
export const attemptDays = 7;
/** For slow networks and clocks. */
const graceSeconds = 60;

/** Twelve random bytes as they are written. */
const randomLength = 16;

/** The clock that an attempt goes by, as it is named in its nonce; null where none ran as it began. */
export const clockIn = ({ nonce }: Pick<AttemptClaim, 'nonce'>): string | null =>
  nonce.length > randomLength ? nonce.slice(0, -randomLength) : null;

/** The signed part of a token; no part of it holds a dot. */
export function writeClaim(claim: AttemptClaim): string {
  const flags = (claim.shufflesQuestions ? 1 : 0) + (claim.shufflesOptions ? 2 : 0) + (claim.drawsNumbers ? 4 : 0);
  return [claim.linkId, claim.contentVersion, flags, claim.beganAt.toString(36), claim.nonce].join('.');
}

/** Takes a token apart; null where it has another form. Whether it is real is for its seal to say. */
export function readToken(token: string): { claim: AttemptClaim; signed: string; seal: string } | null {
  const match = /^(([\w-]{1,64})\.(\d{1,9})\.([0-7])\.([0-9a-z]{1,9})\.([\w-]{8,64}))\.([\w-]{20,100})$/.exec(token);
  if (!match) return null;
  const [, signed = '', linkId = '', version, flags, began = '', nonce = '', seal = ''] = match;
  const claim = {
    linkId,
    contentVersion: Number(version),
    shufflesQuestions: (Number(flags) & 1) === 1,
    shufflesOptions: (Number(flags) & 2) === 2,
    drawsNumbers: (Number(flags) & 4) === 4,
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

type Order = Pick<AttemptClaim, 'shufflesQuestions' | 'shufflesOptions' | 'drawsNumbers' | 'nonce'>;

/** The owner's order, for whoever hands in without a token. */
export const plainOrder: Order = {
  shufflesQuestions: false,
  shufflesOptions: false,
  drawsNumbers: false,
  nonce: '',
};

export function arrange(questions: readonly StoredQuestion[], order: Order): Shown[] {
  const random = createRandom(order.nonce);
  const inOrder = order.shufflesQuestions ? shuffle(questions, random) : questions;
  return inOrder.map((question) => {
    const positions = question.options.map((_, position) => position);
    // Whoever gets numbers of her own gets an order of her own too: a letter told across the hall is worth nothing.
    const isMixed = order.shufflesOptions || (order.drawsNumbers && question.drawnFrom !== undefined);
    return { question, options: isMixed ? shuffle(positions, random) : positions };
  });
}

/** A key that was corrected while somebody sat over the questions counts for them too. */
export function withKeysOf(shown: readonly Shown[], today: readonly StoredQuestion[]): readonly Shown[] {
  const byId = new Map(today.map((question) => [question.id, question]));
  return shown.map(({ question, options }) => {
    // The same id means that it takes the same.
    const { correct, typed } = byId.get(question.id) ?? question;
    return { question: { ...question, correct, ...(typed && { typed }) }, options };
  });
}

/** What a taker sees: no answer, no explanation, no source; of a typed one what is wanted, which tells nothing of its key. */
export function toPublicQuestions(shown: readonly Shown[]): PublicQuestion[] {
  return shown.map(({ question, options }) => ({
    id: question.id,
    question: question.text,
    options: options.map((original, position) => ({
      label: letterOf(position),
      text: question.options[original] ?? '',
    })),
    ...pictureField(question),
    ...(question.typed && { typed: wishOf(question.typed) }),
  }));
}

/** As it is kept: the position in the owner's order, or null; and what was typed, where something was. */
export interface StoredAnswer extends GivenAnswer {
  question: string;
  isCorrect: boolean;
}

export interface Grade {
  answers: StoredAnswer[];
  correct: number;
  total: number;
  score: number;
}

type HandedIn = Body<'quizzes', 'submit'>['results']['answers'][number];

/** What stands for an answer of an attempt in the owner's order; or the field that cannot be one, and why. */
function readAnswer({ question, options }: Shown, answer: HandedIn): GivenAnswer | [field: string, msg: string] {
  const { selected_answer, typed_answer } = answer;
  if (question.typed) {
    if (typed_answer === undefined) return ['typed_answer', 'The answer to this question is typed'];
    return { selected: null, typed: typed_answer.trim() || undefined };
  }
  if (selected_answer === undefined) return ['selected_answer', 'A letter from A to D'];
  const selected = options[letters.indexOf(selected_answer)];
  return selected === undefined ? ['selected_answer', 'This option isn’t in the question'] : { selected };
}

/** Grades what was handed in, or names every answer that cannot be one. */
export function grade(shown: readonly Shown[], handedIn: readonly HandedIn[], judge: Judge): Grade | FieldFault[] {
  const byId = new Map(shown.map((entry) => [entry.question.id, entry]));
  const given = new Map<string, GivenAnswer>();
  const faults: FieldFault[] = [];
  handedIn.forEach((answer, index) => {
    const fault = (field: string, msg: string, type: string) =>
      faults.push({ loc: ['body', 'results', 'answers', index, field], msg, type });
    const id = answer.question_id;
    const entry = byId.get(id);
    const read = entry && readAnswer(entry, answer);
    if (!read) fault('question_id', 'This question isn’t in the quiz', 'unknown_question');
    else if (Array.isArray(read)) fault(...read, 'unknown_option');
    else if (given.has(id)) fault('question_id', 'This question has two answers', 'duplicate');
    else given.set(id, read);
  });
  if (faults.length > 0) return faults;
  const answers = shown.map(({ question }): StoredAnswer => {
    const seed = question.drawnFrom && { seed: question.drawnFrom.seed };
    const answer = { ...(given.get(question.id) ?? { selected: null }), ...seed };
    return { question: question.id, ...answer, isCorrect: isRight(question, answer, judge) };
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
  judge: Judge,
): GradedAnswer[] {
  const byId = new Map(answers.map((answer) => [answer.question, answer]));
  const todayById = new Map(today.map((question) => [question.id, question]));
  return shown.map(({ question, options }) => {
    const answer = byId.get(question.id) ?? { selected: null, isCorrect: false };
    const agrees = (key: StoredQuestion) => isRight(key, answer, judge) === answer.isCorrect;
    const key = [todayById.get(question.id) ?? question, question].find(agrees) ?? question;
    // What counted as right by a key that is gone is not explained by another one.
    const explanation = answer.isCorrect && !agrees(key) ? '' : key.explanation;
    const told = { question_id: question.id, is_correct: answer.isCorrect, explanation };
    return question.typed
      ? { ...told, ...asTyped(key, answer, judge) }
      : { ...told, ...asChosen(question, options, key, answer) };
  });
}

type Told = Omit<GradedAnswer, 'question_id' | 'is_correct' | 'explanation'>;
type Graded = Omit<StoredAnswer, 'question'>;

function asChosen(
  { mistakes }: StoredQuestion,
  options: readonly number[],
  key: StoredQuestion,
  { selected, isCorrect }: Graded,
): Told {
  const letterAt = (original: number | null) => (original === null ? null : letterOf(options.indexOf(original)));
  return {
    selected_answer: letterAt(selected),
    // What counted as right was right, by whichever key.
    correct_answer: letterAt(isCorrect ? selected : key.correct),
    mistake: isCorrect || selected === null ? '' : (mistakes?.[selected] ?? ''),
  };
}

function asTyped(key: StoredQuestion, given: Graded, judge: Judge): Told {
  const answer = given.typed ?? null;
  const isByAnotherKey = given.isCorrect && !isRight(key, given, judge);
  return {
    selected_answer: null,
    correct_answer: null,
    typed: {
      answer,
      key: (isByAnotherKey ? answer : key.typed?.key) ?? '',
      is_unread: !given.isCorrect && outcomeOf(key, given, judge) === 'unread',
    },
    mistake: '',
  };
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
