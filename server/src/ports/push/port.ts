/** A browser that allowed messages, as it describes itself. */
export interface PushTarget {
  endpoint: string;
  /** Its public key and its secret, base64url. */
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  text: string;
  /** After this the push service drops what it could not deliver. */
  ttlSeconds: number;
  /** A later message with the same topic replaces one that still waits. */
  topic: string;
}

/** Sends messages to browsers by their push services. */
export interface Push {
  /** With which a browser allows messages from this server, base64url. */
  publicKey: string;
  /** Whether the target is one that is ever sent to: a public https address, and keys of the right kind. */
  accepts(target: PushTarget): boolean;
  /** `gone`: the browser takes no more messages. Rejects when it should be tried again. */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>;
}
