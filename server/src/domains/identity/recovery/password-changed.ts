import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../ports/db/port.ts';
import type { MailService } from '../../letters/mail/mail.service.ts';
import { closeResetsOf } from './recovery.repo.ts';

export type OnPasswordChanged = (trx: Queries, userId: string) => Promise<void>;

/** Spends every open code and link of the account and tells its owner, whoever changed the password. */
export function createOnPasswordChanged({ clock, mail }: { clock: Clock; mail: MailService }): OnPasswordChanged {
  return async (trx, userId) => {
    await closeResetsOf(trx, userId, clock.now());
    await mail.post('password-changed', userId, { within: trx });
  };
}
