import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Queries } from '../../../ports/db/port.ts';
import { type ReviewRating, ratingFor } from '../../../ports/teacher/port.ts';
import type { SprintFactsService } from '../../sprints/sprint-facts.service.ts';
import * as repo from '../practice.repo.ts';
import { type KeptQuestion, questionKey } from '../practice.rules.ts';
import { listBad } from '../questions/bad-questions.repo.ts';
import { beginCard, type Circumstances, countAnswer } from './card-memory.ts';

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
  /** Names the answer: the same one counts once. */
  id: string;
  question: KeptQuestion;
  key?: string | undefined;
}

/** A card that was answered where it may be asked again the same day. */
export interface Turned {
  id: string;
  rating: ReviewRating;
  at: Date;
}

export interface Cards {
  /**
   * Questions were answered in a lesson or a quiz: their cards are begun, or moved on; gives the cards, and when they
   * come back. None for bad ones.
   */
  meet(trx: Queries, meeting: Meeting, answered: readonly Met[]): Promise<{ id: string; due: Date }[]>;
  /** A card was answered, in a review or for the first time: gives when it comes back, and whether it was a review. */
  answer(trx: Queries, row: repo.LockedCard, turned: Turned): Promise<{ due: Date; isReview: boolean }>;
}

const keyOf = ({ key, question }: Met) => key ?? questionKey(question.question);

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
export function createCards({ facts, clock }: { facts: SprintFactsService; clock: Clock }): Cards {
  async function circumstancesOf(trx: Queries, ownerId: string, sprintId: string | null): Promise<Circumstances> {
    const examDate = sprintId && (await facts.findExamDate(ownerId, sprintId, trx));
    return { now: clock.now(), ...(examDate && { examDate }) };
  }

  async function meetOne(trx: Queries, { ownerId, sprintId, dayId, at }: Meeting, met: Met, within: Circumstances) {
    const { id, question, key: _, ...answer } = met;
    const key = keyOf(met);
    const counted = { id, at, rating: ratingOf(answer), isAskedOnce: true, question };
    const find = () => repo.lockCardOf(trx, ownerId, dayId, key);
    let known = await find();
    if (!known) {
      const placed = { id: newId(), owner_id: ownerId, sprint_id: sprintId, day_id: dayId, question_key: key };
      const card = await beginCard(trx, { ...placed, ...choice, question }, [counted], within);
      if (card) return { id: placed.id, due: new Date(card.due) };
      known = await find();
    }
    // Called bad at this moment.
    if (!known) return [];
    const { card } = await countAnswer(trx, known, counted, within);
    return { id: known.id, due: new Date(card?.due ?? at) };
  }

  return {
    async meet(trx, meeting, answered) {
      const within = await circumstancesOf(trx, meeting.ownerId, meeting.sprintId);
      const bad = await listBad(trx, meeting.ownerId);
      const all = [];
      // In one order, so that two phones that answered the same wait for each other in no circle.
      for (const met of answered.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
        if (!bad.has(keyOf(met))) all.push(await meetOne(trx, meeting, met, within));
      }
      return all.flat();
    },

    async answer(trx, row, { id, rating, at }) {
      const within = await circumstancesOf(trx, row.owner_id, row.sprint_id);
      const { card, isReview } = await countAnswer(trx, row, { id, rating, at }, within);
      return { due: new Date(card?.due ?? at), isReview };
    },
  };
}
