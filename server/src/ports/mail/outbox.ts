import type { KeptMessage, Mail } from './port.ts';

const keptCount = 50;

/** Keeps mails in memory instead of sending them, for one's own machine. */
export function createOutbox(): Mail {
  let messages: KeptMessage[] = [];
  return {
    async send(message) {
      messages = [{ ...message, sentAt: new Date() }, ...messages].slice(0, keptCount);
    },
    kept: () => messages,
    close: () => {
      messages = [];
    },
  };
}
