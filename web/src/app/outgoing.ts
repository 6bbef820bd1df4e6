import { newCard } from '../features/cards/outgoing.ts';
import { draftDecisions } from '../features/quiz-editor/drafts/outgoing.ts';
import { changedSettings } from '../features/settings/outgoing.ts';
import { lessonAnswer } from '../features/sprint-page/outgoing.ts';
import { badQuestion, quizAnswers } from '../features/sprint-quiz/outgoing.ts';
import { studyTime } from '../features/study-time/outgoing.ts';
import { startOutbox } from '../lib/outbox/account-outbox.ts';
import type { AnyKind } from '../lib/outbox/kind.ts';
import { badReview, checkAnswers, reviewAnswers, updateProgress } from '../lib/outbox/shared-kinds.ts';

/** Everything that may wait on a phone for a connection. */
const outgoingKinds: readonly AnyKind[] = [
  studyTime,
  updateProgress,
  reviewAnswers,
  lessonAnswer,
  checkAnswers,
  quizAnswers,
  changedSettings,
  badQuestion,
  badReview,
  draftDecisions,
  newCard,
];

/** Sends what waits, from now on. Returns what ends it. */
export const startSending = (whenLate: Parameters<typeof startOutbox>[1]) => startOutbox(outgoingKinds, whenLate);
