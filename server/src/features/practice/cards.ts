import { newId } from '../../platform/ids.ts';
import type { Queries } from '../../ports/db/port.ts';
import { grade, newCard, ratingFor } from '../../ports/teacher/port.ts';
import type { SprintFactsService } from '../sprints/sprint-facts.service.ts';
import * as repo from './practice.repo.ts';
import { type KeptQuestion, questionKey } from './practice.rules.ts';

interface Answer {
  correct: boolean;
  hinted?: boolean | undefined;
}

/** Where and when questions were answered. */
export interface Meeting {
  ownerId: string;
  sprintId: string;
  dayId: string;
  at: Date;
}

export interface Cards {
  /** Questions were answered in a lesson or a quiz: their cards are begun, or moved on; gives the cards. */
  meet(
    trx: Queries,
    meeting: Meeting,
    answered: readonly (Answer & { question: KeptQuestion })[],
  ): Promise<repo.CardRow[]>;
  /** A card was answered in a review: gives when it comes back. */
  answer(trx: Queries, row: repo.CardRow, answer: Answer, at: Date): Promise<Date>;
}

/** The memory of what was asked: each question of a day has one card, which its answers move through time. */
export function createCards({ facts }: { facts: SprintFactsService }): Cards {
  async function examOf(trx: Queries, ownerId: string, sprintId: string) {
    const examDate = await facts.findExamDate(ownerId, sprintId, trx);
    return examDate ? { examDate } : {};
  }

  const rate = ({ correct, hinted = false }: Answer) => ratingFor({ correct, hinted });

  return {
    async meet(trx, { ownerId, sprintId, dayId, at }, answered) {
      const exam = await examOf(trx, ownerId, sprintId);
      const met: repo.CardRow[] = [];
      for (const { question, ...answer } of answered) {
        const key = questionKey(question.question);
        const known = await repo.findCardOf(trx, ownerId, dayId, key);
        const card = grade(known?.card ?? newCard(at), rate(answer), at, exam);
        const row = {
          id: known?.id ?? newId(),
          owner_id: ownerId,
          sprint_id: sprintId,
          day_id: dayId,
          question_key: key,
          due_at: new Date(card.due),
        };
        await repo.saveCard(trx, { ...row, question: JSON.stringify(question), card: JSON.stringify(card) });
        met.push({ ...row, question, card });
      }
      return met;
    },

    async answer(trx, row, answer, at) {
      const card = grade(row.card, rate(answer), at, await examOf(trx, row.owner_id, row.sprint_id));
      const due_at = new Date(card.due);
      await repo.saveCard(trx, {
        ...row,
        question: JSON.stringify(row.question),
        card: JSON.stringify(card),
        due_at,
      });
      return due_at;
    },
  };
}
