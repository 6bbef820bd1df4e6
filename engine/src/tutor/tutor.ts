import { type Answer, answer, type Citation } from '../answer/answer.ts';
import type { LessonIndex } from '../answer/lesson-index.ts';
import { parseQuestion } from '../answer/question.ts';
import { isExercise } from './exercise.ts';
import { attemptFits, messageKind } from './message.ts';
import { answerText, confirmationText, hintText, notFoundText, placeText, shortened, stepText } from './wording.ts';

/** How much the tutor gives away: it points, then shows a part, then tells. */
export type TutorStage = 'hint' | 'step' | 'answer';

/** Where a conversation stands; plain JSON, kept with the chat. */
export interface TutorState {
  question: string;
  stage: TutorStage;
}

export interface TutorTurn {
  state: TutorState;
  /** `not_found` where the lesson does not answer; nothing is then held back. */
  kind: 'found' | 'not_found';
  stage: TutorStage;
  markdown: string;
  citations: Citation[];
  /** True while there is more to come: the "Just tell me" way out is offered. */
  more: boolean;
}

/** What the tutor may look at beside the lesson that is open. */
export interface Beside {
  /** All lessons of the course, and how the learner knows each, by its document. */
  course?: { index: LessonIndex; names: Readonly<Record<string, string>> };
  /** Questions that the learner is asked to answer: no answer is handed over at once. */
  exercises?: readonly string[];
}

const NEXT: Record<TutorStage, TutorStage> = { hint: 'step', step: 'answer', answer: 'answer' };

/** The stage that a message asks for, and of which question; both teachers follow it. */
export function nextState(message: string, before?: TutorState, { exercises }: Beside = {}): TutorState {
  const kind = messageKind(message, before?.question);
  // Where nothing is held back there is nothing to attempt.
  if (!before || kind === 'question' || (kind === 'attempt' && before.stage === 'answer')) {
    return { question: message.trim(), stage: isExercise(message, exercises) ? 'hint' : 'answer' };
  }
  if (kind === 'tell') return { question: before.question, stage: 'answer' };
  return { question: before.question, stage: NEXT[before.stage] };
}

/**
 * One turn of the embedded tutor. A plain question is answered at once; an exercise gets a hint first, then a step, then
 * the answer, unless "Just tell me" asks for it. What the lesson does not say is looked for in the whole course.
 */
export function tutorTurn(message: string, index: LessonIndex, before?: TutorState, beside: Beside = {}): TutorTurn {
  const asked = splitTell(message);
  const state =
    asked.tell && asked.question
      ? { question: asked.question, stage: 'answer' as const }
      : nextState(message, before, beside);
  const here = answer(state.question, index);
  const course = here.kind === 'not_found' ? beside.course : undefined;
  const found = course ? answer(state.question, course.index, { strict: true }) : here;
  if (found.kind === 'not_found') return notFound(here as NotFound, state);

  const places = (citation: Citation) => placeText(citation, course?.names);
  const isSame = before?.question === state.question;
  if (before && isSame && messageKind(message, before.question) === 'attempt') {
    if (attemptFits(message, found, state.question)) {
      return turn({ ...state, stage: 'answer' }, found, confirmationText(found, places));
    }
  }
  const kind = parseQuestion(state.question).kind;
  if (state.stage === 'hint') return turn(state, found, hintText(found, kind, places));
  if (state.stage === 'step') return turn(state, found, stepText(found, state.question, places));
  // Whoever worked for it, or asks for more of what was answered, gets the passage whole.
  const short = isSame ? found : shortened(found);
  return turn(state, short, answerText(short, places));
}

/** "What is osmosis? Just tell me." asks and takes the way out in one breath. */
function splitTell(message: string): { question: string; tell: boolean } {
  const match =
    /^(.{8,}?[?.!,;])\s*(?:please\s+)?(?:just tell me|just answer|give me the answer|no hints?)\b.*$/is.exec(
      message.trim(),
    );
  return match ? { question: match[1]!.replace(/[,;]$/, ''), tell: true } : { question: '', tell: false };
}

type Found = Extract<Answer, { kind: 'found' }>;
type NotFound = Extract<Answer, { kind: 'not_found' }>;

function turn(state: TutorState, found: Found, markdown: string): TutorTurn {
  const citations = state.stage === 'answer' ? found.citations : found.citations.slice(0, 1);
  return { state, kind: 'found', stage: state.stage, markdown, citations, more: state.stage !== 'answer' };
}

function notFound(found: NotFound, state: TutorState): TutorTurn {
  return {
    state: { question: state.question, stage: 'answer' },
    kind: 'not_found',
    stage: 'answer',
    markdown: notFoundText(found.score, found.nearest),
    citations: found.nearest?.citations ?? [],
    more: false,
  };
}

/** The same manner as an instruction to a language model. */
export function stageInstruction(stage: TutorStage): string {
  switch (stage) {
    case 'hint':
      return 'Give one short hint: name the place in the lesson where the answer stands and ask one guiding question back. Do not state the answer or any part of it.';
    case 'step':
      return 'Give the next step only: a part of the answer, taken from the lesson with its place, and ask the learner to complete it. Do not give the whole answer.';
    case 'answer':
      return 'Give the full answer, from the lesson alone, and link every claim to its place in the lesson. If the lesson does not say, say so.';
  }
}
