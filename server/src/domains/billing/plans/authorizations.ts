import type { Clock } from '../../../platform/clock.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Queries } from '../../../ports/db/port.ts';
import type { Authorization } from '../../../ports/payments/port.ts';
import * as repo from './billing.repo.ts';

/** What charges somebody's card again. The code is sealed, and opened only for the charge itself. */
export interface Authorizations {
  keep(trx: Queries, userId: string, provider: string, authorization: Authorization): Promise<void>;
  /** Null where there is none for this provider, or the server's secret was changed. */
  open(db: Queries, userId: string, provider: string): Promise<Authorization | null>;
}

const purpose = 'payment-authorization';

export function createAuthorizations({ clock, secrets }: { clock: Clock; secrets: Secrets }): Authorizations {
  return {
    keep: (trx, userId, provider, { code, email, channel, brand, last4 }) =>
      repo.saveAuthorization(trx, {
        user_id: userId,
        provider,
        sealed: secrets.seal(purpose, JSON.stringify({ code, email })),
        channel,
        brand,
        last4,
        granted_at: clock.now(),
      }),

    async open(db, userId, provider) {
      const row = await repo.findAuthorization(db, userId);
      const opened = row?.provider === provider ? secrets.unseal(purpose, row.sealed) : null;
      if (!row || opened === null) return null;
      const { code, email } = JSON.parse(opened) as { code: string; email: string };
      return { code, email, channel: row.channel, brand: row.brand, last4: row.last4 };
    },
  };
}
