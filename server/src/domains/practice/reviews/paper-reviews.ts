import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../ports/db/port.ts';
import { beginCard, type Counted, countAnswer, pastPaper } from '../decks/card-memory.ts';
import { ratingOf } from '../decks/cards.ts';
import * as repo from '../practice.repo.ts';
import { type KeptQuestion, questionKey } from '../practice.rules.ts';
import { listBad } from '../questions/bad-questions.repo.ts';

/** How an answer went. */
export interface PaperMark {
  /** Names the answer: the same one counts once. */
  id: string;
  isRight: boolean;
  at: Date;
}

/** A question of a past paper that was answered, with its key. */
export interface PaperAnswer extends PaperMark {
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
  /** All answers to the question, this one too: what was right was no review until a miss began one, and may be later. */
  listAnswers(): Promise<PaperMark[]>;
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

const toCounted = ({ id, isRight, at }: PaperMark): Counted => ({
  ...{ id, at },
  rating: ratingOf({ correct: isRight }),
  isAskedOnce: true,
});

export function createPaperReviews({ clock }: { clock: Clock }): PaperReviews {
  return {
    async meet(trx, { ownerId, question, options, typed, right, explanation, place, listAnswers, ...mark }) {
      const key = questionKey(question);
      if ((await listBad(trx, ownerId)).has(key)) return null;
      const id = idOf(ownerId, key);
      const within = { now: clock.now() };
      let known = await repo.lockCard(trx, ownerId, id);
      if (!known && mark.isRight) return null;
      if (!known) {
        const kept: KeptQuestion = {
          question,
          options,
          ...(typed && { typed }),
          correct_answer: right,
          explanation,
          source: { heading: place, sentence: '' },
          maker: pastPaper,
        };
        const row = { id, owner_id: ownerId, question_key: key, question: kept, ...unplaced };
        const begun = await beginCard(trx, row, (await listAnswers()).map(toCounted), within);
        if (begun) return new Date(begun.due);
        known = await repo.lockCard(trx, ownerId, id);
      }
      const moved = known && (await countAnswer(trx, known, toCounted(mark), within));
      return moved?.card ? new Date(moved.card.due) : null;
    },
  };
}
