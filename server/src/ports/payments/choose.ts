import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../db/port.ts';
import type { Payments } from './port.ts';
import { createSandboxPayments } from './sandbox.ts';

/** The provider that PAYMENTS names; in local mode the sandbox, in which no money moves. */
export function choosePayments(
  { payments, publicUrl }: Pick<Config, 'payments' | 'publicUrl'>,
  parts: { db: Database; clock: Clock },
): Payments {
  switch (payments) {
    case 'sandbox':
      return createSandboxPayments({ ...parts, publicUrl });
  }
}
