import { looksLikeEmail } from '../../../lib/email.ts';
import { contactTexts } from './texts.ts';

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export type ContactFaults = Partial<ContactMessage>;

/** As many as the server takes. */
export const MAX_MESSAGE = 5000;

/** Everything that is wrong with a message. */
export function findContactFaults({ name, email, message }: ContactMessage): ContactFaults {
  const { faults } = contactTexts;
  return {
    ...(name.trim() === '' && { name: faults.name }),
    ...(!looksLikeEmail(email) && { email: faults.email }),
    ...(message.trim() === '' && { message: faults.message }),
    ...(message.trim().length > MAX_MESSAGE && { message: faults.messageLong }),
  };
}
