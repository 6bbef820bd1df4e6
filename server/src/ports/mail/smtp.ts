import { type Mail, UndeliverableError } from './port.ts';

/** A server that says nothing for so long is down; the job tries again later. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** A refusal with 5xx when the recipient was named is final; every other failure may pass. */
function isFinal(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500;
}

/** Mail programs show a button of their own for these, and post to the address when it is pressed. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends through the SMTP server that the address names, over a few connections that stay open. */
export function createSmtp({ smtpUrl, from }: { smtpUrl: string; from: string }): Mail {
  let transport: ReturnType<typeof open> | undefined;
  const open = async () => {
    // Loaded with the first letter: a process that serves pages sends none.
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...patience });
  };
  return {
    async send({ unsubscribe, ...message }) {
      try {
        transport ??= open();
        await (await transport).sendMail({
          ...message,
          from,
          // Keeps out-of-office robots from answering.
          headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && oneClick(unsubscribe)) },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw isFinal(error) ? new UndeliverableError('The mail server refuses this address.') : error;
      }
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}
