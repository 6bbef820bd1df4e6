import type { TypedKey } from '@akada/answers';
import { type TypedWish, wishOf } from '@akada/answers/wish';
import type { ShownPicture } from '../../../ui/question-picture.tsx';

/** A quiz as a taker sees it, whoever asked: the owner's answer holds the key as well, which is left behind here. */

const letters = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof letters)[number];

export type Ask = 'no' | 'optional' | 'required';

export interface TakerQuestion {
  id: string;
  text: string;
  picture?: ShownPicture;
  /** None where the answer is typed. */
  options: { label: Letter; text: string }[];
  /** Only where the answer is typed: what is wanted. */
  typed?: TypedWish;
  /** As the server rendered them, where they hold formulas. */
  html?: { question: string; options: string[] };
}

export interface TakerQuiz {
  quizId: string;
  title: string;
  isOwner: boolean;
  lecturerName: string | null;
  lecturerEmail: string | null;
  status: string;
  opensAt: string | null;
  closesAt: string | null;
  timeLimitMinutes: number | null;
  isOneAttempt: boolean;
  /** Whether a matriculation number and a group are asked for. */
  askNumber: Ask;
  askGroup: Ask;
  /** One question a screen, in the examination room. */
  isRoom: boolean;
  /** Nothing of an examination is set, so that it may leave as a file; the server decides. */
  isPractice: boolean;
  hasCalculator: boolean;
  questionCount: number;
  /** None before a timed quiz is begun. */
  questions: TakerQuestion[];
  /** Null while the quiz is not open, and before a timed one is begun. */
  attemptToken: string | null;
  resultsKeptMonths: number | null;
  /** When it was asked for, by this device's clock. */
  loadedAt: number;
  /** Since when the time limit counts, by this device's clock: since the first opening, wherever that was. */
  beganAt: number;
  /** How far this device's clock runs ahead of the server's, in milliseconds. */
  clockSkew: number;
}

export type QuizFault = 'noContent' | 'unreadable' | 'noQuestions';

/** The answer cannot be shown as a quiz; `fault` names the text for it. */
export class UnusableQuiz extends Error {
  override name = 'UnusableQuiz';
  readonly fault: QuizFault;

  constructor(fault: QuizFault) {
    super(fault);
    this.fault = fault;
  }
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' ? value : null);
const number = (value: unknown) => (typeof value === 'number' ? value : null);
const ask = (value: unknown): Ask => (value === 'optional' || value === 'required' ? value : 'no');
const isLetter = (value: unknown): value is Letter => letters.includes(value as Letter);

const kinds: readonly unknown[] = ['number', 'expression', 'set', 'word'] satisfies TypedWish['kind'][];

/** What is wanted of a typed answer; of its owner's own quiz it is told from the key. */
function readWish(value: unknown): TypedWish | null {
  if (!isFields(value) || !kinds.includes(value.kind)) return null;
  if (typeof value.key === 'string') return wishOf(value as unknown as TypedKey);
  const letters = Array.isArray(value.letters) ? value.letters.filter((one) => typeof one === 'string') : [];
  return { kind: value.kind as TypedWish['kind'], ordered: value.ordered === true, unit: value.unit === true, letters };
}

function readHtml(value: unknown): TakerQuestion['html'] | null {
  const question = isFields(value) ? text(value.question) : null;
  if (!isFields(value) || question === null || !Array.isArray(value.options)) return null;
  return { question, options: value.options.map((option) => text(option) ?? '') };
}

function readPicture(value: unknown): ShownPicture | null {
  const url = isFields(value) ? text(value.url) : null;
  // Of this server alone, whatever a damaged copy says.
  if (!isFields(value) || !url?.startsWith('/')) return null;
  const [width, height] = [number(value.width) ?? undefined, number(value.height) ?? undefined];
  return { url, alt: text(value.alt) ?? '', width, height };
}

function readQuestion(value: unknown): TakerQuestion {
  if (!isFields(value) || !Array.isArray(value.options)) throw new UnusableQuiz('unreadable');
  const id = text(value.id);
  const question = text(value.question);
  const options = value.options.map((option: unknown) => {
    if (!isFields(option) || !isLetter(option.label)) throw new UnusableQuiz('unreadable');
    return { label: option.label, text: text(option.text) ?? '' };
  });
  if (!id || question === null) throw new UnusableQuiz('unreadable');
  const typed = readWish(value.typed);
  const html = readHtml(value.html);
  const picture = readPicture(value.picture);
  return {
    id,
    text: question,
    options,
    ...(picture && { picture }),
    ...(typed && { typed }),
    ...(html && { html }),
  };
}

function readQuestions(content: unknown): TakerQuestion[] {
  if (!isFields(content)) throw new UnusableQuiz('noContent');
  if (!Array.isArray(content.questions)) throw new UnusableQuiz('unreadable');
  return content.questions.map(readQuestion).filter(({ options, typed }) => options.length > 0 || typed);
}

/** Whether the server has to know who begins: a clock starts, or the one attempt of an address may have been had. */
export const asksWhoBegins = ({ timeLimitMinutes, isOneAttempt }: TakerQuiz): boolean =>
  timeLimitMinutes !== null || isOneAttempt;

/** Reads the server's answer, or the copy of it that this device keeps, which may be damaged. */
export function readTakerQuiz(answer: unknown, loadedAt: number): TakerQuiz {
  if (!isFields(answer)) throw new UnusableQuiz('noContent');
  const isOwner = answer.view === 'owner';
  const settings = isOwner && isFields(answer.settings) ? answer.settings : answer;
  const status = text(answer.status) ?? 'open';
  const questions = readQuestions(answer.quiz_content);
  const timeLimitMinutes = number(settings.time_limit_minutes);
  const attemptToken = text(answer.attempt_token);
  const waitsForBegin = timeLimitMinutes !== null && attemptToken === null;
  if (status === 'open' && questions.length === 0 && !waitsForBegin) throw new UnusableQuiz('noQuestions');
  const serverTime = Date.parse(text(answer.server_time) ?? '');
  const clockSkew = Number.isNaN(serverTime) ? 0 : loadedAt - serverTime;
  const beganAt = Date.parse(text(answer.began_at) ?? '') + clockSkew;
  const isOneAttempt = settings.attempts === 'one';
  const isRoom = settings.layout === 'room';
  return {
    quizId: text(answer.quiz_id) ?? '',
    title: text(answer.title) ?? '',
    isOwner,
    lecturerName: text(answer.lecturer_name),
    lecturerEmail: text(answer.lecturer_email),
    status,
    opensAt: text(settings.opens_at),
    closesAt: text(settings.closes_at),
    timeLimitMinutes,
    isOneAttempt,
    askNumber: ask(settings.ask_number),
    askGroup: ask(settings.ask_group),
    isRoom,
    isPractice: timeLimitMinutes === null && !isOneAttempt && !isRoom && settings.show_answers === 'at_once',
    hasCalculator: settings.calculator === true,
    questionCount: number(answer.question_count) ?? questions.length,
    questions,
    attemptToken,
    resultsKeptMonths: number(answer.results_kept_months),
    loadedAt,
    beganAt: Number.isNaN(beganAt) ? loadedAt : beganAt,
    clockSkew,
  };
}
