import type { Message } from '../../../ports/mail/port.ts';

export interface Composed {
  message: Message;
  onSent?: () => Promise<void>;
  /** The mail server did not take it; the letter is composed again for the next try. */
  onFailed?: () => Promise<void>;
}

/**
 * Writes a letter at the moment of sending, so that no code waits in the queue; called again for each try.
 * Null when there is nothing to send any more.
 */
export type Composer = (id: string) => Promise<Composed | null>;

/** How letters that somebody can do without are stopped. */
export interface Stoppable {
  stop(userId: string): Promise<void>;
  /** What is said afterwards, in a sentence for people. */
  stopped: string;
}
