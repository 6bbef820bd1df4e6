import { expect } from '@playwright/test';
import type { KeptMessage } from '../../server/src/ports/mail/port.ts';

/** The newest mail that the server wrote to an address, as its local outbox keeps it; waits for it to arrive. */
export async function newestMail(url: string, address: string): Promise<KeptMessage> {
  const find = async () => {
    const newestFirst = (await (await fetch(`${url}/dev/outbox.json`)).json()) as KeptMessage[];
    return newestFirst.find(({ to }) => to === address);
  };
  await expect.poll(find, { message: `a mail to ${address}` }).toBeTruthy();
  return (await find()) as KeptMessage;
}
