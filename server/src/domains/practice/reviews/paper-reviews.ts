import { createHash } from 'node:crypto';
import type { Queries } from '../../../ports/db/port.ts';
import { grade, newCard } from '../../../ports/teacher/port.ts';
import { ratingOf } from '../decks/cards.ts';
import { insertNew } from '../decks/decks.repo.ts';
import * as repo from '../practice.repo.ts';
import { type KeptQuestion, questionKey } from '../practice.rules.ts';
import { listBad } from '../questions/bad-questions.repo.ts';

/** A question of a past paper that was answered, with its key. */
export interface PaperAnswer {
  ownerId: string;
  question: string;
  options: string[];
  /** What judges it, where the answer is typed. */
  typed?: KeptQuestion['typed'];
  /** The text of the right option, or the key of what is typed. */
  right: string;
  /** Where the key comes from, and why it is right where somebody says so. */
  explanation: string;
  /** Where it stands: "MTH 101, 2022/2023, question 11". */
  place: string;
  isRight: boolean;
  at: Date;
}

export interface PaperReviews {
  /** A miss begins a review, and every later answer moves it on; gives when it comes back, null where it does not. */
  meet(trx: Queries, answer: PaperAnswer): Promise<Date | null>;
}

/** The same question of any paper is one review of hers. */
const idOf = (ownerId: string, key: string) =>
  createHash('sha256').update(`${ownerId}\npaper\n${key}`).digest('base64url').slice(0, 22);

/** What belongs to no day, no document and no deck. */
const unplaced = {
  ...{ sprint_id: null, day_id: null, document_id: null, made_by: null, recall: null, position: null },
  ...{ created_at: null, dropped_at: null },
};

export function createPaperReviews(): PaperReviews {
  return {
    async meet(trx, { ownerId, question, options, typed, right, explanation, place, isRight, at }) {
      const key = questionKey(question);
      if ((await listBad(trx, ownerId)).has(key)) return null;
      const id = idOf(ownerId, key);
      const known = await repo.lockCard(trx, ownerId, id);
      if (!known && isRight) return null;
      const card = grade(known?.card ?? newCard(at), ratingOf({ correct: isRight }), at, { isAskedOnce: true });
      const due_at = new Date(card.due);
      if (known) {
        await repo.moveCard(trx, known, { card: JSON.stringify(card), due_at });
        return due_at;
      }
      const kept: KeptQuestion = {
        question,
        options,
        ...(typed && { typed }),
        correct_answer: right,
        explanation,
        source: { heading: place, sentence: '' },
        maker: 'past paper',
      };
      const row = { id, owner_id: ownerId, question_key: key, question: JSON.stringify(kept) };
      await insertNew(trx, [{ ...row, ...unplaced, card: JSON.stringify(card), due_at }]);
      return due_at;
    },
  };
}
