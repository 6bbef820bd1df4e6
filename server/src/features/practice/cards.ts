import type { Clock } from '../../platform/clock.ts';
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

export interface Meeting {
  ownerId: string;
  sprintId: string;
  dayId: string;
  question: KeptQuestion;
  answer: Answer;
  /** When it was answered, where that is not now. */
  at?: Date;
}

export interface Cards {
  /** A question was answered in a lesson or a quiz: its card is begun, or moved on; gives the card. */
  meet(trx: Queries, meeting: Meeting): Promise<repo.CardRow>;
  /** A card was answered in a review: gives when it comes back. */
  answer(trx: Queries, row: repo.CardRow, answer: Answer, at: Date): Promise<Date>;
}

/** The memory of what was asked: each question of a day has one card, which its answers move through time. */
export function createCards({ clock, facts }: { clock: Clock; facts: SprintFactsService }): Cards {
  async function examOf(trx: Queries, ownerId: string, sprintId: string) {
    const sprint = (await facts.list(ownerId, trx)).find(({ id }) => id === sprintId);
    return sprint?.examDate ? { examDate: sprint.examDate } : {};
  }

  const rate = ({ correct, hinted = false }: Answer) => ratingFor({ correct, hinted });

  return {
    async meet(trx, { ownerId, sprintId, dayId, question, answer, at = clock.now() }) {
      const key = questionKey(question.question);
      const known = await repo.findCardOf(trx, ownerId, dayId, key);
      const exam = await examOf(trx, ownerId, sprintId);
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
      return { ...row, question, card };
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
