/** One mail. Both parts say the same: whoever sees no HTML misses nothing. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: { name: string; address: string };
  /** The address that ends letters of this kind when it is posted to (RFC 8058). */
  unsubscribe?: string;
}

export interface KeptMessage extends Message {
  sentAt: Date;
}

/** The mail server refuses this address for good: trying again would only annoy it. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError';
}

/** Sends mail. Both adapters pass the same suite. */
export interface Mail {
  /** Resolves when the mail was handed over; rejects when it should be tried again, or with UndeliverableError. */
  send(message: Message): Promise<void>;
  /** The newest mails first, where they are kept here instead of being sent. */
  kept?: () => readonly KeptMessage[];
  close(): void;
}
