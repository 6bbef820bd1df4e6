import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { daySeconds } from '../../../platform/days.rules.ts';
import { newId } from '../../../platform/ids.ts';
import type { Caller } from '../../../platform/mount.ts';
import { sameText } from '../../../platform/same-text.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Limiter } from '../../house/limiter/limiter.service.ts';
import type { Composer, MailService } from '../../letters/mail/mail.service.ts';
import * as repo from '../taking/submissions.repo.ts';
import * as letters from './letters.repo.ts';

/** Ruling A14: takers have no account, so a mailed link proves that an address is theirs. */
export interface Erasure {
  request(email: string, caller: Caller): Promise<{ message: string }>;
  erase(token: string): Promise<{ erased: number }>;
  composer: Composer;
}

interface ErasureDeps {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  limiter: Limiter;
  mail: MailService;
}

const hour = 60 * 60;
const addressLimit = { max: 3, seconds: hour };
const callerLimit = { max: 60, seconds: hour };
const linkDays = 3;

export function createErasure({ db, clock, secrets, limiter, mail }: ErasureDeps): Erasure {
  const sealOf = (email: string, expires: number) => secrets.mac('quiz-erasure', `${expires} ${email}`);

  function writeToken(email: string): string {
    const expires = Math.floor(clock.now().getTime() / 1000) + linkDays * daySeconds;
    return `${Buffer.from(email).toString('base64url')}.${expires}.${sealOf(email, expires)}`;
  }

  /** The address that a real, living token was mailed to. */
  function readToken(token: string): string | null {
    const [, encoded = '', until = '', seal = ''] = /^([\w-]{1,400})\.(\d{1,12})\.([\w-]{1,100})$/.exec(token) ?? [];
    const [email, expires] = [Buffer.from(encoded, 'base64url').toString(), Number(until)];
    const isReal = seal !== '' && sameText(seal, sealOf(email, expires));
    return isReal && expires > clock.now().getTime() / 1000 ? email : null;
  }

  return {
    async request(email, { address }) {
      await limiter.count(`quiz erasure from ${address}`, callerLimit);
      await limiter.count(`quiz erasure of ${email}`, addressLimit);
      if (await repo.hasLeftTraces(db.queries, email)) {
        const row = { id: newId(), quiz_id: null, kind: 'erasure' as const, name: '', email, message: '' };
        await db.queries.transaction().execute(async (trx) => {
          await letters.insertRequest(trx, { ...row, created_at: clock.now() });
          await mail.post('quiz-erasure', row.id, { within: trx });
        });
      }
      return { message: 'If we have results for this address, a link is on its way.' };
    },

    async erase(token) {
      const email = readToken(token);
      if (!email) throw new AppError('invalid_erasure');
      return { erased: await db.queries.transaction().execute((trx) => repo.anonymiseEmail(trx, email)) };
    },

    composer: async (id) => {
      const row = await letters.findRequest(db.queries, id);
      if (!row) return null;
      const message = mail.write({
        to: row.email,
        subject: 'Remove your name from quiz results',
        heading: 'Remove your name from quiz results',
        paragraphs: [
          'Someone, probably you, asked us to remove this address from quiz results on Akada.',
          'Press the button below to remove your name and address from every result. The scores stay, but without your name. You can’t undo this.',
        ],
        button: { label: 'Remove my name', url: mail.linkTo(`/erase-results?token=${writeToken(row.email)}`) },
        note: `The link works for ${linkDays} days. If you didn’t ask for this, you can ignore this email.`,
      });
      return { message, onSent: () => letters.deleteRequest(db.queries, id) };
    },
  };
}
