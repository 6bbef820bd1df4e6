import { randomInt } from 'node:crypto';
import type { Body, QuizBatch } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { Making } from '../../../platform/once.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Editing } from '../editing/edit.ts';
import { linkOf } from '../views.ts';
import * as repo from './batches.repo.ts';
import { makeCode } from './codes.rules.ts';

interface Listed {
  batches: QuizBatch[];
}

export interface Batches {
  list(ownerId: string, id: string): Promise<Listed>;
  /** Gives the batch's id. */
  add(ownerId: string, id: string, batch: Body<'quizzes', 'addBatch'>, making: Making): Promise<string>;
  remove(ownerId: string, id: string, batchId: string): Promise<Listed>;
}

/** More groups than a department has. */
const mostBatches = 40;

/** Groups of one quiz: the same questions by a link, a code and hours of their own. */
export function createBatches({ db, editing }: { db: Database; editing: Editing }): Batches {
  async function list(id: string): Promise<Listed> {
    const rows = await repo.listBatches(db.queries, id);
    return {
      batches: rows.map(({ name, opens_at, closes_at, short_code, began, handed_in, ...row }) => ({
        id: row.id,
        name,
        opens_at: opens_at.toISOString(),
        closes_at: closes_at.toISOString(),
        code: short_code,
        link: linkOf(row),
        taking: Number(began) - Number(handed_in),
        handed_in: Number(handed_in),
      })),
    };
  }

  /** Two in 113 million are hardly ever the same; a second try is enough, and the database has the last word. */
  async function freeCode(): Promise<string> {
    const code = makeCode(randomInt);
    return (await repo.isCodeTaken(db.queries, code)) ? makeCode(randomInt) : code;
  }

  return {
    async list(ownerId, id) {
      await editing.getOwn(ownerId, id);
      return list(id);
    },
    async add(ownerId, id, { name, opens_at, closes_at }, making) {
      await editing.getOwn(ownerId, id);
      const { batches } = await list(id);
      if (batches.length >= mostBatches) throw new AppError('batches_limit_reached');
      const batch = {
        id: newId(),
        quiz_id: id,
        name,
        link_id: newId(),
        short_code: await freeCode(),
        opens_at: new Date(opens_at),
        closes_at: new Date(closes_at),
      };
      return db.queries.transaction().execute((trx) =>
        making.within(trx, async () => {
          await repo.insertBatch(trx, batch);
          return batch.id;
        }),
      );
    },
    async remove(ownerId, id, batchId) {
      await editing.getOwn(ownerId, id);
      await repo.deleteBatch(db.queries, id, batchId);
      return list(id);
    },
  };
}
