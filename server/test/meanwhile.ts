import type { Passwords } from '../src/platform/passwords.ts';
import type { Database } from '../src/ports/db/port.ts';

/** What a test lets happen in the middle of a call, once, and awaits there. */
export interface Meanwhile {
  /** Between what a call proves by a password and what it writes because of it. */
  afterProof(act: () => Promise<unknown>): void;
  /** Between what a call looked at and the next transaction. */
  beforeTransaction(act: () => Promise<unknown>): void;
  passwords(usual: Passwords): Passwords;
  database(db: Database): Database;
}

function once() {
  let next: (() => Promise<unknown>) | undefined;
  return {
    set: (act: () => Promise<unknown>) => {
      next = act;
    },
    async run() {
      const act = next;
      next = undefined;
      await act?.();
    },
  };
}

export function createMeanwhile(): Meanwhile {
  const [proof, transaction] = [once(), once()];
  return {
    afterProof: proof.set,
    beforeTransaction: transaction.set,
    passwords: (usual) => ({
      ...usual,
      async matches(password, stored) {
        const isRight = await usual.matches(password, stored);
        await proof.run();
        return isRight;
      },
    }),
    database(db) {
      const begin = db.queries.transaction.bind(db.queries);
      db.queries.transaction = () => {
        const builder = begin();
        const execute = builder.execute.bind(builder);
        builder.execute = async (work) => {
          await transaction.run();
          return execute(work);
        };
        return builder;
      };
      return db;
    },
  };
}
