import { answer, type Citation } from '../../answer/answer.ts';
import { parseQuestion } from '../../answer/question.ts';
import type { Beside } from '../beside.ts';
import type { Missed, Texts } from '../look-up.ts';
import { attemptFits, messageKind } from '../message.ts';
import { isHeldBack, nextState, splitTell } from '../stages.ts';
import type { TutorState } from '../state.ts';
import type { TutorTurn } from '../turn.ts';
import { answerText, confirmationText, hintText, placeText, stepText } from '../wording.ts';
import { missed, worked } from './made.ts';

/** The steps of an exercise; null where the message is none and none is being worked on. */
export function exerciseTurn(
  message: string,
  { lesson, course }: Texts,
  before: TutorState | undefined,
  beside: Beside,
): TutorTurn | null {
  const way = splitTell(message);
  const state = way.question
    ? { question: way.question, stage: 'answer' as const }
    : nextState(message, before, beside);
  const isSame = isHeldBack(before) && before?.question === state.question;
  if (way.question || (state.stage === 'answer' && !isSame)) return null;
  const here = answer(state.question, lesson.open.index);
  const around = here.kind === 'not_found' ? course : undefined;
  const found = around ? answer(state.question, around.open.index, { strict: true }) : here;
  if (found.kind === 'not_found') return missed(here as Missed, state.question, { lesson, course });
  const places = (citation: Citation) => placeText(citation, around?.names);
  if (isSame && messageKind(message, before?.question) === 'attempt' && attemptFits(message, found, state.question)) {
    return worked({ ...state, stage: 'answer' }, found, confirmationText(found, places));
  }
  const { kind } = parseQuestion(state.question);
  if (state.stage === 'hint') return worked(state, found, hintText(found, kind, places));
  if (state.stage === 'step') return worked(state, found, stepText(found, state.question, places));
  return worked(state, found, answerText(found, places));
}
