import type { Config } from '../config.ts';
import type { Alone } from './command.ts';

/** As systemd writes them; nothing in it means anything to a mail program. */
const safeUnit = /^[\w@.:-]{1,100}$/;

function letterAbout(unit: string, { publicUrl }: Config): { subject: string; lines: string[] } {
  return {
    subject: `${unit} failed on ${new URL(publicUrl).host}`,
    lines: [
      `${unit} failed on ${publicUrl} at ${new Date().toISOString()}.`,
      `Why is in the log of that machine: journalctl -u ${unit} -n 50`,
      `When the last good backup was made: ${publicUrl}/operator`,
    ],
  };
}

/** Writes to the operators, or where none is named to the address of the contact form. Asks nothing of the database. */
export async function tellOperators({ config, openMail }: Alone, unit: string): Promise<string> {
  if (!safeUnit.test(unit)) throw new Error(`${unit} isn’t the name of a unit.`);
  if (!config.mail.smtpUrl) throw new Error('No letter was sent: SMTP_URL is not set.');
  const { subject, lines } = letterAbout(unit, config);
  const to = config.operators.length > 0 ? config.operators : [config.mail.operator];
  const mail = openMail();
  try {
    const html = lines.map((line) => `<p>${line}</p>`).join('');
    for (const address of to) await mail.send({ to: address, subject, text: lines.join('\n\n'), html });
  } finally {
    mail.close();
  }
  return `Told ${to.join(', ')}.`;
}
