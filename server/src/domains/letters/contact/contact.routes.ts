import type { Handlers } from '../../../platform/mount.ts';
import type { ContactService } from './contact.ts';

export function contactRoutes(contact: ContactService): Handlers<'contact'> {
  return {
    send: ({ body, caller }) => contact.send(body, caller),
  };
}
