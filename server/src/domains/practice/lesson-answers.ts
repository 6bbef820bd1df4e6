import type { SprintDay } from '@akada/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { momentOf } from '../../platform/device-clock.rules.ts';
import type { Queries } from '../../ports/db/port.ts';
import type { LearningRecord } from '../learning/learning.service.ts';
import type { Cards, Met } from './decks/cards.ts';
import * as repo from './practice.repo.ts';

interface Place {
  ownerId: string;
  sprintId: string;
  dayId: string;
}

interface Sent {
  event_id: string;
  answered_at?: string | undefined;
  sent_at?: string | undefined;
}

export interface LessonAnswers {
  /** Null for a question that the learner called bad: it does not come back. */
  keep(
    trx: Queries,
    place: Place,
    sent: Sent,
    met: Omit<Met, 'id'>,
  ): Promise<{ is_correct: boolean; due: string } | null>;
}

/** After so long a phone asks again whether the lesson is there. */
const askAgainSeconds = 5;

/**
 * What is told of a lesson that is not there, not yet or no longer, is no answer to nothing: it waits on the phone. One that
 * is being prepared is told as older pages know to keep it.
 */
export function ensureReady({ state }: Pick<SprintDay, 'state'>): void {
  if (state === 'planned') throw new AppError('still_running', { retryAfter: askAgainSeconds });
  if (state !== 'ready') throw new AppError('lesson_not_ready');
}

/** Two phones may have answered the same check on one day: what was given first stands, whichever arrives first. */
const standsBefore = (one: { at: Date; isRight: boolean }, known: { answered_at: Date; is_correct: boolean }) => {
  const difference = one.at.getTime() - known.answered_at.getTime();
  return difference < 0 || (difference === 0 && !one.isRight && known.is_correct);
};

/** Answers given while a day is learnt: each counts once, however often it is sent, and its question joins the reviews. */
export function createLessonAnswers(deps: { clock: Clock; learning: LearningRecord; cards: Cards }): LessonAnswers {
  const { clock, learning, cards } = deps;
  return {
    async keep(trx, { ownerId, sprintId, dayId }, { event_id, answered_at, sent_at }, met) {
      const eventId = `${repo.inLesson}${event_id}`;
      const at = momentOf({ at: answered_at, sentAt: sent_at }, clock.now());
      const earlier = await repo.findAnswer(trx, ownerId, eventId);
      if (earlier && !standsBefore({ at, isRight: met.correct }, earlier)) {
        const known = await repo.lockCard(trx, ownerId, earlier.card_id);
        return { is_correct: earlier.is_correct, due: known?.card?.due ?? at.toISOString() };
      }
      const [row] = await cards.meet(trx, { ownerId, sprintId, dayId, at }, [{ ...met, id: eventId }]);
      if (!row) return null;
      await repo.keepFirst(trx, {
        owner_id: ownerId,
        event_id: eventId,
        card_id: row.id,
        is_correct: met.correct,
        day: await learning.dayOf(ownerId, at, trx),
        answered_at: at,
      });
      return { is_correct: met.correct, due: row.due.toISOString() };
    },
  };
}
