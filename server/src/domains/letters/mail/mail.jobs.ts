import { z } from 'zod';
import type { Log } from '../../../platform/log.ts';
import { type JobDefinition, type Work, work } from '../../../platform/queue.ts';
import { type Mail, UndeliverableError } from '../../../ports/mail/port.ts';
import type { Composer } from './composer.ts';

/** Tried for about four hours, at first every few seconds: a mail server may be down for a while. */
export const sendMail: JobDefinition<{ letter: string; id: string }> = {
  name: 'mail.send',
  payload: z.object({ letter: z.string(), id: z.string() }),
  retryLimit: 12,
};

/** Accounts that a learning platform launched have no address of their own (RFC 2606): nothing leaves for them. */
const leadsNowhere = (to: string) => to.endsWith('.invalid');

interface MailWork {
  mail: Mail;
  composers: Readonly<Record<string, Composer>>;
  log: Log;
}

export function mailWork({ mail, composers, log }: MailWork): Work[] {
  return [
    work(sendMail, async ({ letter, id }) => {
      const compose = composers[letter];
      if (!compose) throw new Error(`No feature brings letters of the kind ${letter}.`);
      const composed = await compose(id);
      if (!composed) return;
      try {
        if (!leadsNowhere(composed.message.to)) await mail.send(composed.message);
      } catch (error) {
        if (!(error instanceof UndeliverableError)) {
          await composed.onFailed?.();
          throw error;
        }
        log.warn({ letter, id }, 'the mail server refuses the address');
      }
      await composed.onSent?.();
    }),
  ];
}
