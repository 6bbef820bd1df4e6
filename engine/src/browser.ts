/**
 * What a downloaded lesson needs offline: find and answer, over the index that the server made. Nothing here may reach
 * the taggers or the question maker; the size is checked. Reviews are scheduled by a part of their own.
 */
export { type Answer, answer, type Citation } from './answer/answer.ts';
export type { LessonIndex } from './answer/lesson-index.ts';
export { mergeIndexes } from './answer/merge-indexes.ts';
export type { Beside } from './tutor/beside.ts';
export { type Intent, wantedOf } from './tutor/intent.ts';
export { nextState } from './tutor/stages.ts';
export { asksOf, type Offer, offersOf, type TutorStage, type TutorState } from './tutor/state.ts';
export type { TutorTurn } from './tutor/turn.ts';
export type { WrittenBeside } from './tutor/turns/written-turn.ts';
export { tutorTurn } from './tutor/tutor.ts';
export { asMeant } from './written/as-meant.ts';
export { asQuestion, type WrittenAnswer, type WrittenLesson } from './written/written.ts';
