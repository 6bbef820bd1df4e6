import { client } from '../../../lib/client.ts';
import { storedContact } from './stored.ts';
import type { ContactMessage } from './validation.ts';

/** Sends a message; its draft is kept until then, and no longer. */
export async function sendMessage({ name, email, message }: ContactMessage): Promise<void> {
  await client.contact.send({ body: { name: name.trim(), email: email.trim(), message: message.trim() } });
  storedContact.contactDraft.remove();
}
