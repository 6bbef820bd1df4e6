import { expect } from 'vitest';
import type { KeptMessage } from '../src/ports/mail/port.ts';
import type { TestApp } from './harness.ts';

/** What the outbox holds for one person, newest first. */
export function mailsTo(app: TestApp, to: string): KeptMessage[] {
  return (app.mail.kept?.() ?? []).filter((message) => message.to === to);
}

/** Waits until the worker has sent a mail whose subject matches. */
export async function mailTo(app: TestApp, to: string, subject: RegExp): Promise<KeptMessage> {
  const find = () => mailsTo(app, to).find((message) => subject.test(message.subject));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return find() as KeptMessage;
}
