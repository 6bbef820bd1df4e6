import { expect } from 'vitest';
import type { KeptMessage } from '../src/ports/mail/port.ts';
import type { TestApp } from './harness.ts';

/** What the outbox holds for one person, newest first. */
export function mailsTo(app: TestApp, to: string): KeptMessage[] {
  return (app.mail.kept?.() ?? []).filter((message) => message.to === to);
}

/** The letters that somebody gets regularly and can stop, newest first. */
export const regularLettersTo = (app: TestApp, to: string) =>
  mailsTo(app, to).filter(({ unsubscribe }) => unsubscribe !== undefined);

/** Waits until every letter that was asked for is sent or dropped. */
export async function lettersSent(app: TestApp): Promise<void> {
  const waiting = async () => {
    const { rows } = await app.db.execute(
      "select 1 from jobs.job where name = 'mail.send' and state in ('created', 'retry', 'active')",
      [],
    );
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
}

/** Waits until the worker has sent a mail whose subject matches. */
export async function mailTo(app: TestApp, to: string, subject: RegExp): Promise<KeptMessage> {
  const find = () => mailsTo(app, to).find((message) => subject.test(message.subject));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return find() as KeptMessage;
}
