import { keepOfAccount } from '../../lib/storage/session.ts';
import type { Message } from './message.ts';
import { storedAssistant } from './stored.ts';

/** Enough to go on with; the whole conversation is on the server. */
const MOST_MESSAGES = 30;

const isText = (value: unknown): value is string => typeof value === 'string';

/** A kept message, also one that an older client wrote with four fields; without them it is none. */
function toMessage({ id, role, content, timestamp, ...rest }: Record<string, unknown>): Message | null {
  if (![id, role, content, timestamp].every(isText)) return null;
  const html = isText(rest.html) ? rest.html : null;
  const citations = Array.isArray(rest.citations) ? (rest.citations as Message['citations']) : [];
  const offers = Array.isArray(rest.offers) ? (rest.offers as Message['offers']) : [];
  const asks = Array.isArray(rest.asks) ? rest.asks.filter(isText) : [];
  const said = { id, role, content, timestamp, html, citations, offers, asks, written: rest.written === true };
  return { ...said, note: null, card: null } as Message;
}

/** Keeps what was last said about a sprint, for when the history cannot be loaded. */
export function keepChat(sprintId: string, messages: readonly Message[]): void {
  const entry = storedAssistant.chatHistory(sprintId);
  keepOfAccount(() => {
    if (messages.length === 0) entry.remove();
    else entry.set(messages.slice(-MOST_MESSAGES).map((message) => ({ ...message })));
  });
}

export function keptChat(sprintId: string): Message[] {
  return storedAssistant
    .chatHistory(sprintId)
    .get()
    .map(toMessage)
    .filter((message) => message !== null);
}
