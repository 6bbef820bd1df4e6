import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../db/port.ts';
import type { Payments } from './port.ts';

interface SandboxDeps {
  db: Database;
  clock: Clock;
  publicUrl: string;
}

/** A checkout page of our own on which no money moves. Kept in the database, so that it survives a restart. */
export function createSandboxPayments({ db, clock, publicUrl }: SandboxDeps): Payments {
  return {
    name: 'sandbox',

    async begin({ reference, amountKobo }) {
      await db.queries.insertInto('sandbox_checkouts').values({ reference, amount_kobo: amountKobo }).execute();
      return { authorizationUrl: `${publicUrl}/checkout/${reference}` };
    },

    async verify(reference) {
      const row = await db.queries
        .selectFrom('sandbox_checkouts')
        .select(['amount_kobo', 'outcome'])
        .where('reference', '=', reference)
        .executeTakeFirst();
      return { status: row?.outcome ?? 'pending', amountKobo: row?.amount_kobo ?? 0, currency: 'NGN' };
    },

    sandbox: {
      async decide(reference, outcome) {
        await db.queries
          .updateTable('sandbox_checkouts')
          .set({ outcome, decided_at: clock.now() })
          .where('reference', '=', reference)
          .where('outcome', 'is', null)
          .execute();
      },
    },
  };
}
