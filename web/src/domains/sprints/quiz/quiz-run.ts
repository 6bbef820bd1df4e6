import type { TypedKey, Verdict } from '@akada/answers';
import type { Assessment } from '@akada/contract/client';

/** A quiz under way; kept in this tab, so that a reload goes on where it was. */
export interface QuizRun extends Record<string, unknown> {
  assessment: Assessment;
  /** By question: the option that was chosen, or what was typed. */
  answers: Record<string, string>;
  /** Questions whose answer was checked: they cannot be changed. */
  checked: string[];
  /** By question whose answer is typed: what was said of it; missing in runs from before there were such. */
  verdicts?: Record<string, Verdict>;
  hinted: string[];
  index: number;
  /** When the time is up, in milliseconds; null without a limit. */
  endsAt: number | null;
  /** Only what was wrong, once more: nothing of it is handed in. */
  isPractice: boolean;
  /** As it was counted, once it is finished. */
  score: QuizScore | null;
}

export interface QuizScore {
  score: number;
  right: number;
  all: number;
  /** It is kept on this device until the server takes it. */
  isWaiting: boolean;
}

export function startRun(assessment: Assessment, now: number): QuizRun {
  const limit = assessment.time_limit_minutes;
  return {
    assessment,
    answers: {},
    checked: [],
    hinted: [],
    index: 0,
    endsAt: limit ? now + limit * 60_000 : null,
    isPractice: false,
    score: null,
  };
}

export const isRightIn = ({ answers, verdicts }: QuizRun, { id, correct_answer, typed }: Question): boolean =>
  typed ? verdicts?.[id]?.is === 'right' : answers[id] === correct_answer;

/** What was answered wrongly, or not at all. */
export const mistakesIn = (run: QuizRun): Question[] =>
  run.assessment.questions.filter((question) => !isRightIn(run, question));

/** The run with a verdict for everything that was typed, also where the time was over before it was checked. */
export function judgedBy(judge: (key: TypedKey, typed: string) => Verdict, run: QuizRun): QuizRun {
  const found = run.assessment.questions.flatMap(({ id, typed }) => {
    const answer = run.answers[id];
    return typed && answer !== undefined ? [[id, judge(typed, answer)] as const] : [];
  });
  return { ...run, verdicts: Object.fromEntries(found) };
}

export const hasTyped = ({ assessment }: QuizRun): boolean => assessment.questions.some(({ typed }) => typed);

/** Only the mistakes of a run, asked again: without a clock, and for nobody's record. */
export function practiceOf(run: QuizRun): QuizRun {
  const { assessment } = run;
  const questions = mistakesIn(run);
  const paper: Assessment = { ...assessment, questions, time_limit_minutes: null };
  return { ...startRun({ ...paper, previous_attempts: [] }, 0), isPractice: true };
}

/** Whether the server's answer is a quiz that can be taken. */
export function isQuiz(value: unknown): value is Assessment {
  if (typeof value !== 'object' || value === null) return false;
  const { questions, metadata } = value as Partial<Assessment>;
  return Array.isArray(questions) && questions.length > 0 && questions.every(isAskable) && typeof metadata === 'object';
}

const isAskable = ({ options, correct_answer, typed }: Partial<Question>) =>
  Array.isArray(options) && (typed !== undefined || options.some((option) => option === correct_answer));

export function isRun(value: unknown): value is QuizRun {
  if (typeof value !== 'object' || value === null) return false;
  const { assessment, answers, checked, index } = value as Partial<QuizRun>;
  return (
    typeof assessment === 'object' &&
    typeof answers === 'object' &&
    Array.isArray(checked) &&
    typeof index === 'number' &&
    Array.isArray(assessment.questions)
  );
}

export type Question = Assessment['questions'][number];

/** The run without a question that was called bad, or with another in its place. */
export function withoutBad(run: QuizRun, id: string, replacement: Question | null): QuizRun {
  const questions = run.assessment.questions.flatMap((question) =>
    question.id === id ? (replacement ?? []) : question,
  );
  const { [id]: _, ...answers } = run.answers;
  return { ...run, assessment: { ...run.assessment, questions }, answers };
}

export const isCard = ({ form }: Question): boolean => form === 'card';

const knownIn = (run: QuizRun, questions: readonly Question[]) =>
  questions.filter((question) => isRightIn(run, question)).length;

/** The rounded share of right answers, as the server counts it too: without the cards, unless there is nothing else. */
export function localScore(run: QuizRun): Omit<QuizScore, 'isWaiting'> {
  const { questions } = run.assessment;
  const choices = questions.filter((question) => !isCard(question));
  const scored = choices.length > 0 ? choices : questions;
  const right = knownIn(run, scored);
  return { score: scored.length === 0 ? 0 : Math.round((100 * right) / scored.length), right, all: scored.length };
}

/** How many cards of a quiz were known, by the learner's own word; null where it has none. */
export function recalledIn(run: QuizRun): { known: number; all: number } | null {
  const cards = run.assessment.questions.filter(isCard);
  return cards.length > 0 ? { known: knownIn(run, cards), all: cards.length } : null;
}

/** Whether the quiz itself is over: what is left is its result, or practice. */
export const isBehind = ({ score, isPractice }: QuizRun): boolean => isPractice || Boolean(score);

const SHOWN_ATTEMPTS = 3;

/** The newest three scores, and how many more there are. */
export function shownAttempts(attempts: Assessment['previous_attempts']): { scores: number[]; more: number } {
  return {
    scores: attempts.slice(0, SHOWN_ATTEMPTS).map(({ score }) => score),
    more: Math.max(0, attempts.length - SHOWN_ATTEMPTS),
  };
}

/** `1:05` */
export function formatTimeLeft(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
