import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../db/port.ts';
import { createPaystackPayments } from './paystack.ts';
import type { Payments } from './port.ts';
import { createSandboxPayments } from './sandbox.ts';

/** The provider that PAYMENTS names; in local mode the sandbox, in which no money moves. Null where nothing is sold. */
export function choosePayments(
  { payments, publicUrl }: Pick<Config, 'payments' | 'publicUrl'>,
  parts: { db: Database; clock: Clock },
): Payments | null {
  switch (payments.provider) {
    case 'off':
      return null;
    case 'sandbox':
      return createSandboxPayments({ ...parts, publicUrl });
    case 'paystack':
      return createPaystackPayments(payments);
  }
}
