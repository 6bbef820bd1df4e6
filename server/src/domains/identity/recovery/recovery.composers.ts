import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Composer, MailService } from '../../letters/mail/mail.service.ts';
import * as users from '../users/users.service.ts';
import { changedLetter, codeLetter, linkLetter } from './recovery.letters.ts';
import type { RecoveryLimits } from './recovery.limits.ts';
import * as repo from './recovery.repo.ts';
import * as rules from './recovery.rules.ts';
import type { RecoverySecrets } from './recovery.secrets.ts';

interface ComposerDeps {
  db: Database;
  clock: Clock;
  mail: MailService;
  secrets: RecoverySecrets;
  limits: RecoveryLimits;
}

/** Writes the letters of recovery. Codes are made here, at the moment of sending, and nowhere kept in clear. */
export function createRecoveryComposers({ db, clock, mail, secrets, limits }: ComposerDeps) {
  async function mintCode(resetId: string): Promise<string> {
    const code = secrets.newCode();
    await repo.updateReset(db.queries, resetId, { code_hash: secrets.hashCode(resetId, code) });
    return code;
  }

  async function mintLink(resetId: string): Promise<string> {
    const token = secrets.newToken();
    await repo.updateReset(db.queries, resetId, {
      token_hash: secrets.hashToken(token),
      token_expires_at: rules.inMinutes(clock.now(), rules.linkMinutes),
    });
    return token;
  }

  const recovery: Composer = async (id) => {
    const reset = await repo.findReset(db.queries, id);
    const now = clock.now();
    // Too late is too late: a code that has run out is never sent.
    if (!reset?.user_id || reset.mailed_at || now >= reset.code_expires_at) return null;
    const person = await users.findPerson(db.queries, reset.user_id);
    if (!person) return null;
    const message = (await limits.isLinkOnly(person.email))
      ? linkLetter(mail, person, await mintLink(id), rules.linkMinutes)
      : codeLetter(mail, person, await mintCode(id), rules.minutesUntil(reset.code_expires_at, now));
    return { message, onSent: () => repo.updateReset(db.queries, id, { mailed_at: clock.now() }) };
  };

  const passwordChanged: Composer = async (userId) => {
    const person = await users.findPerson(db.queries, userId);
    return person ? { message: changedLetter(mail, person) } : null;
  };

  return { recovery, 'password-changed': passwordChanged };
}
