import { newId } from '../../../platform/ids.ts';
import type { Queries } from '../../../ports/db/port.ts';
import { grade, newCard, type ReviewRating, ratingFor } from '../../../ports/teacher/port.ts';
import type { SprintFactsService } from '../../sprints/sprint-facts.service.ts';
import * as repo from '../practice.repo.ts';
import { type KeptQuestion, questionKey } from '../practice.rules.ts';
import { listBad } from '../questions/bad-questions.repo.ts';

interface Answer {
  correct: boolean;
  hinted?: boolean | undefined;
}

/** What an answer to a question with options shows of memory. */
export const ratingOf = ({ correct, hinted = false }: Answer): ReviewRating => ratingFor({ correct, hinted });

/** Where and when questions were answered. */
export interface Meeting {
  ownerId: string;
  sprintId: string;
  dayId: string;
  at: Date;
}

/** A question that was answered; `key` where the same question has other words each time. */
export interface Met extends Answer {
  question: KeptQuestion;
  key?: string | undefined;
}

export interface Cards {
  /** Questions were answered in a lesson or a quiz: their cards are begun, or moved on; gives the cards. None for bad ones. */
  meet(trx: Queries, meeting: Meeting, answered: readonly Met[]): Promise<repo.MetRow[]>;
  /** A card was answered, in a review or for the first time: gives when it comes back. */
  answer(trx: Queries, row: repo.CardRow, rating: ReviewRating, at: Date): Promise<Date>;
}

/** What a question with options has not. */
const choice = {
  document_id: null,
  made_by: null,
  recall: null,
  position: null,
  created_at: null,
  dropped_at: null,
};

/** The memory of what was asked: each question of a day has one card, which its answers move through time. */
export function createCards({ facts }: { facts: SprintFactsService }): Cards {
  async function examOf(trx: Queries, ownerId: string, sprintId: string | null) {
    const examDate = sprintId && (await facts.findExamDate(ownerId, sprintId, trx));
    return examDate ? { examDate } : {};
  }

  return {
    async meet(trx, { ownerId, sprintId, dayId, at }, answered) {
      const exam = await examOf(trx, ownerId, sprintId);
      const bad = await listBad(trx, ownerId);
      const met: repo.MetRow[] = [];
      for (const { question, key = questionKey(question.question), ...answer } of answered) {
        if (bad.has(key)) continue;
        const known = await repo.findCardOf(trx, ownerId, dayId, key);
        const card = grade(known?.card ?? newCard(at), ratingOf(answer), at, { ...exam, isAskedOnce: true });
        const row = {
          id: known?.id ?? newId(),
          owner_id: ownerId,
          sprint_id: sprintId,
          day_id: dayId,
          question_key: key,
          due_at: new Date(card.due),
        };
        await repo.saveCard(trx, {
          ...row,
          ...choice,
          question: JSON.stringify(question),
          card: JSON.stringify(card),
        });
        met.push({ ...row, ...choice, question, card });
      }
      return met;
    },

    async answer(trx, row, rating, at) {
      const card = grade(row.card ?? newCard(at), rating, at, await examOf(trx, row.owner_id, row.sprint_id));
      const due_at = new Date(card.due);
      await repo.moveCard(trx, row, { card: JSON.stringify(card), due_at });
      return due_at;
    },
  };
}
