import type { Beside } from './beside.ts';
import { isExercise } from './exercise.ts';
import { messageKind } from './message.ts';
import type { TutorStage, TutorState } from './state.ts';

/** How much is told of a task that the learner is to work out: a hint, a step, the answer. */

const NEXT: Record<TutorStage, TutorStage> = { hint: 'step', step: 'answer', answer: 'answer' };

/** The stage that a message asks for, and of which question; both teachers follow it. */
export function nextState(message: string, before?: TutorState, { exercises, atOnce }: Beside = {}): TutorState {
  const running = before && before.stage !== 'answer' ? before : undefined;
  const kind = messageKind(message, running?.question);
  if (!running || kind === 'question') {
    return { question: message.trim(), stage: !atOnce && isExercise(message, exercises) ? 'hint' : 'answer' };
  }
  return { question: running.question, stage: kind === 'tell' ? 'answer' : NEXT[running.stage] };
}

export const isHeldBack = (before?: TutorState) => before !== undefined && before.stage !== 'answer';

/** "What is osmosis? Just tell me." asks and takes the way out in one breath. */
export function splitTell(message: string): { question: string } {
  const match =
    /^(.{8,}?[?.!,;])\s*(?:please\s+)?(?:just tell me|just answer|give me the answer|no hints?)\b.*$/is.exec(
      message.trim(),
    );
  return { question: match ? match[1]!.replace(/[,;]$/, '') : '' };
}
