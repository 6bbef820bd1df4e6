import type { Body } from '@akada/contract';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Caller } from '../../../platform/mount.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Limiter } from '../../house/limiter/limiter.service.ts';
import type { Composer, MailService } from '../mail/mail.service.ts';
import * as repo from './contact.repo.ts';

export interface ContactDeps {
  db: Database;
  clock: Clock;
  limiter: Limiter;
  mail: MailService;
  /** Whom messages go to. */
  operator: string;
}

export interface ContactService {
  send(message: Body<'contact', 'send'>, caller: Caller): Promise<{ message: string }>;
  composer: Composer;
}

const senderLimit = { max: 5, seconds: 60 * 60 };
const callerLimit = { max: 40, seconds: 60 * 60 };

export function createContactService({ db, clock, limiter, mail, operator }: ContactDeps): ContactService {
  return {
    async send({ name, email, message }, caller) {
      await limiter.count(`contact from ${caller.address}`, callerLimit);
      await limiter.count(`contact of ${email}`, senderLimit);
      const id = newId();
      await db.queries.transaction().execute(async (trx) => {
        await repo.insertMessage(trx, { id, name, email, message, created_at: clock.now() });
        await mail.post('contact', id, { within: trx });
      });
      return { message: 'Thank you. Your message is on its way.' };
    },

    composer: async (id) => {
      const row = await repo.findMessage(db.queries, id);
      if (!row) return null;
      const message = mail.write({
        to: operator,
        subject: `Message from ${row.name}`,
        replyTo: { name: row.name, address: row.email },
        heading: `${row.name} wrote to you`,
        paragraphs: row.message.split(/\n{2,}/),
        note: `${row.name} <${row.email}> sent this through the contact form. Your reply goes to them.`,
      });
      // The operator has it now; keeping a second copy would only be more personal data.
      return { message, onSent: () => repo.deleteMessage(db.queries, id) };
    },
  };
}
