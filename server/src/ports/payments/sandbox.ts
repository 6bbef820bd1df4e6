import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../db/port.ts';
import type { ChargeReport, Payments } from './port.ts';
import type {} from './sandbox.tables.ts';

interface SandboxDeps {
  db: Database;
  clock: Clock;
  publicUrl: string;
}

const domain = 'sandbox';

/** A checkout page of our own on which no money moves. Kept in the database, so that it survives a restart. */
export function createSandboxPayments({ db, clock, publicUrl }: SandboxDeps): Payments {
  async function verify(reference: string): Promise<ChargeReport> {
    const row = await db.queries
      .selectFrom('sandbox_checkouts')
      .select(['amount_kobo', 'outcome', 'channel'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    const isReusable = row?.outcome === 'paid' && row.channel === 'card';
    return {
      status: row ? (row.outcome ?? 'pending') : 'unknown',
      amountKobo: row?.amount_kobo ?? 0,
      requestedKobo: row?.amount_kobo ?? null,
      currency: 'NGN',
      domain,
      channel: row?.channel ?? null,
      authorization: isReusable
        ? { code: 'sandbox-card', email: '', channel: 'card', brand: 'Test card', last4: '0000' }
        : null,
      confirmUrl: null,
    };
  }

  return {
    name: 'sandbox',
    domain,
    verify,

    async begin({ reference, amountKobo }) {
      await db.queries.insertInto('sandbox_checkouts').values({ reference, amount_kobo: amountKobo }).execute();
      return { authorizationUrl: `${publicUrl}/checkout/${reference}` };
    },

    async charge({ reference, amountKobo }) {
      await db.queries
        .insertInto('sandbox_checkouts')
        .values({ reference, amount_kobo: amountKobo, outcome: 'paid', channel: 'card', decided_at: clock.now() })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      return verify(reference);
    },

    sandbox: {
      async decide(reference, outcome, channel) {
        await db.queries
          .updateTable('sandbox_checkouts')
          .set({ outcome, channel, decided_at: clock.now() })
          .where('reference', '=', reference)
          .where('outcome', 'is', null)
          .execute();
      },
    },
  };
}
