import type { Queue } from '../../../platform/queue.ts';
import type { Queries } from '../../../ports/db/port.ts';
import type { Message } from '../../../ports/mail/port.ts';
import type { Composer } from './composer.ts';
import { type LetterContent, layOut } from './letter-layout.ts';
import { sendMail } from './mail.jobs.ts';

export type { Composer, Stoppable } from './composer.ts';

interface Letter extends LetterContent {
  to: string;
  subject: string;
  replyTo?: Message['replyTo'];
}

export interface MailService {
  /** Queues a letter in the caller's transaction. The id is all that the queue knows of it. */
  post(kind: string, id: string, options: { within: Queries; isUrgent?: boolean }): Promise<void>;
  /** Sets a letter in the product's look. */
  write(letter: Letter): Message;
  /** The full address of a page. */
  linkTo(path: string): string;
}

/** Where mails are read that no mail server takes. */
export const outboxPath = '/dev/outbox';

interface MailDeps {
  queue: Queue;
  publicUrl: string;
  /** Who writes which kind of letter; full once every feature is built. */
  composers: Readonly<Record<string, Composer>>;
}

/** Somebody waits in front of the screen for these. */
const urgent = 10;

export function createMailService({ queue, publicUrl, composers }: MailDeps): MailService {
  return {
    async post(letter, id, { within, isUrgent }) {
      if (!composers[letter]) throw new Error(`No feature brings letters of the kind ${letter}.`);
      await queue.enqueue(sendMail, { letter, id }, { within, ...(isUrgent && { priority: urgent }) });
    },
    write: ({ to, subject, replyTo, ...content }) => ({
      to,
      subject,
      ...(replyTo && { replyTo }),
      ...(content.unsubscribe && { unsubscribe: content.unsubscribe.url }),
      ...layOut(content, publicUrl),
    }),
    linkTo: (path) => publicUrl + path,
  };
}
