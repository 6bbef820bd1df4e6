import { createOutbox } from './outbox.ts';
import type { Mail } from './port.ts';
import { createSmtp } from './smtp.ts';

/** SMTP where SMTP_URL names a server, which production demands; otherwise the outbox. */
export function chooseMail({ smtpUrl, from }: { smtpUrl: string | undefined; from: string }): Mail {
  return smtpUrl ? createSmtp({ smtpUrl, from }) : createOutbox();
}
