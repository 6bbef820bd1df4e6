import { expect } from '@playwright/test';
import type { KeptMessage } from '../../server/src/ports/mail/port.ts';

/** Confirms an address by the letter that was sent to it. */
export async function confirmByMail(url: string, address: string): Promise<void> {
  const { text } = await newestMail(url, address);
  const token = /\/confirm-email\?token=(\S+)/.exec(text)?.[1];
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/v1/auth/confirm-email`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify({ token }),
  });
  if (!answer.ok) throw new Error(`The address was not confirmed: ${await answer.text()}`);
}

/** The newest mail that the server wrote to an address, as its local outbox keeps it; waits for it to arrive. */
export async function newestMail(url: string, address: string): Promise<KeptMessage> {
  const find = async () => {
    const newestFirst = (await (await fetch(`${url}/dev/outbox.json`)).json()) as KeptMessage[];
    return newestFirst.find(({ to }) => to === address);
  };
  await expect.poll(find, { message: `a mail to ${address}` }).toBeTruthy();
  return (await find()) as KeptMessage;
}
