import { changedSettings } from '../domains/identity/settings/outgoing.ts';
import { studyTime } from '../domains/learning/study-time/outgoing.ts';
import { newCard } from '../domains/practice/decks/outgoing.ts';
import { draftDecisions } from '../domains/quizzes/drafts/outgoing.ts';
import { lessonAnswer } from '../domains/sprints/page/lesson/outgoing.ts';
import { badQuestion, quizAnswers } from '../domains/sprints/quiz/outgoing.ts';
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
