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

/**
 * Writes to the operators, or where none is named to the address of the contact form. Asks nothing of the database. One
 * address that takes no letter keeps it from no other.
 */
export async function tellOperators({ config, openMail }: Alone, unit: string): Promise<string> {
  if (!safeUnit.test(unit)) throw new Error(`${unit} isn’t the name of a unit.`);
  if (!config.mail.smtpUrl) throw new Error('No letter was sent: SMTP_URL is not set.');
  const { subject, lines } = letterAbout(unit, config);
  const to = config.operators.length > 0 ? config.operators : [config.mail.operator];
  const html = lines.map((line) => `<p>${line}</p>`).join('');
  const told: string[] = [];
  const failures: string[] = [];
  const mail = openMail();
  try {
    for (const address of to) {
      await mail.send({ to: address, subject, text: lines.join('\n\n'), html }).then(
        () => told.push(address),
        (error: Error) => failures.push(`${address} couldn’t be told: ${error.message}`),
      );
    }
  } finally {
    mail.close();
  }
  if (told.length === 0) throw new Error(failures.join('\n'));
  return [`Told ${told.join(', ')}.`, ...failures].join('\n');
}
